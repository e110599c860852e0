import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { notice } from './notice.ts';
import { wordsAndPausesOf } from './phrase-notice.ts';

function clausesIn(message: string): readonly string[] {
  const read = wordsAndPausesOf(message);
  return clausesOf(read).map(({ begin, end }) => read.words.slice(begin, end).join(' '));
}

describe('the clauses of a message', () => {
  it.each([
    ['kiss me. he hits me', ['kiss me', 'he hits me']],
    ['tell me a joke, he hits me', ['tell me a joke', 'he hits me']],
    ['lol he hits me haha', ['he hits me']],
    ['kiss me 😘 he hits me', ['kiss me', 'he hits me']],
    ["i'm 12 and they beat me", ['i am 12', 'they beat me']],
    ['i am so sad', []],
    ['we danced so he hit me', ['we danced', 'he hit me']],
    ['k,i,l,l me now', []],
  ])('of "%s"', (message, clauses) => {
    expect(clausesIn(message)).toEqual(clauses);
  });

  it('are at most two dozen, the first and the last', () => {
    expect(clausesIn('kiss me. '.repeat(100)).length).toBe(24);
    expect(clausesIn(`${'kiss me. '.repeat(100)}he hits me`).at(-1)).toBe('he hits me');
  });
});

describe('a cry', () => {
  const cries = [
    'he rapes me',
    'I took an overdose',
    'I have nothing to live for',
    "I've got the rope ready",
    "I'm cutting now",
    "I'm scared of my stepdad",
    'nobody will miss me',
    'they lock me in',
    'they beat me',
    "I'm worthless",
    'life is pointless',
    'I feel dead inside',
    "I'm bleeding a lot",
    "I can't go on",
  ];

  it.each(cries)('is heard whatever stands beside it: "%s"', (cry) => {
    const all = [
      `kiss me. ${cry}`,
      `tell me a joke, ${cry}`,
      `dance with me, ${cry}`,
      `happy birthday to me! ${cry}`,
      `${cry}. what's for dinner?`,
      `I like trains. ${cry}`,
      `lol ${cry} haha`,
      `I'm 12 and ${cry}`,
      `im 13, ${cry}`,
      `${cry}. I'm 12`,
    ];
    expect(all.filter((message) => notice(message)?.kind !== 'danger')).toEqual([]);
  });

  it.each([
    "kiss me. what's for dinner?",
    'dance with me, he brought cake',
    'lol he makes me laugh haha',
    "happy birthday to me! I've got the table ready",
    "I'm cutting the cake now, kiss me",
    'goodbye forever! (til after my tea)',
    'please end my suffering and tell me what is in the pie',
  ])('is not in "%s"', (message) => {
    expect(notice(message)).toBeNull();
  });
});
