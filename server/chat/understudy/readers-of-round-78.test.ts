// What four fresh readers of 30 November wrote, and which met the wrong answer. Each case is red on the state that they read.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { talk } from '../../test/small-talk.ts';
import { asMeant } from './as-meant.ts';
import { isHeavy } from './heavy.ts';
import { nameTold } from './memory.ts';
import { ownTaleKindOf } from './own-tale-kinds.ts';
import { toldNow } from './told-before.ts';
import { jobs } from './told-words.ts';
import { readPart } from './understudy.ts';

const evening = 'The night is warm.';
/** The last of what `by` says to these. */
const lastOf = (character: 'Shrek' | 'Donkey' | 'Queen Lillian' | 'Fiona', ...messages: string[]) =>
  talk(messages, { by: readPart(character) }).lines.at(-1);

it('nobody is comforted for a trade', () => {
  expect(jobs.split('|').filter((job) => isHeavy(`im a ${job}`))).toEqual([]);
});

describe('what was told', () => {
  it('is a trade behind an age', () => {
    const told = toldNow('im 52 and a tram mechanic, guess im the grown up lol', [], evening);
    expect(told.find(({ kind }) => kind === 'job')?.words.job).toBe('a tram mechanic');
    expect(ownTaleKindOf('guess im the grown up lol')?.kind).not.toBe('childhood');
  });

  it.each([
    ['wait im gita btw, not shrek. i only have plain flour', 'Gita'],
    ['ok, and names fred, not sandwich', 'Fred'],
    ['wait im hungry', null],
    ['oh im so lost', null],
  ])('is a name: %s', (message, name) => expect(nameTold(message)).toBe(name));

  it('is asked after in other words', () => {
    expect(lastOf('Donkey', 'im a midwife', 'haha', 'and what do i work as, do you rember?')).toMatch(/midwife/);
    expect(lastOf('Shrek', 'my cat pasha is asleep on me', 'haha', 'sadly. and my cats name, you know it?')).toMatch(
      /Pasha/,
    );
    expect(lastOf('Shrek', 'i study law', 'haha', 'gotta go. whats it i study again?')).toMatch(/law/);
    expect(
      lastOf('Queen Lillian', 'my dog otto snores', 'haha', 'sure, can my dog come? whats his name again lol'),
    ).toMatch(/Otto/);
    expect(lastOf('Fiona', 'im vegan btw', 'haha', 'im back! guess what food i dont eat')).toMatch(/meat|vegan/i);
  });
});

it('who cannot eat onions is offered none', () => {
  for (const line of lines(
    'Shrek',
    ['What?', 'i cant eat onions', "I'll keep onions well off you."],
    'What’s for supper?',
  ))
    expect(line).not.toMatch(/onion/i);
});

it('milk that somebody cannot stomach is no illness', () => {
  for (const line of lines('Donkey', [evening], 'can i leave out the milk? it kills my stomach'))
    expect(endsWith(line, 'Donkey', 'sickness'), line).toBe(false);
});

it.each([
  'my dad is just like that when he drinks, he hits us',
  'my mum is so like that now, she forgets me',
  'my period, it kills my stomach and i cant stop crying',
])('what weighs is not taken out with what does not: %s', (message) => {
  expect(isHeavy(asMeant({ character: 'Shrek', loveInterest: 'Fiona', message }).message ?? '')).toBe(true);
});
