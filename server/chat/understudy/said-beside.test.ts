// What a message tells beside what it asks, a return, and what is kept of it.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { toldIn } from './told.ts';
import { statementsIn } from './told-statements.ts';

const glove = { scene: 'bucket_duel', choices: [0] };
const noon = 'Noon, one hot mill, one bucket, and two hands on the handle.';
const sunrise = { scene: 'far_lighthouse', choices: [0, 2, 0, 0, 0, 0] };
const sailors = "They're waving back, forty sailors, I counted arms and halved it!";

describe('news beside what goes on with a scene', () => {
  it.each([
    [
      'yours i guess. btw my nephew Oli turned 6 today. wot happened next?',
      /^Oli\b.*\b(?:The other hand|Dukes drink first)/,
    ],
    ['go on! my sister Wilma started a new job on monday', /^Wilma\b.*\b(?:The other hand|Dukes drink first)/],
  ])('is nodded at in %j', (message, said) => {
    for (const line of lines('Fiona', [noon], message, glove)) expect(line).toMatch(said);
  });

  it.each([
    ["haha clever. lets sit and watch. btw i'm moving to Lisbon in march, what do you think", 'Donkey'],
    ['ok go on. oh wait, my brother is leaving for Peru on monday, is that a good idea?', 'Donkey'],
  ] as const)('gets an opinion where one is asked for: %j', (message, who) => {
    for (const { line, progress } of replies(who, [sailors], message, sunrise)) {
      expect(endsWith(line, who, 'asked of news'), line).toBe(true);
      expect(progress.place?.scene).toBe('far_lighthouse');
    }
  });

  it.each([
    ["sit on it together? that's sweet. btw i had a horrible day, my boss Marjorie shouted at me", 'bad-day'],
    ['what log? my teacher laughed at me in front of everyone', 'bad-day'],
    ["wait, we are in the caves? i'm scared of the dark you know", 'fear'],
  ])('comes first where it hurts: %j', (message, pool) => {
    for (const line of lines('Shrek', ['We sit every evening.'], message, { scene: 'log_poem', choices: [0, 0] }))
      expect(endsWith(line, 'Shrek', pool), line).toBe(true);
  });

  it('is not made light of', () => {
    for (const line of lines('Donkey', [sailors], 'my grandmother died on monday, what do you think', sunrise))
      expect(endsWith(line, 'Donkey', 'asked of news'), line).toBe(false);
  });
});

describe('somebody who returns', () => {
  it.each(["i'm back!", 'hello, I am back again', 'hi love, im home'])('is welcomed upon %j', (message) => {
    for (const line of lines('Shrek', ['Off you go, then.'], message))
      expect(endsWith(line, 'Shrek', 'welcome back'), line).toBe(true);
  });

  it('is welcomed beside what is answered', () => {
    const said = lines('Shrek', ['my favourite food is jam', 'Good.'].slice(1), "I'm back! can you bake?");
    expect(
      said.some((line) =>
        /^(?:You're back|There you are|Welcome home|Good, it's you|Back already|Missed you)/.test(line),
      ),
    ).toBe(true);
  });

  it.each(['my back hurts', 'i want to go back to the river', 'give it back'])('is not seen in %j', (message) => {
    for (const line of lines('Shrek', ['Aye.'], message))
      expect(endsWith(line, 'Shrek', 'welcome back'), line).toBe(false);
  });
});

describe('what is kept', () => {
  it.each([
    ['my favourite food is actually pickled onions', 'pickled onions'],
    ['honestly my favourite book is obviously the red one', 'the red one'],
    ['i secretly love jazz', 'jazz'],
  ])('holds no filler: %j', (message, like) => {
    expect(toldIn(message)?.words.like).toBe(like);
  });

  it.each([
    ['now about my exam, its anatomy and im so nervous', 'my exam is anatomy'],
    ['oh and tengo un examen mañana', 'i have an exam tomorrow'],
    ['tengo una boda', 'i have a wedding'],
  ])('is stated in %j', (message, statement) => {
    expect(statementsIn(message, [])).toContain(statement);
  });

  it('is no cat where the cat is spoken to', () => {
    expect(statementsIn('estás loco mi gato.', [])).toEqual([]);
    expect(statementsIn('she gave you a head start, mi gato!', ['a race, estás loco mi gato'])).toEqual([]);
  });
});

it('what one is afraid of is heard in the middle of a game', () => {
  const message = 'After her! I have an operation in January, I am a little afraid of it, to tell you honestly.';
  for (const { line } of replies(
    'King Harold',
    ['My flagship has slipped her string! Will you help me chase her?'],
    message,
  ))
    expect(line).not.toMatch(/drawbridge|\brow\b|bank/);
});
