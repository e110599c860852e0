// What readers of round 36 met (27 November, in the evening), with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../care/earlier.ts';
import { notice } from '../../care/notice.ts';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { talk } from '../../test/small-talk.ts';
import { readPart } from './understudy.ts';

const told = (messages: readonly string[]) => messages.flatMap((it) => [it, 'Aye.']);
const shrek = readPart('Shrek');
const moustache = { scene: 'false_moustache', choices: [] };
const last = (...messages: string[]) => talk(messages, { by: shrek, random: () => 0.4 }).lines.at(-1);

describe('two facts asked for at once', () => {
  it.each([
    [
      ['like my hamster turbos bath haha', 'careful if its nuts, im allergic, i would swell up'],
      'quick test though, what was my hamsters name and what am i allergic to',
      /Turbo.*nuts/,
    ],
    [
      ['my hamster turbo is small and he hates rain too', 'my sister mo marries in june and i must give a speech'],
      'do you remember my hamsters name and what my sister does in june',
      /Turbo.*Mo marries in June/,
    ],
    [
      ['my dog Pepper does that too, except when a bicycle comes'],
      'quiz! whats my dog called, and what is she scared of?',
      /your dog is Pepper/i,
    ],
    [
      ['i run like my hamster turbo in his wheel'],
      'whats my hamsters name and where do i work',
      /your hamster is Turbo/i,
    ],
  ])('come together, or the one that is known: %j', (messages, asked, wanted) => {
    for (const line of lines('King Harold', told(messages), asked)) expect(line).toMatch(wanted);
  });
});

describe('what is told in passing', () => {
  it.each([
    [
      'too many boxes, one accordion and a parrot called Admiral who imitates my phone',
      "what was my parrot's name again?",
      /Admiral/,
    ],
    [
      'And is it allowed with an accordion on the belly, I am learning that one at the moment?',
      'which instrument did I say I am learning?',
      /accordion/,
    ],
  ])('is known later: %s', (message, asked, wanted) => {
    expect(last(message, 'lovely weather', asked)).toMatch(wanted);
  });

  it('is no fact where it is a wish', () => {
    const asked = 'which instrument did I say I am learning?';
    expect(last('Teach me something, for instance how to bow.', 'lovely weather', asked)).not.toMatch(/bow/);
  });

  it('is nodded at where it is a name', () => {
    for (const line of lines(
      'Suzy Sugar',
      ['Shall I tell it?'],
      'Yes please, I watch a museum. My name is Gus.',
      moustache,
    ))
      expect(line).toMatch(/^Gus! A boy came/);
  });

  it('is heard where it must not be eaten', () => {
    const message = 'Butter is a difficulty, lactose does not agree with me. Can I leave it out?';
    for (const line of lines('King Harold', ['Boil the egg ten minutes.'], message, {
      scene: 'cress_sandwich',
      choices: [0, 0],
    }))
      expect(endsWith(line, 'King Harold', 'leaves out'), line).toBe(true);
  });
});

describe('an offer', () => {
  it.each(['Yes please, I guard a museum.', 'Thank you. But you promised me a spy with a false moustache.'])(
    'is taken by %s',
    (message) => {
      for (const line of lines(
        'Suzy Sugar',
        ['I once caught a spy in a false moustache. Would you like to hear?'],
        message,
        moustache,
      ))
        expect(line).toMatch(/A boy came every morning/);
    },
  );
});

describe('comfort', () => {
  const sad = 'It makes me a little sad, to be honest, the move to a smaller flat on Saturday.';
  it.each([
    ['Puss in Boots', 'Then purr a little, please, and after that tell me of a duel.'],
    ['Puss in Boots', 'I am fine again, really. Who is your painter?'],
  ] as const)('ends where the visitor plays on: %s: %s', (character, message) => {
    const said = ['Nine hundred spoons!', sad, 'I can speak, or only purr.'];
    for (const line of lines(character, said, message))
      expect(line).not.toMatch(
        /I am here, and I am not going|Whatever you feel|a great deal to carry|Take all the time/,
      );
  });

  it('stays where the visitor stays with it', () => {
    const said = ['Nine hundred spoons!', 'My gran died on Tuesday.', 'I am sorry.'];
    for (const act of replies('Puss in Boots', said, 'She raised me. What should I do?')) expect(act.say).toEqual([]);
  });

  it('is no answer to a button that a message ends with', () => {
    const message =
      'the kindest thing I heard this week, in which I move to a smaller flat on Saturday. Tell me of a duel';
    for (const line of lines('Puss in Boots', ['Free! The moon, a wall.'], message))
      expect(endsWith(line, 'Puss in Boots', 'sadness'), line).toBe(false);
  });
});

describe('care', () => {
  const footman = {
    category: 'AI',
    message: 'Tobias, our youngest footman, thirteen. He bites, but he shares.',
  } as const;
  it('takes nobody for a child who gives back a number', () => {
    const conversation = { history: [footman], noticed: [] };
    expect(noticeIn(conversation, 'thirteen! poor lad is hungry. is he the thief then')).toBeNull();
    expect(noticeIn(conversation, "thirteen! i'm that too")?.kind).toBe('minor');
    const asked = { category: 'AI', message: 'How old are you, dear? Thirteen?' } as const;
    expect(noticeIn({ history: [asked], noticed: [] }, 'thirteen')?.kind).toBe('minor');
  });

  it('hears no hate in whom a goose has beaten', () => {
    expect(notice('daftest? a goose sat in a letterbox. Iris the postwoman, beaten by a goose')).toBeNull();
    expect(notice('women should be beaten')?.kind).toBe('hate');
    expect(notice('a policewoman should be beaten')?.kind).toBe('hate');
  });
});

describe('several beasts', () => {
  it.each([
    'I have two guinea pigs, Salt and Vinegar. They would love this',
    'Hello! My guinea pigs Salt and Vinegar say hi. My name is Gus.',
    'Our guinea pigs, Salt and Vinegar, are loud',
    "My guinea pigs would've eaten the rest of you, they are called Salt and Vinegar",
    'Crumbs make me think of my two guinea pigs. They’re called Salt and Vinegar and eat everything',
  ])('have their names: %s', (message) => {
    expect(last(message, 'lovely weather', 'what are my guinea pigs called again?')).toMatch(/Salt and Vinegar/);
  });
});

describe('readers of round 37', () => {
  it.each([
    ['I have cream and sugar. no lemons, no patience', true],
    ['no lemons, no patience, no thanks', false],
  ])('the offer of a recipe is taken by whoever brings things for it: %s', (message, isTaken) => {
    const said = ['Cream, sugar, lemons and patience make a posset. Shall I teach you?'];
    const posset = { scene: 'lemon_posset', choices: [] };
    for (const act of replies('Queen Lillian', said, message, posset))
      expect(act.progress.place?.scene === 'lemon_posset' && act.progress.place.choices.length > 0, act.line).toBe(
        isTaken,
      );
  });

  it.each([
    'we still need a name for the baby, got any idea?',
    'could you think of a name for our baby, a royal one maybe?',
  ])('a name for a baby is a name: %s', (message) => {
    for (const line of lines('King Harold', ['The orangery, and how warm!'], message))
      expect(readPart('King Harold').talk.get('new-baby') ?? [], line).toContain(line);
  });

  it.each([
    ['no walnuts, they make my throat itch', 'what am I allergic to?', /walnuts/],
    ['im Iris the postwoman, nobody notices me', "what's my name?", /Iris/],
    ['lol. monty is my snake, he eats small things', 'whats my snake called', /Monty/],
  ])('is known: %s', (message, asked, wanted) => {
    expect(last(message, 'lovely weather', asked)).toMatch(wanted);
  });

  it('a number in a sentence of its own is the tale’s, though more is told behind it', () => {
    const history = [{ category: 'AI', message: 'A card came, ten years on. It said, keep the mop.' } as const];
    expect(
      noticeIn({ history, noticed: [] }, '10 years!! is that what keeps u here? im learning to juggle'),
    ).toBeNull();
  });

  it('who is lost in a lesson has not followed', () => {
    const where = { scene: 'one_eyebrow', choices: [0] };
    for (const line of lines('Queen Lillian', ['Rooms fall silent.'], 'behind who? im lost. ok and now?', where))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(false);
  });
});
