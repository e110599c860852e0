// What four fresh readers of 30 November wrote, and which met the wrong answer. Each case is red on the state that they read, but for the heron and the herring: those held then.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { inIt } from '../../test/in-a-scene.ts';
import { act } from './act.ts';
import { sayings } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { nameTold } from './memory.ts';
import { noProgress, writeProgress } from './place.ts';
import { toldNow } from './told-before.ts';
import { readPart } from './understudy.ts';

const evening = 'The night is warm.';

describe('what a button says', () => {
  it('is pressed by whoever says it behind a word or a question of their own', () => {
    for (const line of inIt([
      'King Harold',
      'heron_statue',
      [0, 1, 0, 0, 0],
      'what about the heron did you send it back',
    ]))
      expect(line).toMatch(/^I could not/);
    for (const line of inIt([
      'Puss in Boots',
      'heist_portrait',
      [0, 0, 0, 1, 1, 1],
      'hehe your uncle. shh did you hear that?',
    ]))
      expect(line).toMatch(/candle/i);
  });

  it('is a wish, and no yes to the lesson that was left', () => {
    const place = { scene: 'one_eyebrow', choices: [0, 0], waited: 0, entry: 'offer' as const };
    const question = {
      character: 'Queen Lillian' as const,
      loveInterest: 'King Harold',
      message: 'ok ask me a riddle',
      history: [
        { category: 'user' as const, message: 'why do you let me win?' },
        {
          category: 'AI' as const,
          message: 'Letting? I had no reason, and excellent posture. And now the lesson?',
        },
      ],
      scene: writeProgress({ ...noProgress, left: place, met: [place.scene] }),
    };
    // With all her pools: the lesson is asked for in a line that a test is otherwise spared (every-chance.ts).
    for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.99])
      expect(act(question, readPart('Queen Lillian'), () => chance).line).toMatch(/^Two kings, two queens/);
  });
});

describe('no nuts', () => {
  it.each(['ill come but no nuts for me, i swell up like a balloon', 'what? i said no nuts sweetheart, im allergic'])(
    'is an allergy: %s',
    (message) => {
      const told = toldNow(message, [], "Come on Tuesday. I'll lay a third fork.");
      expect(told.find(({ kind }) => kind === 'allergy')?.words.allergy).toBe('nuts');
    },
  );
});

describe('a name that is asked for', () => {
  it('is that of the thing just named, or of whom the last line spoke', () => {
    const parrot = "Mine's a parrot. He can't whisk, but he swears me in.";
    for (const line of lines('Kitty Softpaws', [evening, 'who helps you?', parrot], 'a parrot?? whats his name'))
      expect(line).toMatch(/^One-Eyed Bill/);
    const taught = 'Two governesses said no, so my grandmother taught me behind the fan.';
    for (const asked of ['ha what was her name', 'no i mean your grandmothers name'])
      for (const line of lines('Queen Lillian', [evening, 'who taught you this', taught], asked))
        expect(line).toMatch(/Ottoline/);
  });
});

describe('a tale of somebody else', () => {
  it('is heard, of a son told of just now and of a pupil', () => {
    const asked = 'Your son Theo is 6 and never shuts up, wow, tell me everything!';
    const { ownTales, script } = readPart('Donkey');
    const child = (ownTales.get('child') ?? []).flatMap((it) => sayings(it, script.slots));
    for (const line of lines(
      'Donkey',
      [evening, 'my son Theo would love you', asked],
      'he asked me today if worms have knees',
    ))
      expect(child).toContain(line);
    for (const line of lines('Doris', [evening], 'right! a pupil glued his sleeve to a birdhouse last week'))
      expect(line).not.toMatch(/\?$/);
  });

  it('no sympathy, huh? is not said back', () => {
    for (const line of lines('Shrek', [evening], 'no sympathy for my knees huh'))
      expect(endsWith(line, 'Shrek', 'takes up', { told: 'no sympathy for your knees huh' }), line).toBe(false);
  });
});

describe('"I asked about the herring, im hungry"', () => {
  it('is no "true as toast": what is not known is owned up to', () => {
    const said = [evening, 'do they give us some herring?', "They're waving back, forty sailors!"];
    for (const line of lines('Donkey', said, 'i asked about the herring, im hungry'))
      expect(endsWith(line, 'Donkey', 'sorry'), line).toBe(true);
  });
});

describe('what four more wrote, an hour later', () => {
  it('is a name behind a but, and where somebody waits for a train', () => {
    expect(nameTold('ok continue, but call me xena, i like my real name')).toBe('Xena');
    for (const line of lines('Suzy Sugar', [evening], 'im yves by the way, 56, waiting for the 9.40 to lyon'))
      expect(endsWith(line, 'Suzy Sugar', 'sadness'), line).toBe(false);
  });

  it('is no illness, and no grief', () => {
    for (const said of inIt(['Donkey', 'cousins_trumpet', [0, 0, 0], 'were you scared? id be sick in a bush']))
      expect(endsWith(said, 'Donkey', 'sickness'), said).toBe(false);
    expect(isHeavy('hes blind then. my old dog maisie has better eyes and shes 14')).toBe(false);
    expect(isHeavy('he went blind last year and im so scared')).toBe(true);
  });

  it('is a button with a noun in place of a pronoun', () => {
    for (const said of inIt(['Gingerbread', 'thirteenth', [0, 1, 1], 'so what did the boy do to you']))
      expect(said).toMatch(/opened the window/);
  });

  it('is a cat, who is not asked whether it likes cats, and whose name is asked for', () => {
    for (const line of lines('Kitty Softpaws', [evening], 'ive got a cat called Biscuit')) {
      expect(line).toMatch(/Biscuit/);
      expect(line).not.toMatch(/like cats/i);
    }
    for (const line of lines(
      'Shrek',
      [evening, 'my cat Chopin is fat', 'Chopin, is it?'],
      'and my cat? whats he called and what does he eat',
    ))
      expect(line).toMatch(/Chopin/);
  });

  it('is a thing that is liked, and no question for the favourite', () => {
    const told = toldNow('ooh the keeper too. ill bring sherbet lemons, my favourite', [], 'The bridge is yours.');
    expect(told.map(({ words }) => words.like)).toContain('sherbet lemons');
  });
});
