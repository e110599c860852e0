// What a message means, as a vector: messages that mean alike lie close. A linear model adds up what its words and the terms in it
// stand for. `npm run meaning` learns it from a sentence encoder, which is too slow and too large to run beside every reply
// (docs/decisions/0023-what-is-meant.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { termsOf } from './terms.ts';

export const meaningFile = join(import.meta.dirname, 'meaning.br');

/** A row of `dimensions` whole numbers from -127 to 127 for each name; times its scale it is the vector, and its weight says how much it counts in a message. */
export type Table = {
  readonly rows: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  readonly scales: Float32Array;
  readonly values: Int8Array;
};
/** `words`: what a word stands for by itself. `mix`: from their sum to a meaning, row by row. `terms`: what each adds to it. `kinds`: the middle of each kind of messages.md. */
export type Meanings = {
  readonly dimensions: number;
  readonly mix: Float32Array;
  readonly words: Table;
  readonly terms: Table;
  readonly kinds: Table;
};

/** Reads what scripts/train-meaning.ts has written: the length of a header, the header in JSON with all names, and the numbers of each table behind it. */
export function readMeanings(file: string): Meanings {
  const bytes = brotliDecompressSync(readFileSync(file));
  const headerEnd = 4 + bytes.readUInt32LE(0);
  const { dimensions, words, terms, kinds } = JSON.parse(bytes.toString('utf8', 4, headerEnd));
  let at = bytes.byteOffset + headerEnd;
  const take = (length: number) => {
    at += length;
    return bytes.buffer.slice(at - length, at);
  };
  const table = (names: readonly string[]): Table => ({
    rows: new Map(names.map((name, row) => [name, row])),
    weights: new Float32Array(take(4 * names.length)),
    scales: new Float32Array(take(4 * names.length)),
    values: new Int8Array(take(dimensions * names.length)),
  });
  return {
    dimensions,
    mix: new Float32Array(take(4 * dimensions * dimensions)),
    words: table(words),
    terms: table(terms),
    kinds: table(kinds),
  };
}

/** Of length 1, or 0 where nothing in it is known. `words`: those of `wordsMeant`. */
export function meaningOf(words: readonly string[], { dimensions, mix, words: known, terms }: Meanings): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const word of words) addRow(sum, known, known.rows.get(word), known.weights[known.rows.get(word) ?? -1] ?? 0);
  normalise(sum);
  const meaning = new Float32Array(dimensions);
  for (let from = 0; from < dimensions; from += 1) {
    const part = sum[from] ?? 0;
    for (let to = 0; to < dimensions; to += 1)
      meaning[to] = (meaning[to] ?? 0) + part * (mix[from * dimensions + to] ?? 0);
  }

  const found = termsOf(words).flatMap((term) => terms.rows.get(term) ?? []);
  const length = Math.hypot(...found.map((row) => terms.weights[row] ?? 0)) || 1;
  for (const row of found) addRow(meaning, terms, row, (terms.weights[row] ?? 0) / length);
  return normalise(meaning);
}

/** How alike two meanings are, from -1 to 1. */
export function alike(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

/** The same of `meaning`, and row `row` of `table`. */
export function likeness(meaning: Float32Array, { scales, values }: Table, row: number): number {
  const begin = row * meaning.length;
  let sum = 0;
  for (let i = 0; i < meaning.length; i += 1) sum += (meaning[i] ?? 0) * (values[begin + i] ?? 0);
  return sum * (scales[row] ?? 0);
}

function addRow(sum: Float32Array, { scales, values }: Table, row: number | undefined, weight: number): void {
  if (row === undefined) return;
  const factor = weight * (scales[row] ?? 0);
  const begin = row * sum.length;
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + factor * (values[begin + i] ?? 0);
}

export function normalise(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let i = 0; i < vector.length; i += 1) squares += (vector[i] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  if (length > 0) for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}
