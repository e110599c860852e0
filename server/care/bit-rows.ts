// Rows of bits, in which care writes where in a message something stands: a row for each number of words that it may have there. In the
// row for three words, bit 7 says that words 7, 8 and 9 are it. Thirty-two places are looked at by one operation.
// https://en.wikipedia.org/wiki/Bit_array

/**
 * Where in `BitRows.bits` the rows of something begin: first a number whose bits say for which lengths (in words, up to 31) there is a row,
 * then these rows, shortest first. A plain number, because a message needs thousands of them, and objects would keep the collector busy.
 */
export type Rows = number;

/** Of what stands nowhere. */
export const noRows: Rows = 0;

export class BitRows {
  /** How many numbers of 32 bits were looked at for this message: the work that it makes. */
  steps = 0;
  /** Numbers in a row. The last one stays 0, so that a row can be shifted without asking where it ends. */
  size = 0;
  /** All rows. `add` may put a larger array in its place. The first number is that of `noRows`, and stays 0. */
  bits = new Int32Array(2 ** 15);
  #used = 1;

  /** Forgets all rows, and begins with a message of so many words. */
  begin(words: number): void {
    this.size = (words >>> 5) + 2;
    this.#used = 1;
    this.steps = 0;
  }

  /** New rows without a bit. */
  add(lengths: number): Rows {
    const rows = this.#used;
    const end = rows + 1 + countBits(lengths) * this.size;
    this.#used = end;
    if (end > this.bits.length) {
      const larger = new Int32Array(2 * end);
      larger.set(this.bits);
      this.bits = larger;
    }
    const { bits } = this;
    bits[rows] = lengths;
    // `fill` takes longer to call than this to run.
    for (let i = rows + 1; i < end; i += 1) bits[i] = 0;
    return rows;
  }

  lengthsOf(rows: Rows): number {
    return this.bits[rows] ?? 0;
  }

  /** A row that has every place of the message, its end too. */
  everywhere(words: number): Rows {
    const rows = this.add(1);
    for (let i = 0; i < this.size; i += 1) this.bits[rows + 1 + i] = bitsBelow(words + 1 - 32 * i);
    return rows;
  }

  /** Sets a bit in the first row. */
  set(rows: Rows, place: number): void {
    this.merge(rows + 1 + (place >>> 5), 1 << (place & 31));
  }

  /** Whether `isWanted` says so of any place and length. */
  some(rows: Rows, isWanted: (place: number, length: number) => boolean): boolean {
    let row = rows + 1;
    for (let left = this.lengthsOf(rows); left !== 0; left &= left - 1, row += this.size) {
      for (let i = 0; i < this.size; i += 1)
        for (let bits = this.bits[row + i] ?? 0; bits !== 0; bits &= bits - 1)
          if (isWanted(32 * i + lowestBit(bits), lowestBit(left))) return true;
    }
    return false;
  }

  /** The last place of `rows` from which it reaches up to `end`; -1 if there is none. */
  latestUpTo(rows: Rows, end: number): number {
    let row = rows + 1;
    for (let left = this.lengthsOf(rows); left !== 0; left &= left - 1, row += this.size) {
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
  rowOf(rows: Rows, length: number): number {
    return rows + 1 + countBits(this.lengthsOf(rows) & ((1 << length) - 1)) * this.size;
  }

  /** `rows`, which were added last, without those that have no bit. */
  withoutEmpty(rows: Rows): Rows {
    let kept = 0;
    let row = rows + 1;
    let to = row;
    for (let left = this.lengthsOf(rows); left !== 0; left &= left - 1, row += this.size) {
      let any = 0;
      for (let i = 0; i < this.size; i += 1) any |= this.bits[row + i] ?? 0;
      if (any === 0) continue;
      if (to !== row) this.bits.copyWithin(to, row, row + this.size);
      to += this.size;
      kept |= left & -left;
    }
    this.bits[rows] = kept;
    this.#used = kept === 0 ? rows : to;
    return kept === 0 ? noRows : rows;
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
