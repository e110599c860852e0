import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { inIt } from '../../test/in-a-scene.ts';
import { kinOf } from './kin.ts';
import { tradeOf, workIn } from './trade-of.ts';
import { readPart } from './understudy.ts';

const evening = 'The night is warm.';

describe('tradeOf', () => {
  it.each([
    ['someone at an animal shelter', 'animals'],
    ['a school secretary', 'office'],
    ['a school bus driver', 'driving'],
    ['a dental nurse', 'health'],
    ['a barista', 'serving'],
    ['a piano tuner', 'stage'],
    ['a vet nurse', 'animals'],
    ['someone at a launderette', 'cleaning'],
    ['a night porter at a hotel', 'guard'],
    ['a data scientist', 'machines'],
    ['a goldsmith of some sort', null],
    ['someone at a homeless shelter', null],
    ['someone at it all day', null],
  ])('knows what sort of work it is: %s', (job, sort) => expect(tradeOf(job)).toBe(sort));
});

describe('workIn', () => {
  it.each([
    ['i drive a school bus so i can steer', 'driving'],
    ['my class would love this story', 'teaching'],
    ['i pulled 200 shots at the coffee shop', 'serving'],
    ['i drove a bus 30 years', 'driving'],
    ['i run a bike shop', 'shop'],
    ['i keep bees too', 'animals'],
    ['the bus was late', null],
    ['do you drive a bus?', null],
    ['i work till midnight', null],
    ['i work at it every day', null],
    ['i work outside in all weather', null],
    ['i work with computers, in it', 'machines'],
    ['i love cake', null],
  ])('knows whose work it is that is told of: %s', (text, sort) => expect(workIn(text)).toBe(sort));
});

describe('kinOf', () => {
  it.each([
    ['your cat', 'cat'],
    ['your mother-in-law', 'relation'],
    ['your best friend', 'friend'],
    ['your three-legged dog', 'dog'],
    ['your plant', null],
    ['your goat', null],
  ])('knows what somebody is to the visitor: %s', (someone, sort) => expect(kinOf(someone)).toBe(sort));
});

describe('what is said to their work and to who is theirs', () => {
  const { trades, kin } = readPart('Shrek');
  it('is of that sort of work, behind their name if they say it', () => {
    for (const line of lines('Shrek', [evening], 'im cora, i work at an animal shelter, day off today')) {
      expect(line).toMatch(/^Cora(?:, an animal shelter)?! /);
      expect(trades.lines.get('animals')).toContain(line.replace(/^Cora(?:, an animal shelter)?! /, ''));
    }
    for (const line of lines('Shrek', [evening], 'i drive a bus, 30 years now'))
      expect(trades.lines.get('driving')).toContain(line.replace(/^A bus driver! /, ''));
  });

  it('is of what the one whom they name is to them', () => {
    for (const line of lines('Shrek', [evening], 'my cat is called Biscuit'))
      expect(kin.get('cat')).toContain(line.replaceAll('Biscuit', '{called}'));
  });

  it('is a word before the next line of a scene', () => {
    const words = trades.words.get('driving') ?? [];
    for (const line of inIt(['Shrek', 'mud_riddles', [0], 'an onion, i drive a school bus so i know']))
      expect(words.some((word) => line.startsWith(word))).toBe(true);
  });

  it('is nothing that makes light of what weighs', () => {
    for (const line of lines('Shrek', [evening], 'my patients died today and i cant stop crying'))
      for (const said of trades.lines.get('health') ?? []) expect(line).not.toContain(said);
  });

  it('takes the answer to what it asks of them, unless that weighs or asks for something', () => {
    const asked = 'Does Pasha let you believe the house is yours?';
    for (const answer of ['never, i sweep and she sleeps', 'yes haha'])
      for (const line of lines('Shrek', [asked], answer)) expect(endsWith(line, 'Shrek', 'answering'), line).toBe(true);
    for (const line of lines('Shrek', [asked], 'she died last week'))
      expect(endsWith(line, 'Shrek', 'answering'), line).toBe(false);
    for (const line of lines('Shrek', [asked], 'tell me a story'))
      expect(endsWith(line, 'Shrek', 'answering'), line).toBe(false);
  });

  it('is no joke about somebody who is gone, said now or before', () => {
    const gone = kin.get('partner')?.map((line) => line.replaceAll('{called}', 'Greta')) ?? [];
    const before = [evening, 'my late wife greta hated turnips', 'Turnips are a matter of taste.'];
    for (const [said, message] of [
      [[evening], 'my late wife greta hated turnips'],
      [before, 'my wife greta made cream cakes'],
    ] as const)
      for (const line of lines('Shrek', said, message)) expect(gone).not.toContain(line);
  });

  it('speaks of two as of two', () => {
    for (const line of lines('Doris', [evening], 'my kids are called Mila and Jonas'))
      expect(line).not.toMatch(/\b(?:does|has|is|was) Mila and Jonas|Jonas (?:is|has|does|\p{L}{2,}s)\b/iu);
  });
});
