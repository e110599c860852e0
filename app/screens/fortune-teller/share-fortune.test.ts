import { describe, expect, it } from 'vitest';
import { fortunes } from './fortunes.ts';
import { sharedText } from './share-fortune.ts';

describe('a fortune that is sent on', () => {
  it('leads to itself', () => {
    const text = fortunes.Donkey?.[3] ?? '';
    expect(sharedText({ teller: 'Donkey', text }, 'https://swamp.example')).toBe(
      `“${text}”\nDonkey, fortune teller of Swampheart\nhttps://swamp.example/fortune-teller?f=donkey-3`,
    );
  });

  it('which has left its pool says whose words it is, and where there are others', () => {
    expect(sharedText({ teller: 'Donkey', text: 'A bee!' }, 'https://swamp.example')).toBe(
      '“A bee!”\nDonkey, fortune teller of Swampheart\nhttps://swamp.example/fortune-teller',
    );
  });
});
