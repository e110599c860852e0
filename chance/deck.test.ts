import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck } from './deck.ts';

describe('deck', () => {
  it('deals every item once before any comes again, whatever the dice say', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.infiniteStream(dice()), (items, rolls) => {
        const deal = deck(items, () => rolls.next().value);
        for (let round = 0; round < 3; round += 1) {
          expect(new Set(items.map(deal))).toEqual(new Set(items));
        }
      }),
    );
  });

  it('never deals the same item twice running', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.infiniteStream(dice()), (items, rolls) => {
        const deal = deck(items, () => rolls.next().value);
        let last: string | undefined;
        for (let turn = 0; turn < items.length * 3; turn += 1) {
          const next = deal();
          expect(next).not.toBe(last);
          last = next;
        }
      }),
    );
  });

  it('deals nothing from nothing', () => {
    expect(deck([], () => 0)()).toBeUndefined();
  });
});

function dice() {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
}
