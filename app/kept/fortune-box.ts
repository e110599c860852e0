// The fortunes that a visitor keeps: docs/product.md, 7.4. Two screens read them.
import { fieldsOf } from './fields.ts';
import { keep } from './store.ts';

export type KeptFortune = {
  readonly teller: string;
  /** Without quotation marks. */
  readonly text: string;
  /** The local day on which it was kept, as "2026-11-22". */
  readonly on: string;
  readonly isOfDay?: true;
  /** Its teller has come back to it in the chat. */
  readonly isMentioned?: true;
};

/** Newest first. */
export type Box = readonly KeptFortune[];

export const mostKept = 48;
const mostLetters = 400;

export const fortuneBox = keep<Box>({ name: 'fortunes', version: 1, readAs: readBox });

/** The box with one more, which is in it once. The oldest leave a full one. */
export function withFortune(box: Box, fortune: KeptFortune): Box {
  return [fortune, ...withoutFortune(box, fortune)].slice(0, mostKept);
}

export function withoutFortune(box: Box, fortune: KeptFortune): Box {
  return box.filter((one) => !isSame(one, fortune));
}

export function isSame(one: Pick<KeptFortune, 'teller' | 'text'>, other: Pick<KeptFortune, 'teller' | 'text'>) {
  return one.teller === other.teller && one.text === other.text;
}

/** Anything may stand in a storage. `null` where it is no box. */
export function readBox(value: unknown): Box | null {
  if (!Array.isArray(value)) return null;
  const read = value.map(readFortune);
  return read.every((fortune) => fortune !== null) ? read.slice(0, mostKept) : null;
}

function readFortune(value: unknown): KeptFortune | null {
  const { teller, text, on, isOfDay, isMentioned } = fieldsOf(value);
  if (!isText(teller) || !isText(text) || !isDay(on)) return null;
  return { teller, text, on, ...(isOfDay === true && { isOfDay }), ...(isMentioned === true && { isMentioned }) };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= mostLetters;

/** Whether it is a day as `localDay` writes it. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The visitor's own day, as "2026-11-22". Later days come later in the alphabet. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
