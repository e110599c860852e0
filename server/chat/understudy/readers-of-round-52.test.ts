// What six readers of 28 November (Greta, Nils; Tom, Priya; Ana, Ben) were not heard in, and now are.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { toldIn } from './told.ts';

it('with "didnt you" behind it what is said is a guess, and what comes answers it', () => {
  const hill = ['So, Cheese Hill, the very top, one wheel of cheese, taller than my ears!'];
  const cheese = { scene: 'runaway_cheese', choices: [0] };
  for (const line of lines('Donkey', hill, 'and you kicked it down the hill didnt you', cheese))
    expect(line).toMatch(/leaned on it/);
});

describe('an offer', () => {
  const wobble = { scene: 'bridge_wobble', choices: [] };
  const offer = ["I could teach you the Bridge Wobble, it's a dance, mostly knees - shall we?"];
  it.each(['my knees are wrecked from work lol but ok show me', 'so whats step one', "what's the first step then?"])(
    'is taken by "%s"',
    (message) => {
      for (const line of lines('Donkey', offer, message, wobble)) expect(line).toMatch(/Stand up, feet wide/);
    },
  );
});

describe('an invitation', () => {
  it.each([
    'take me there? i can bring coffee',
    'come with me on the bike instead when it works',
    'lol then come round the counter',
    'If I save a spoon for you, do you come to Kiel through my window tonight?',
  ])('is taken: %s', (message) => {
    for (const line of lines('Fiona', ['Half the sails.'], message))
      expect(endsWith(line, 'Fiona', 'comes along')).toBe(true);
  });

  it.each(['will you come to my funeral', 'take me away from here', 'If I die, do you come with me?'])(
    'is none in "%s"',
    (message) => {
      for (const line of lines('Fiona', ['Half the sails.'], message))
        expect(endsWith(line, 'Fiona', 'comes along')).toBe(false);
    },
  );

  it('to sit closer is answered by room', () => {
    for (const line of lines(
      'Kitty Softpaws',
      ['One chair.'],
      'is there room on your knees for a lady from the choir?',
    ))
      expect(endsWith(line, 'Kitty Softpaws', 'makes room')).toBe(true);
  });
});

it('how tall somebody is, they say', () => {
  for (const line of lines('Puss in Boots', ["child's size."], 'i mean how tall are you really'))
    expect(endsWith(line, 'Puss in Boots', 'own size')).toBe(true);
});

it('an allergy is told across a question mark', () => {
  expect(toldIn('no peanuts in it right? im allergic, real bad')).toEqual({
    kind: 'allergy',
    words: { allergy: 'peanuts' },
  });
  expect(toldIn('no cats up there right? i’m allergic. what’s for dinner')).toEqual({
    kind: 'allergy',
    words: { allergy: 'cats' },
  });
});

it('a niece who is told of is not who is spoken to', () => {
  const message = 'lol what. i’ll fold him into a napkin. my niece saga is 5 she’d love that';
  const hiding = { scene: 'hiding_ambrose', choices: [] };
  for (const line of lines('Fiona', ["Duck! My cousin's here to fold napkins at us. Are we hiding?"], message, hiding))
    expect(line).not.toMatch(/^Saga! (?:He|She|They)\b/);
});

it('"do you ever get lost?" is no insult', () => {
  for (const line of lines('Shrek', ['Aye.'], 'Do you ever get lost?'))
    expect(endsWith(line, 'Shrek', 'insult')).toBe(false);
});

it('a line comes back with no other pet name in it', () => {
  const pudding = { scene: 'burglars_pudding', choices: [] };
  const offer = "I make one dish. No oven, no noise. Shall I teach you burglar's pudding?";
  const asked = 'What do I need for it?';
  const waits = (said: readonly string[]) => lines('Kitty Softpaws', said, asked, pudding);
  const [first = ''] = waits([offer]);
  const [, start = ''] = /^(.*?), (?:handsome|Boots|partner|Whiskers|trouble)/.exec(first) ?? [];
  expect(start, first).not.toBe('');
  for (const line of waits([first, 'ok', offer])) expect(line.startsWith(start), line).toBe(false);
});

it('the second riddle is the second', () => {
  const said = ['A riddle?', "Onion! Too easy. You've been at my table too long.", 'what do you eat', 'Aye, anything.'];
  for (const line of lines(
    'Shrek',
    said,
    'Leave the door shut. Now, the second riddle?',
    { scene: 'mud_riddles', choices: [0, 0] },
    true,
  ))
    expect(line).toMatch(/one leg and no tongue/);
});

it("a shepherd's pie is no shepherd", () => {
  const message = 'I’ve been making shepherd’s pie since six. did he bite you?';
  for (const line of lines('Shrek', ['Then up came a pike, long as a door.'], message, {
    scene: 'pike_breeches',
    choices: [0, 1],
  }))
    expect(line).not.toMatch(/shepherd/i);
});
