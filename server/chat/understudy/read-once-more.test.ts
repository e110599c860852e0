// What a second reading of the wishes and of what is heard as meant found: each was answered wrongly before.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { asMeant } from './as-meant.ts';
import { isHeavy } from './heavy.ts';
import { allToldIn } from './told.ts';
import { saidToThem } from './told-second.ts';

const evening = ['Evening.'];
const asked = (message: string) => asMeant({ character: 'Shrek', loveInterest: 'Fiona', message }).message;

it.each([
  'do you think my dad will make it?',
  'do you think grandma will make it through the night',
  'do you think he will pass away?',
  'will i win?',
])('no test is hoped for in "%s"', (message) => {
  for (const line of lines('Fiona', evening, message))
    expect(endsWith(line, 'Fiona', 'hopes for them'), line).toBe(false);
});

it.each(['i want a hot dog', 'give me a cold hard look', 'we ate my duck recipe'])(
  'neither a drink nor a vet is asked for in "%s"',
  (message) => {
    for (const pool of ['gives drink', 'sends to vet'])
      for (const line of lines('Doris', evening, message)) expect(endsWith(line, 'Doris', pool), line).toBe(false);
  },
);

it.each([
  'my cold heart says no. what do you eat?',
  'he came with a cold smile. what do you eat?',
  'my cold soup is here. what do you eat?',
])('nobody has a cold in "%s"', (message) => {
  for (const line of lines('Donkey', evening, message)) expect(line).not.toMatch(/your nose|bless you|sneezy/i);
});

describe('what is heard as meant', () => {
  it.each([
    'my dog died yesterday. oh wait, can you sing?',
    'not now, im too sad for songs.',
    'i lost 2 to cancer im devastated',
    'the fish made me sick last night',
  ])('keeps the whole of "%s"', (message) => {
    expect(asked(message)).toBe(message);
  });

  it.each([
    ['Give me a hint! no wait, is it a clock?', 'is it a clock?'],
    ["In by the laundry, I'm too heavy for ivy. Whose is it?", 'In by the laundry. Whose is it?'],
    ['rovers lost 6-0 yesterday im in mourning', 'rovers lost 6-0 yesterday'],
    ['nuts make me ill', "I'm allergic to nuts"],
  ])('hears "%s" as "%s"', (message, meant) => {
    expect(asked(message)).toBe(meant);
  });
});

it.each(['clowns make me sick', 'my boss makes me sick', 'the fish made me ill last night'])(
  '"%s" is no allergy',
  (told) => {
    expect(allToldIn(told).filter(({ kind }) => kind === 'allergy')).toEqual([]);
  },
);

it('what pleases somebody keeps its verb', () => {
  expect(saidToThem('i wanted to please my mum', 'Shrek', [])).not.toBe('you wanted to your mum');
});

it.each(['Nobody is watching me tonight', 'Mum is sleeping'])('"%s" names no dog', (told) => {
  const talk = [...evening, `${told}. I have a dog.`, 'Is that so.', 'go on', 'On it goes.'];
  for (const line of lines('Doris', talk, "what was my dog's name again?")) expect(line).not.toMatch(/Nobody|Mum/);
});

it.each(['my surgery is on Monday and nobody knows', 'i have my surgery on monday'])('"%s" weighs', (message) => {
  expect(isHeavy(message)).toBe(true);
});

it("a vet's own surgery does not", () => {
  expect(isHeavy("lemons and danger, that's my surgery on a Monday!")).toBe(false);
});
