import { describe, expect, it } from 'vitest';
import { type Box, localDay, mostKept, readBox, withFortune, withoutFortune } from './fortune-box.ts';

const fortune = (text: string, teller = 'Donkey') => ({ teller, text, on: '2026-11-22' });

describe('the box of fortunes', () => {
  it('has the newest first, and each once', () => {
    const box = [fortune('one'), fortune('two'), fortune('one')].reduce<Box>(withFortune, []);
    expect(box.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('tells the same words of two tellers apart', () => {
    expect(withFortune([fortune('one', 'Fiona')], fortune('one'))).toHaveLength(2);
    expect(withoutFortune([fortune('one', 'Fiona'), fortune('one')], fortune('one'))).toEqual([
      fortune('one', 'Fiona'),
    ]);
  });

  it('lets the oldest go when it is full', () => {
    const full = Array.from({ length: mostKept }, (_, place) => fortune(`fortune ${place}`));
    const box = withFortune(full, fortune('new'));
    expect(box).toHaveLength(mostKept);
    expect(box[0]?.text).toBe('new');
    expect(box.at(-1)?.text).toBe(`fortune ${mostKept - 2}`);
  });

  it('is read as it was written, without what else stands beside it', () => {
    const box = [{ ...fortune('one'), isOfDay: true as const }, fortune('two')];
    expect(readBox(JSON.parse(JSON.stringify(box)))).toEqual(box);
    expect(readBox([{ ...fortune('one'), more: 1 }])).toEqual([fortune('one')]);
    expect(readBox([])).toEqual([]);
  });

  it.each([
    null,
    7,
    'one',
    {},
    [null],
    [{}],
    [fortune('')],
    [fortune(' ')],
    [fortune('x'.repeat(401))],
    [fortune('one', '')],
    [{ ...fortune('one'), on: 'yesterday' }],
    [{ ...fortune('one'), on: '2026-13-40' }],
    [{ ...fortune('one'), text: 7 }],
  ])('is none where the storage has %j', (value) => {
    expect(readBox(value)).toBeNull();
  });
});

describe('the local day', () => {
  it('is the visitor’s own, also a minute before and after midnight', () => {
    expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
    expect(localDay(new Date(2026, 10, 23, 0, 1))).toBe('2026-11-23');
    expect(localDay(new Date(2027, 0, 2))).toBe('2027-01-02');
  });

  it('comes later in the alphabet the later it is', () => {
    const days = [new Date(2026, 8, 30), new Date(2026, 9, 1), new Date(2026, 11, 31), new Date(2027, 0, 1)];
    expect(days.map(localDay)).toEqual(days.map(localDay).toSorted());
  });
});
