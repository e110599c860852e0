import { describe, expect, it } from 'vitest';
import { sharedText } from './share-fortune.ts';

describe('a fortune that is sent on', () => {
  it('says whose words it is, and where there are more', () => {
    expect(sharedText({ teller: 'Donkey', text: 'A bee!' }, 'https://swamp.example')).toBe(
      '“A bee!”\nDonkey, fortune teller of Swampheart\nhttps://swamp.example/fortune-teller',
    );
  });
});
