import { describe, expect, it } from 'vitest';
import { type Doing, type Life, type Look, landed, lookOf, newLife, next, struck } from './living.ts';

const second = 12;

/** Numbers from 0 up to 1 that are the same in each run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function lived(
  doing: Doing,
  pictures: number,
  { seed = 1, life = newLife(seeded(seed)) }: { seed?: number; life?: Life } = {},
) {
  const random = seeded(seed + 100);
  const looks: Look[] = [];
  for (let i = 0; i < pictures; i += 1) {
    life = next(life, doing, random);
    looks.push(lookOf(life));
  }
  return { looks, life };
}

/** In which pictures a run of this begins. */
const begins = (looks: readonly Look[], eyes: Look['eyes']) =>
  looks.flatMap((look, i) => (look.eyes === eyes && looks[i - 1]?.eyes !== eyes ? i : []));

describe('at rest a puppet', () => {
  const { looks } = lived('resting', 600 * second);

  it('blinks every three to seven seconds, and sometimes twice', () => {
    const blinks = begins(looks, 'shut');
    const gaps = blinks.slice(1).map((at, i) => at - (blinks[i] ?? 0));
    const twice = gaps.filter((gap) => gap < second);
    const others = gaps.filter((gap) => gap >= second);
    expect(new Set(twice)).toEqual(new Set([4]));
    expect(twice.length).toBeGreaterThan(others.length * 0.1);
    expect(twice.length).toBeLessThan(others.length * 0.35);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(3 * second - 4);
    expect(Math.max(...others)).toBeLessThanOrEqual(7 * second + 1);
  });

  it('shuts its eyes for two pictures', () => {
    for (const at of begins(looks, 'shut')) {
      expect(looks.slice(at, at + 3).map(({ eyes }) => eyes === 'shut')).toEqual([true, true, false]);
    }
  });

  it('glances aside now and then, for about a second', () => {
    const glances = looks.filter(({ eyes }) => eyes === 'aside').length;
    expect(begins(looks, 'aside').length).toBeGreaterThan(600 / 14);
    expect(glances / looks.length).toBeLessThan(0.2);
  });

  it('breathes in steps, once in four seconds, and grows by less than a hundredth', () => {
    const sizes = looks.slice(0, 48).map(({ pose }) => pose.size);
    expect(new Set(sizes).size).toBe(5);
    expect(Math.max(...sizes)).toBeLessThan(1.01);
    expect(sizes.filter((size, i) => size !== sizes[i - 1]).length).toBeLessThanOrEqual(9);
    expect(looks[47]?.pose.size).toBe(1);
  });

  it('lives another life with other chances, and the same with the same', () => {
    const eyesOf = (seed: number) => lived('resting', 30 * second, { seed }).looks.map(({ eyes }) => eyes);
    expect(eyesOf(7)).toEqual(eyesOf(7));
    expect(eyesOf(7)).not.toEqual(eyesOf(8));
  });
});

describe('a puppet that listens', () => {
  it('looks at the visitor, and blinks half as often', () => {
    const minutes = 10 * 60 * second;
    const listening = lived('listening', minutes).looks;
    expect(begins(listening, 'aside')).toEqual([]);
    const share = begins(listening, 'shut').length / begins(lived('resting', minutes).looks, 'shut').length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('ends a glance at once', () => {
    let { life } = lived('resting', 0);
    const random = seeded(3);
    while (lookOf(life).eyes !== 'aside') life = next(life, 'resting', random);
    expect(lookOf(next(life, 'listening', random)).eyes).toBe('ahead');
  });
});

describe('a puppet that thinks', () => {
  const { looks } = lived('thinking', 48);

  it('glances aside within half a second', () => {
    expect(begins(looks, 'aside')[0]).toBeLessThan(second / 2);
  });
});

describe('a puppet whose reply has landed', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  it.each(['talking', 'resting'] as const)(
    'while %s does not shut its eyes for two seconds, and does later',
    (doing) => {
      for (const seed of seeds) {
        const life = newLife(seeded(seed));
        const begun = ['shut', 'ahead', 'shut'] as const;
        for (const one of [
          { ...life, untilBlink: seed },
          { ...life, eyes: begun },
        ]) {
          const { looks } = lived(doing, 10 * second, { seed, life: landed(one) });
          expect(begins(looks, 'shut')[0]).toBeGreaterThanOrEqual(2 * second);
        }
      }
    },
  );

  it('blinks no later for it, if its next blink was further away', () => {
    const life = { ...newLife(seeded(1)), untilBlink: 3 * second };
    expect(landed(life).untilBlink).toBe(3 * second);
  });
});

describe('a puppet that is struck', () => {
  it('by an insult hops back and comes near again within two seconds', () => {
    const poses = lived('waiting', 2 * second, { life: struck(newLife(seeded(1)), 'insult') }).looks.map(
      ({ pose }) => pose,
    );
    expect(poses.some(({ up }) => up > 0.02)).toBe(true);
    expect(Math.min(...poses.map(({ size }) => size))).toBeLessThan(0.97);
    expect(poses.every(({ lean }) => lean === 0)).toBe(true);
    expect(poses.at(-1)).toMatchObject({ up: 0, lean: 0 });
    expect(poses.at(-1)?.size).toBeGreaterThanOrEqual(1);
  });

  it('by a kiss leans a little, and stands upright again within two seconds', () => {
    const poses = lived('waiting', 2 * second, { life: struck(newLife(seeded(1)), 'kiss') }).looks.map(
      ({ pose }) => pose,
    );
    expect(Math.max(...poses.map(({ lean }) => lean))).toBeGreaterThan(2);
    expect(Math.max(...poses.map(({ lean }) => lean))).toBeLessThan(5);
    expect(poses.at(-1)).toMatchObject({ up: 0, lean: 0 });
  });
});
