// The fortune of the day: docs/product.md, 7.5. The date and the device choose one teller, and what this one tells first that day.
import { type FortuneTeller, fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { fieldsOf } from '../../kept/fields.ts';
import { isDay } from '../../kept/fortune-box.ts';

/** What the device keeps for it. */
export type Days = {
  /** A random name, so that not all devices have the same fortune. It is sent nowhere. */
  readonly device: string;
  /** The last fortune of a day that was told. */
  readonly told: { readonly on: string; readonly teller: string; readonly text: string } | null;
};

export function tellerOf(device: string, day: string): FortuneTeller {
  return pick(fortuneTellers, `${device} ${day}`);
}

/** Whether this day's fortune is still to be told. A clock that was set back gives none: the last was told on a later day. */
export function isDue({ told }: Days, day: string): boolean {
  return told === null || told.on < day;
}

/** Which of the teller's fortunes is the day's. */
export function fortuneOf(device: string, day: string, pool: readonly string[]): string | undefined {
  return pool.length > 0 ? pick(pool, `${day} ${device}`) : undefined;
}

/** Always the same for the same `seed`, and without a pattern from one to the next. */
function pick<Item>(items: readonly Item[], seed: string): Item {
  let hash = 0x811c9dc5; // FNV-1a, and the end of MurmurHash3, which mixes its bits
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return items[((hash ^ (hash >>> 16)) >>> 0) % items.length] as Item;
}

/** Anything may stand in a storage. `null` where it is not what was written. */
export function readDays(value: unknown): Days | null {
  const { device, told } = fieldsOf(value);
  if (typeof device !== 'string' || !/^\w{1,32}$/.test(device)) return null;
  if (told === null) return { device, told };
  const { on, teller, text } = fieldsOf(told);
  const isTold = isDay(on) && typeof teller === 'string' && typeof text === 'string';
  return isTold ? { device, told: { on, teller, text } } : null;
}
