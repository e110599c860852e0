import { describe, expect, it } from 'vitest';
import type { Hint } from '../../texts/hint.ts';
import { type Game, guess, guessesLeft, lostTags, newGame } from './game.ts';
import { hintFor } from './hint-for.ts';
import { nameTags } from './name-tags.ts';

const hints: readonly Hint[] = [
  { by: 'Fiona', text: 'It is green.' },
  { by: 'Gingerbread', text: 'It is soft!' },
  { by: 'anyone', text: 'It grows on stones.' },
];
const game = (letters: string): Game => [...letters].reduce(guess, newGame('moss'));
const lineAfter = (letters: string) => hintFor(game(letters), hints)?.line;

describe('a hint', () => {
  it('comes from the first who knows one and whose tag still hangs', () => {
    expect(lineAfter('')).toBe('Fiona: It is green.');
    expect(lineAfter('a')).toBe('Fiona: It is green.');
    expect(lineAfter('ab')).toBe('Gingy: It is soft!');
    expect(lineAfter('abcde')).toBe('Gingy: It is soft!');
  });

  it('comes from the next on the rope where none of these hangs, who says what anyone can say', () => {
    expect(lineAfter('abcdef')).toBe('Suzy Sugarplum: It grows on stones.');
    expect(lineAfter('abcdefg')).toBe('Dragon: It grows on stones.');
  });

  it('costs the tag of who gives it, and so one guess', () => {
    const after = hintFor(game('ab'), hints)?.game as Game;
    expect(lostTags(after, nameTags).map(({ name }) => name)).toEqual(['Gingy', 'Shrek', 'Fiona']);
    expect(guessesLeft(after)).toBe(6);
  });

  it('is said again for nothing, by the same, whatever has fallen since', () => {
    const paid = hintFor(game('ab'), hints)?.game as Game;
    const later = [...'cdefgmo'].reduce(guess, paid);
    expect(hintFor(later, hints)).toEqual({ game: later, line: 'Gingy: It is soft!' });
    const plain = hintFor(game('abcdef'), hints)?.game as Game;
    expect(hintFor(plain, hints)).toEqual({ game: plain, line: 'Suzy Sugarplum: It grows on stones.' });
  });

  it('is not given for the last tag, after the end, or where nobody knows one', () => {
    expect(hintFor(game('abcdefgh'), hints)).toBeNull();
    expect(hintFor(game('mos'), hints)).toBeNull();
    expect(hintFor(game(''), [])).toBeNull();
  });
});
