// What of a message counts for a phrase with gaps, or for some words only, as rows of bits.
import { type BitRows, bitsBelow, countBits, lowestBit, noRows, type Rows } from './bit-rows.ts';

/** Those of `rows` that lie between the words `begin` and `end`, and, if `starts` is not null, begin where its only row has a bit. */
export function within(memory: BitRows, rows: Rows, begin: number, end: number, starts: Rows | null): Rows {
  const within = memory.add(memory.lengthsOf(rows));
  let row = within + 1;
  for (let left = memory.lengthsOf(rows); left !== 0; left &= left - 1, row += memory.size) {
    const last = end - lowestBit(left) + 1;
    for (let i = 0; i < memory.size; i += 1) {
      const allowed = bitsBelow(last - 32 * i) & ~bitsBelow(begin - 32 * i);
      const start = starts === null ? -1 : (memory.bits[starts + 1 + i] ?? 0);
      memory.merge(row + i, (memory.bits[rows + row - within + i] ?? 0) & allowed & start);
    }
    memory.steps += memory.size;
  }
  return memory.withoutEmpty(within);
}

/** In one row: where `rows` end, and up to `gap` words further, as long as no word is passed that stands at `walls`. */
export function behind(memory: BitRows, rows: Rows, gap: number, walls: Rows): Rows {
  const behind = memory.add(1);
  const row = behind + 1;
  let from = rows + 1;
  for (let left = memory.lengthsOf(rows); left !== 0; left &= left - 1, from += memory.size) {
    const shift = lowestBit(left);
    for (let i = 0; i < memory.size; i += 1) {
      const before = i === 0 ? 0 : (memory.bits[from + i - 1] ?? 0);
      memory.merge(row + i, ((memory.bits[from + i] ?? 0) << shift) | ((before >>> 1) >>> (31 - shift)));
    }
  }
  for (let step = 0; step < gap; step += 1) {
    let carried = 0;
    for (let i = 0; i < memory.size; i += 1) {
      const open = (memory.bits[row + i] ?? 0) & ~(walls === noRows ? 0 : (memory.bits[walls + 1 + i] ?? 0));
      memory.merge(row + i, (open << 1) | carried);
      carried = open >>> 31;
    }
  }
  memory.steps += (gap + countBits(memory.lengthsOf(rows))) * memory.size;
  return behind;
}
