// Joins what stands in a message, as rows of bits: one or another, or one behind another.
import { type BitRows, lowestBit, noRows, type Rows } from './bit-rows.ts';

/** Where any of `all` from number `from` on stands; none of them is `noRows`. */
export function anyOf(memory: BitRows, all: readonly Rows[], from: number): Rows {
  if (all.length - from < 2) return all[from] ?? noRows;
  let lengths = 0;
  for (let each = from; each < all.length; each += 1) lengths |= memory.lengthsOf(all[each] ?? noRows);
  const any = memory.add(lengths);
  const { bits, size } = memory;
  for (let each = from; each < all.length; each += 1) {
    const rows = all[each] ?? noRows;
    let row = rows + 1;
    for (let left = bits[rows] ?? 0; left !== 0; left &= left - 1, row += size) {
      const to = memory.rowOf(any, lowestBit(left));
      for (let i = 0; i < size; i += 1) bits[to + i] = (bits[to + i] ?? 0) | (bits[row + i] ?? 0);
      memory.steps += size;
    }
  }
  return any;
}

/** Where `first` stands with `second` right behind it. */
export function joined(memory: BitRows, first: Rows, second: Rows): Rows {
  // Most do not stand so anywhere: rows are added only for lengths that they have together.
  const lengths = lengthsTogether(memory, first, second);
  if (lengths === 0) return noRows;
  const joined = memory.add(lengths);
  const { bits, size } = memory;
  let a = first + 1;
  for (let left = bits[first] ?? 0; left !== 0; left &= left - 1, a += size) {
    const shift = lowestBit(left);
    let b = second + 1;
    for (let right = bits[second] ?? 0; right !== 0; right &= right - 1, b += size) {
      const length = shift + lowestBit(right);
      if (((lengths >>> length) & 1) === 0) continue;
      const to = memory.rowOf(joined, length);
      for (let i = 0; i < size - 1; i += 1) bits[to + i] = (bits[to + i] ?? 0) | both(bits, a + i, b + i, shift);
      memory.steps += size;
    }
  }
  return joined;
}

function lengthsTogether(memory: BitRows, first: Rows, second: Rows): number {
  const { bits, size } = memory;
  let lengths = 0;
  let a = first + 1;
  for (let left = bits[first] ?? 0; left !== 0; left &= left - 1, a += size) {
    const shift = lowestBit(left);
    let b = second + 1;
    for (let right = bits[second] ?? 0; right !== 0; right &= right - 1, b += size) {
      memory.steps += size;
      for (let i = 0; i < size - 1; i += 1) {
        if (both(bits, a + i, b + i, shift) === 0) continue;
        lengths |= 1 << (shift + lowestBit(right));
        break;
      }
    }
  }
  return lengths;
}

/** Which of 32 places have a bit in number `a`, and, `shift` words further, one in the row of number `b`. */
function both(bits: Int32Array, a: number, b: number, shift: number): number {
  const own = bits[a] ?? 0;
  // The last shift is two, because one by 32 bits does nothing.
  return own === 0 ? 0 : own & (((bits[b] ?? 0) >>> shift) | (((bits[b + 1] ?? 0) << (31 - shift)) << 1));
}
