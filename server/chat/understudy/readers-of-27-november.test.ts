// What readers of 27 November met, with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { nameTold } from './memory.ts';

describe('an invitation', () => {
  it.each([
    'Will you come and cheer at the finish, Suzy?',
    'will you come on saturday?',
    "I've saved you a hat. Would you come on Friday, and sit next to my fiancée Meera?",
  ])('is accepted: %s', (message) => {
    for (const line of lines('Suzy Sugar', ['The oven is on.'], message))
      expect(endsWith(line, 'Suzy Sugar', 'be-my-date'), line).toBe(true);
  });
});

describe('what is offered', () => {
  const lesson = 'I give lessons in saying no. Politely, door open. Would you like one?';
  const medal = 'This medal is a real gumdrop. Shall I tell you how I won it?';

  it('is not taken by a not now, whatever else the message says', () => {
    const where = { scene: 'ant_medal', choices: [] };
    const message = "Not now, brave biscuit, first I want to know how you are! I've a concert on Friday.";
    for (const { progress } of replies('Gingerbread', [medal], message, where))
      expect(progress.place?.choices ?? []).not.toEqual([0]);
  });

  it('is taken by whoever only joked about a no', () => {
    const message = "No! ...How was that? Only joking, Doris, I'd love one.";
    for (const { progress } of replies('Doris', [lesson], message, { scene: 'saying_no', choices: [] }))
      expect(progress.place?.choices).toEqual([0]);
  });
});

describe('what is no feeling of the visitor', () => {
  it.each([
    ['Lovely, I got goosebumps. Do you sleep by the window?', 'fear'],
    ['Past the geese, I fear geese less than galleries.', 'fear'],
    ['Nobody sang? Sounds like a rotten night to me!', 'bad-day'],
    ['a lily pad. hard to apologise to, i suppose.', 'sadness'],
  ])('is not comforted: %s', (message, pool) => {
    for (const line of lines('Queen Lillian', ['There is a lily pad.'], message))
      expect(endsWith(line, 'Queen Lillian', pool), line).toBe(false);
  });
});

describe('a question', () => {
  it('that may be tapped is heard behind a comma, and whoever on earth is asked for', () => {
    for (const message of ["Right, you've got me curious, who is One-Eyed Bill?", 'who on earth is One-Eyed Bill?'])
      for (const line of lines('Kitty Softpaws', ['Bring buns.'], message)) expect(line).toMatch(/parrot|seeds/i);
  });

  it('of a snail called Lightning is none of the weather', () => {
    for (const line of lines('Gingerbread', ['He is mine, and I am his.'], 'so is Lightning a horse then?'))
      expect(endsWith(line, 'Gingerbread', 'weather'), line).toBe(false);
  });

  it('for a hint is heard beside news', () => {
    const where = { scene: 'gate_riddles', choices: [0, 1, 0] };
    const said = ['Two. It goes right round a castle and never takes a step.'];
    for (const line of lines('Fiona', said, "Give me a little hint, I've been up all night kneading.", where))
      expect(line).toMatch(/wet/);
  });
});

it('a name is said before no line that would say its deed of somebody else', () => {
  const where = { scene: 'pike_breeches', choices: [0, 0] };
  const said = ['The reed dipped. Up came a pike as long as a door.'];
  for (const line of lines('Shrek', said, 'My son Bram plays the drums. What did he do?', where))
    expect(line).not.toMatch(/Bram[^?]*\. Looked/);
});

it("a button's word before news goes on with the scene", () => {
  const where = { scene: 'runaway_flagship', choices: [0] };
  const said = ['There, under the drawbridge! Do we row, or run along the bank?'];
  const message = "row, i live on a canal boat so i'm basically a captain. dev, at your service";
  for (const { progress } of replies('King Harold', said, message, where))
    expect(progress.place?.choices).toEqual([0, 0]);
});

it('"it\'s Emil" behind what somebody else is called is no name of the visitor', () => {
  expect(nameTold("You forgot his name, you rascal! It's Emil.")).toBeNull();
  expect(nameTold("Do you know what I'm allergic to? It's hazelnuts!")).toBeNull();
  expect(nameTold("It's Emil.")).toBe('Emil');
});
