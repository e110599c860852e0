import { describe, expect, it } from 'vitest';
import { couples } from '../cast/couples.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { mayFetchAhead, onShelf, tellers } from './next-rooms.ts';

describe('the pictures of the next rooms', () => {
  it('are of who stands first there', () => {
    expect(onShelf).toEqual(couples[0]);
    expect(tellers).toEqual(fortuneTellers.slice(0, tellers.length));
  });
});

describe('what may never be looked at', () => {
  it('is fetched over a line that is no slower than 4G, or that the browser says nothing about', () => {
    expect(mayFetchAhead({})).toBe(true);
    expect(mayFetchAhead({ connection: { saveData: false, effectiveType: '4g' } })).toBe(true);
    expect(mayFetchAhead({ connection: { saveData: false } })).toBe(true);
  });

  it.each(['3g', '2g', 'slow-2g'])('is not fetched over %s', (effectiveType) => {
    expect(mayFetchAhead({ connection: { effectiveType } })).toBe(false);
  });

  it('is not fetched where the visitor saves data', () => {
    expect(mayFetchAhead({ connection: { saveData: true, effectiveType: '4g' } })).toBe(false);
  });
});
