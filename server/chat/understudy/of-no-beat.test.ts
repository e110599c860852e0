import { describe, expect, it } from 'vitest';
import { inIt, after as left, type Way } from '../../test/in-a-scene.ts';

/** The beats behind [0, 1] of the duel and behind [0] of the hiding place: what a listener has heard so far. */
const duel = (said: string): Way => ['Puss in Boots', 'rooster_dawn', [0, 1], said];
const hiding = (said: string): Way => ['Fiona', 'hiding_ambrose', [0], said];
const cheese = (said: string): Way => ['Donkey', 'runaway_cheese', [0], said];
const hat = (said: string): Way => ['Kitty Softpaws', 'cherry_hat', [0], said];
const notice = (said: string): Way => ['Shrek', 'rent_frog', [0, 0], said];
const spy = (said: string): Way => ['Suzy Sugar', 'false_moustache', [0, 0], said];

describe('a question of yes or no that the next line does not answer', () => {
  it.each([
    [hiding('was he your type'), /^He (?:was|was not)\. Good branch/],
    [hiding('do you miss him'), /^I do(?: not)?\. Good branch/],
    [hiding('is he married now'), /^He is(?: not)?\. Good branch/],
    [hiding('lol were you lonely'), /^I was(?: not)?\. Good branch/],
  ] as const)('stands before that line: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
    for (const { place } of left(way)) expect(place?.choices.length).toBe(way[2].length + 1);
  });

  it.each([
    [hiding('did he have a horse'), /^Have a horse\? /],
    [hat('did he catch you'), /^Catch me\? /],
    [hat('can you pick any lock'), /^Pick any lock\? /],
    [cheese('omg did you eat it'), /^Eat it\? /],
    [duel('is he still alive lol'), /^Alive\? /],
  ] as const)('or has an answer of its own, and the tale waits: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
    for (const { place, say } of left(way)) {
      expect(place?.choices).toEqual(way[2]);
      expect(say.length).toBeGreaterThan(0);
    }
  });

  it('is the same whenever it is asked', () => {
    const answers = new Set(inIt(hiding('do you miss him')).map((it) => it.split('.')[0]));
    expect(answers.size).toBe(1);
  });
});

describe('a question that the tale answers', () => {
  it.each([
    [notice('and did he ever pay'), /^Not a penny/],
    [spy('were u angry tho'), /half a minute/],
    [duel('so did you fight him or what'), /Dawn is his best hour/],
    [notice('what happened then'), /Not a penny/],
  ] as const)('is answered by it alone: %s', (way, line) => {
    for (const said of inIt(way)) {
      expect(said).toMatch(line);
      expect(said).not.toMatch(/^(?:I|He|It|They) (?:did|do|was|is)(?: not)?\. /);
    }
  });

  it.each(['are you a robot', 'are you even real', 'did he kill her', 'do you love me', 'did i win', 'should i go'])(
    'and one that no tale should answer is not: %s',
    (said) => {
      for (const line of inIt(hiding(said)))
        expect(line).not.toMatch(/^(?:I|He|She|It) (?:am|is|did|do|have)(?: not)?\. Good/);
    },
  );
});

describe('a thing of the visitor’s by the way', () => {
  it.each([
    [hat('my hat is a beanie lol'), /beanie/i],
    [notice('lol my teapot is striped'), /teapot/i],
    [duel('haha my scissors would win. go on'), /scissors/i],
    [hiding('im already on the sofa with a crossword'), /crossword/i],
  ] as const)('is named beside the next line: %s', (way, thing) => {
    for (const said of inIt(way)) expect(said).toMatch(thing);
  });

  it.each([
    [hiding('haha my guess is he ran'), /guess/i],
    [notice('you broke my heart lol go on'), /heart/i],
    [spy('what a liar lol'), /liar/i],
  ] as const)('but none that is no thing: %s', (way, thing) => {
    for (const said of inIt(way)) expect(said).not.toMatch(thing);
  });
});
