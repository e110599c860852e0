import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck } from './deck.ts';

describe('deck', () => {
  it('deals every item once before any comes again, whatever the dice say', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.infiniteStream(dice()), (items, rolls) => {
        const deal = deck(items, () => rolls.next().value);
        for (let round = 0; round < 3; round += 1) {
          expect(new Set(items.map(() => deal()))).toEqual(new Set(items));
        }
      }),
    );
  });

  it('keeps half a deck between an item and its return', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.infiniteStream(dice()), (items, rolls) => {
        const deal = deck(items, () => rolls.next().value);
        const dealt = Array.from({ length: items.length * 3 }, () => deal());
        const apart = Math.floor(items.length / 2);
        for (const [turn, item] of dealt.entries()) {
          expect(dealt.slice(Math.max(0, turn - apart), turn)).not.toContain(item);
        }
      }),
    );
  });

  it('deals what is wished for, once a round', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 2 }),
        fc.nat(),
        fc.infiniteStream(dice()),
        (items, at, rolls) => {
          const wish = items[at % items.length];
          const deal = deck(items, () => rolls.next().value);
          expect(deal(wish)).toBe(wish);
          expect(new Set([wish, ...items.slice(1).map(() => deal(wish))])).toEqual(new Set(items));
        },
      ),
    );
  });

  it('deals nothing from nothing', () => {
    expect(deck([], () => 0)()).toBeUndefined();
  });
});

function dice() {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
}
