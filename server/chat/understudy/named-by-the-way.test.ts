// Names that are told by the way, behind something else, and asked for later.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';
import { nameTold } from './memory.ts';

describe('who tells their name by the way is called by it', () => {
  it.each([
    ['ok hide then, im stuck waiting for a train anyway. emil by the way', 'Emil'],
    ['i once kept a tuning fork from a customer. im a piano tuner, ivo', 'Ivo'],
    ['haha ok fair enough. jonas btw', 'Jonas'],
    ['im a florist, mira', 'Mira'],
    ['i sell fish at the market all day. greta by the way', 'Greta'],
    ['nice to meet you, marek btw', 'Marek'],
    ['im a bus driver, karl by the way', 'Karl'],
    ['just got home, wet as a dog. nina btw hi', 'Nina'],
    ['lena btw, im a baker', 'Lena'],
    ['on my lunch break, hugo by the way, nice swamp', 'Hugo'],
    ['im a nurse, zoe, and im so tired', 'Zoe'],
    ['aw thanks. petra, by the way', 'Petra'],
    ['i work nights at a bakery lol, tomek btw', 'Tomek'],
    ['btw emil. and i like the goat', 'Emil'],
    ['im a taxi driver, yusuf, 52', 'Yusuf'],
  ])('%s', (message, name) => {
    expect(nameTold(message)).toBe(name);
    expect(toldShrek(message, 'lovely weather', 'do you still remember my name?')).toContain(name);
  });
});

describe('and what is said by the way without one names nobody', () => {
  it.each([
    'lol btw',
    'soup by the way',
    'nice btw',
    'ok, congrats btw',
    'haha, thx btw',
    'yum btw',
    'love that song, cute btw',
    'my dad just rang. ron by the way',
    'i have a cat. olga btw',
    'im a baker, shrek',
    'im a nurse, donkey, not a vet',
    'im a bad cook, sorry',
    'im a vet, honest',
    'im a painter, not a poet',
    'poor goat. gerald btw is a great name',
  ])('%s', (message) => {
    expect(nameTold(message)).toBeNull();
  });
});
