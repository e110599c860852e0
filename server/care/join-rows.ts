// Joins what stands in a message, as rows of bits: one or another, or one behind another.
import { type BitRows, lowestBit, type Rows } from './bit-rows.ts';

/** Where `one` or `other` stands. */
export function either(memory: BitRows, one: Rows, other: Rows): Rows {
  if (one.lengths === 0) return other;
  if (other.lengths === 0) return one;
  const either = memory.add(one.lengths | other.lengths);
  let to = either.at;
  let [a, b] = [one.at, other.at];
  for (let left = either.lengths; left !== 0; left &= left - 1, to += memory.size) {
    const bit = left & -left;
    if ((one.lengths & bit) !== 0) {
      for (let i = 0; i < memory.size; i += 1) memory.merge(to + i, memory.bits[a + i] ?? 0);
      a += memory.size;
    }
    if ((other.lengths & bit) !== 0) {
      for (let i = 0; i < memory.size; i += 1) memory.merge(to + i, memory.bits[b + i] ?? 0);
      b += memory.size;
    }
    memory.steps += memory.size;
  }
  return either;
}

/** Where `first` stands with `second` right behind it. */
export function joined(memory: BitRows, first: Rows, second: Rows): Rows {
  let lengths = 0;
  for (let left = first.lengths; left !== 0; left &= left - 1) lengths |= second.lengths << lowestBit(left);
  const joined = memory.add(lengths);
  let a = first.at;
  for (let left = first.lengths; left !== 0; left &= left - 1, a += memory.size) {
    const shift = lowestBit(left);
    let b = second.at;
    for (let right = second.lengths; right !== 0; right &= right - 1, b += memory.size)
      joinRow(memory, a, b, shift, memory.rowOf(joined, shift + lowestBit(right)));
  }
  return memory.withoutEmpty(joined);
}

function joinRow(memory: BitRows, a: number, b: number, shift: number, to: number): void {
  for (let i = 0; i < memory.size - 1; i += 1) {
    const own = memory.bits[a + i] ?? 0;
    if (own === 0) continue;
    // The last shift is two, because one by 32 bits does nothing.
    const other = ((memory.bits[b + i] ?? 0) >>> shift) | (((memory.bits[b + i + 1] ?? 0) << (31 - shift)) << 1);
    memory.merge(to + i, own & other);
  }
  memory.steps += memory.size;
}
