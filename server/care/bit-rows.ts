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
  #size = 0;
  #bits = new Int32Array(2 ** 14);
  #used = 0;

  /** Forgets all rows, and begins with a message of so many words. */
  begin(words: number): void {
    this.#size = (words >>> 5) + 2;
    this.#used = 0;
    this.steps = 0;
  }

  /** New rows without a bit. */
  add(lengths: number): Rows {
    const at = this.#used;
    this.#used += countBits(lengths) * this.#size;
    if (this.#used > this.#bits.length) {
      const larger = new Int32Array(2 * this.#used);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    // `fill` takes longer to call than this to run.
    for (let i = at; i < this.#used; i += 1) this.#bits[i] = 0;
    return { at, lengths };
  }

  /** A row that has every place of the message, its end too. */
  everywhere(words: number): Rows {
    const rows = this.add(1);
    for (let i = 0; i < this.#size; i += 1) this.#bits[rows.at + i] = bitsBelow(words + 1 - 32 * i);
    return rows;
  }

  /** Sets a bit in the first row. */
  set({ at }: Rows, place: number): void {
    this.#merge(at + (place >>> 5), 1 << (place & 31));
  }

  /** Whether `isWanted` says so of any place and length. */
  some(rows: Rows, isWanted: (place: number, length: number) => boolean): boolean {
    let row = rows.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, row += this.#size) {
      for (let i = 0; i < this.#size; i += 1)
        for (let bits = this.#bits[row + i] ?? 0; bits !== 0; bits &= bits - 1)
          if (isWanted(32 * i + lowestBit(bits), lowestBit(left))) return true;
    }
    return false;
  }

  /** The last place of `rows` from which it reaches up to `end`; -1 if there is none. */
  latestUpTo(rows: Rows, end: number): number {
    let row = rows.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, row += this.#size) {
      const place = end - lowestBit(left);
      if (place >= 0 && (((this.#bits[row + (place >>> 5)] ?? 0) >>> (place & 31)) & 1) === 1) return place;
    }
    return -1;
  }

  /** Where `one` or `other` stands. */
  either(one: Rows, other: Rows): Rows {
    if (one.lengths === 0) return other;
    if (other.lengths === 0) return one;
    const either = this.add(one.lengths | other.lengths);
    let to = either.at;
    let [a, b] = [one.at, other.at];
    for (let left = either.lengths; left !== 0; left &= left - 1, to += this.#size) {
      const bit = left & -left;
      if ((one.lengths & bit) !== 0) {
        for (let i = 0; i < this.#size; i += 1) this.#merge(to + i, this.#bits[a + i] ?? 0);
        a += this.#size;
      }
      if ((other.lengths & bit) !== 0) {
        for (let i = 0; i < this.#size; i += 1) this.#merge(to + i, this.#bits[b + i] ?? 0);
        b += this.#size;
      }
      this.steps += this.#size;
    }
    return either;
  }

  /** Where `first` stands with `second` right behind it. */
  joined(first: Rows, second: Rows): Rows {
    let lengths = 0;
    for (let left = first.lengths; left !== 0; left &= left - 1) lengths |= second.lengths << lowestBit(left);
    const joined = this.add(lengths);
    let a = first.at;
    for (let left = first.lengths; left !== 0; left &= left - 1, a += this.#size) {
      const shift = lowestBit(left);
      let b = second.at;
      for (let right = second.lengths; right !== 0; right &= right - 1, b += this.#size)
        this.#join(a, b, shift, this.#rowOf(joined, shift + lowestBit(right)));
    }
    return this.#withoutEmpty(joined);
  }

  /** Those of `rows` that lie between the words `begin` and `end`, and, if `starts` is not null, begin where its only row has a bit. */
  within(rows: Rows, begin: number, end: number, starts: Rows | null): Rows {
    const within = this.add(rows.lengths);
    let row = within.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, row += this.#size) {
      const last = end - lowestBit(left) + 1;
      for (let i = 0; i < this.#size; i += 1) {
        const allowed = bitsBelow(last - 32 * i) & ~bitsBelow(begin - 32 * i);
        const start = starts ? (this.#bits[starts.at + i] ?? 0) : -1;
        this.#merge(row + i, (this.#bits[rows.at + row - within.at + i] ?? 0) & allowed & start);
      }
      this.steps += this.#size;
    }
    return this.#withoutEmpty(within);
  }

  /** In one row: where `rows` end, and up to `gap` words further, as long as no word is passed that stands at `walls`. */
  behind(rows: Rows, gap: number, walls: Rows): Rows {
    const behind = this.add(1);
    let from = rows.at;
    for (let left = rows.lengths; left !== 0; left &= left - 1, from += this.#size) {
      const shift = lowestBit(left);
      for (let i = 0; i < this.#size; i += 1) {
        const before = i === 0 ? 0 : (this.#bits[from + i - 1] ?? 0);
        this.#merge(behind.at + i, ((this.#bits[from + i] ?? 0) << shift) | ((before >>> 1) >>> (31 - shift)));
      }
    }
    for (let step = 0; step < gap; step += 1) {
      let carried = 0;
      for (let i = 0; i < this.#size; i += 1) {
        const open = (this.#bits[behind.at + i] ?? 0) & ~(walls.lengths === 0 ? 0 : (this.#bits[walls.at + i] ?? 0));
        this.#merge(behind.at + i, (open << 1) | carried);
        carried = open >>> 31;
      }
    }
    this.steps += (gap + countBits(rows.lengths)) * this.#size;
    return behind;
  }

  #join(a: number, b: number, shift: number, to: number): void {
    for (let i = 0; i < this.#size - 1; i += 1) {
      const own = this.#bits[a + i] ?? 0;
      if (own === 0) continue;
      // The last shift is two, because one by 32 bits does nothing.
      const other = ((this.#bits[b + i] ?? 0) >>> shift) | (((this.#bits[b + i + 1] ?? 0) << (31 - shift)) << 1);
      this.#merge(to + i, own & other);
    }
    this.steps += this.#size;
  }

  #merge(number: number, bits: number): void {
    this.#bits[number] = (this.#bits[number] ?? 0) | bits;
  }

  #rowOf({ at, lengths }: Rows, length: number): number {
    return at + countBits(lengths & ((1 << length) - 1)) * this.#size;
  }

  /** `rows`, which were added last, without those that have no bit. */
  #withoutEmpty({ at, lengths }: Rows): Rows {
    let kept = 0;
    this.#used = at;
    let row = at;
    for (let left = lengths; left !== 0; left &= left - 1, row += this.#size) {
      let any = 0;
      for (let i = 0; i < this.#size; i += 1) any |= this.#bits[row + i] ?? 0;
      if (any === 0) continue;
      if (this.#used !== row)
        for (let i = 0; i < this.#size; i += 1) this.#bits[this.#used + i] = this.#bits[row + i] ?? 0;
      this.#used += this.#size;
      kept |= left & -left;
    }
    return { at, lengths: kept };
  }
}

function bitsBelow(count: number): number {
  return count >= 32 ? -1 : count <= 0 ? 0 : (1 << count) - 1;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
