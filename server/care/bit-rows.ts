// Rows of bits, in which care writes where in a message something stands: a row for each number of words that it may have there. In the
// row for three words, bit 7 says that words 7, 8 and 9 are it. Thirty-two places are looked at by one operation.
// https://en.wikipedia.org/wiki/Bit_array

/** Rows for those lengths (in words, up to 31) whose bits are set in `lengths`, shortest first; the first row begins at `at`. */
export type Rows = { readonly at: number; readonly lengths: number };

export const noRows: Rows = { at: 0, lengths: 0 };

export class BitRows {
  /** How many numbers of 32 bits were looked at for this message: the work that it makes. */
  steps = 0;
  /** Numbers in a row. The last one stays 0, so that a row can be shifted without asking where it ends. */
  size = 0;
  /** All rows. */
  bits = new Int32Array(2 ** 14);
  #used = 0;

  /** Forgets all rows, and begins with a message of so many words. */
  begin(words: number): void {
    this.size = (words >>> 5) + 2;
    this.#used = 0;
    this.steps = 0;
  }

  /** New rows without a bit. */
  add(lengths: number): Rows {
    const at = this.#used;
    this.#used += countBits(lengths) * this.size;
    if (this.#used > this.bits.length) {
      const larger = new Int32Array(2 * this.#used);
      larger.set(this.bits);
      this.bits = larger;
    }
    // `fill` takes longer to call than this to run.
    for (let i = at; i < this.#used; i += 1) this.bits[i] = 0;
    return { at, lengths };
  }

  /** A row that has every place of the message, its end too. */
  everywhere(words: number): Rows {
    const rows = this.add(1);
    for (let i = 0; i < this.size; i += 1) this.bits[rows.at + i] = bitsBelow(words + 1 - 32 * i);
    return rows;
  }

  /** Sets a bit in the first row. */
  set({ at }: Rows, place: number): void {
    this.merge(at + (place >>> 5), 1 << (place & 31));
  }

  /** Whether `isWanted` says so of any place and length. */
  some(rows: Rows, isWanted: (place: number, length: number) => boolean): boolean {
    let row = rows.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, row += this.size) {
      for (let i = 0; i < this.size; i += 1)
        for (let bits = this.bits[row + i] ?? 0; bits !== 0; bits &= bits - 1)
          if (isWanted(32 * i + lowestBit(bits), lowestBit(left))) return true;
    }
    return false;
  }

  /** The last place of `rows` from which it reaches up to `end`; -1 if there is none. */
  latestUpTo(rows: Rows, end: number): number {
    let row = rows.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, row += this.size) {
      const place = end - lowestBit(left);
      if (place >= 0 && (((this.bits[row + (place >>> 5)] ?? 0) >>> (place & 31)) & 1) === 1) return place;
    }
    return -1;
  }

  /** Sets bits of one number of a row. */
  merge(number: number, bits: number): void {
    this.bits[number] = (this.bits[number] ?? 0) | bits;
  }

  /** Where the row for `length` words begins. */
  rowOf({ at, lengths }: Rows, length: number): number {
    return at + countBits(lengths & ((1 << length) - 1)) * this.size;
  }

  /** `rows`, which were added last, without those that have no bit. */
  withoutEmpty({ at, lengths }: Rows): Rows {
    let kept = 0;
    this.#used = at;
    let row = at;
    for (let left = lengths; left !== 0; left &= left - 1, row += this.size) {
      let any = 0;
      for (let i = 0; i < this.size; i += 1) any |= this.bits[row + i] ?? 0;
      if (any === 0) continue;
      if (this.#used !== row)
        for (let i = 0; i < this.size; i += 1) this.bits[this.#used + i] = this.bits[row + i] ?? 0;
      this.#used += this.size;
      kept |= left & -left;
    }
    return { at, lengths: kept };
  }
}

export function bitsBelow(count: number): number {
  return count >= 32 ? -1 : count <= 0 ? 0 : (1 << count) - 1;
}

export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
