import { describe, expect, it } from 'vitest';
import { hints as aToD } from '#texts/hangman/hints/a-d.ts';
import { hints as eToL } from '#texts/hangman/hints/e-l.ts';
import { hints as mToR } from '#texts/hangman/hints/m-r.ts';
import { hints as sToZ } from '#texts/hangman/hints/s-z.ts';
import { words } from '#texts/hangman/words.ts';
import { characterNames } from '../../../cast/characters.ts';
import type { Hint } from '../../texts/hint.ts';
import { tagNames } from './hint-for.ts';
import { nameTags } from './name-tags.ts';

const quarters = [
  { letters: 'abcd', hints: aToD },
  { letters: 'efghijkl', hints: eToL },
  { letters: 'mnopqr', hints: mToR },
  { letters: 'stuvwxyz', hints: sToZ },
];
const written = quarters.flatMap(({ hints }) => Object.entries(hints));
const spoken = written.flatMap(([word, hints]) => hints.map(({ text }) => ({ word, text })));

/** The nine whose tags hang; the tags call two of them Gingy and Suzy Sugarplum. */
const tagged = characterNames.filter((name) => nameTags.some((tag) => tag.name === (tagNames[name] ?? name)));
const unprintable = /[<>[\]_`#“”…—]|\s{2}|^\s|\s$|!!|undefined/;

describe.each(quarters)('the hints for $letters', ({ letters, hints }) => {
  it('are there for every word of these letters and no other', () => {
    expect(Object.keys(hints)).toEqual(words.filter((word) => letters.includes(word.charAt(0))));
  });
});

describe('the hints', () => {
  it('are there for all words', () => {
    expect(written.map(([word]) => word)).toEqual(words);
  });

  it('are three a word: two by different characters whose tags hang, then one that anyone can say', () => {
    const threeVoices = ([one, other, plain, ...more]: readonly Hint[]) =>
      isTagged(one) && isTagged(other) && one?.by !== other?.by && plain?.by === 'anyone' && more.length === 0;
    expect(written.filter(([, hints]) => !threeVoices(hints))).toEqual([]);
  });

  it('have at most twelve words', () => {
    expect(spoken.filter(({ text }) => text.split(' ').length > 12)).toEqual([]);
  });

  it('do not give their word away: no word of its stem, and no part of it that is a word of four letters or more', () => {
    expect(spoken.filter(({ word, text }) => spokenWords(text).some((said) => givesAway(word, said)))).toEqual([]);
  });

  it('are not said by one whose own name gives the word away', () => {
    const said = written.flatMap(([word, hints]) => hints.map(({ by }) => ({ word, by })));
    expect(said.filter(({ word, by }) => spokenWords(by).some((name) => givesAway(word, name)))).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(spoken.map(({ text }) => text.toLowerCase())).size).toBe(spoken.length);
  });

  it('are printable, and only the growler is told in asterisks', () => {
    const wrong = written.flatMap(([, hints]) =>
      hints.filter(({ by, text }) => unprintable.test(text) || text.split('*').length !== (by === 'Dragon' ? 3 : 1)),
    );
    expect(wrong).toEqual([]);
  });

  it('are shared fairly: each of the nine has at least half as many as all had by turns', () => {
    const fairShare = (written.length * 2) / tagged.length;
    const of = (name: string) => written.filter(([, hints]) => hints.some(({ by }) => by === name)).length;
    expect(tagged.filter((name) => of(name) < fairShare / 2)).toEqual([]);
  });
});

function isTagged(hint: Hint | undefined): boolean {
  return tagged.some((name) => name === hint?.by);
}

function spokenWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [];
}

function givesAway(word: string, said: string): boolean {
  return said.includes(word) || (said.length >= 4 && (word.includes(said) || said.slice(0, 5) === word.slice(0, 5)));
}
