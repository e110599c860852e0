// What readers of round 36 met (27 November, in the evening), with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { pools } from './earnest.ts';

const told = (messages: readonly string[]) => messages.flatMap((it) => [it, 'Aye.']);
const moustache = { scene: 'false_moustache', choices: [] };

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
    expect(toldShrek(message, 'lovely weather', asked)).toMatch(wanted);
  });

  it('is no fact where it is a wish', () => {
    const asked = 'which instrument did I say I am learning?';
    expect(toldShrek('Teach me something, for instance how to bow.', 'lovely weather', asked)).not.toMatch(/bow/);
  });

  it('is nodded at where it is a name', () => {
    for (const line of lines(
      'Suzy Sugar',
      ['Shall I tell it?'],
      'Yes please, I watch a museum. My name is Gus.',
      moustache,
    ))
      expect(line).toMatch(/\bGus\b.*\b(?:came a boy|A boy came)/);
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
        expect(line).toMatch(/A boy came every morning|Every morning came a boy/);
    },
  );
});

describe('comfort', () => {
  const inEarnest = new Set([...pools.values()].flat());
  const sad = 'It makes me a little sad, to be honest, the move to a smaller flat on Saturday.';
  const said = ['Nine hundred spoons!', sad, 'I can speak, or only purr.'];

  it('ends where the visitor asks for a tale, which begins', () => {
    const message = 'Then purr a little, please, and after that tell me of a duel.';
    for (const { line, progress } of replies('Puss in Boots', said, message))
      expect(['rooster_dawn', 'tailor_duel'], line).toContain(progress.place?.scene);
  });

  it.each(['I am fine again, really. Who is your painter?', 'I was not crying. Who taught you to fence?'])(
    'ends where the visitor plays on: %s',
    (message) => {
      for (const line of lines('Puss in Boots', said, message)) expect(inEarnest, line).not.toContain(line);
    },
  );

  it('stays where the visitor stays with it', () => {
    const grief = ['Nine hundred spoons!', 'My gran died on Tuesday.', 'I am sorry.'];
    for (const { line, say } of replies('Puss in Boots', grief, 'She raised me. What should I do?')) {
      expect(inEarnest, line).toContain(line);
      expect(say).toEqual([]);
    }
  });

  it('is no answer to the button that a message ends with, and is one to what weighs', () => {
    const wrote = { scene: 'false_moustache', choices: [0, 0, 0, 0, 0] };
    const asleep = ['I stuck it back on for him, and put a pie by his nose.'];
    const move = 'The kindest thing I heard this week, in which I move to a smaller flat. And his notebook?';
    for (const line of lines('Suzy Sugar', asleep, move, wrote)) expect(line).toMatch(/I peeked\. Page one/);
    for (const line of lines('Suzy Sugar', asleep, 'My gran died on Tuesday. And his notebook?', wrote))
      expect(line).not.toMatch(/I peeked/);
  });
});
