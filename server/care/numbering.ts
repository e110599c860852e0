// Numbers things in the order in which they come: a Map would take longer than all else that the classifier does.

/** A power of two. */
const fewestPlaces = 2 ** 10;

/** Whole numbers of 32 bits, each with its number: the first is 0, the next other one 1. Emptied at once, and takes no memory as it fills. */
export class Numbering {
  /** In their order, up to `count`. */
  numbers = new Int32Array(fewestPlaces);
  count = 0;
  #places = new Int32Array(fewestPlaces);
  /** In which round each place was filled: all others are empty. */
  #rounds = new Int32Array(fewestPlaces);
  #round = 0;
  /** By so much a hash is shifted to be a place: few numbers are kept in few places, which stay in the processor's nearest memory. */
  #shift = 0;

  /** Makes it empty, with room for `most` numbers. */
  clear(most: number): void {
    this.#round = (this.#round + 1) | 0;
    this.count = 0;
    // At most half of all places are taken.
    this.#shift = Math.clz32(Math.max(fewestPlaces, 2 * most) - 1);
    const size = 2 ** (32 - this.#shift);
    if (size <= this.#rounds.length) return;
    this.numbers = new Int32Array(size);
    this.#places = new Int32Array(size);
    this.#rounds = new Int32Array(size);
    this.#round = 1;
  }

  /** The number of `number`, which is added if it is new. */
  of(number: number): number {
    const rounds = this.#rounds;
    const mask = (1 << (32 - this.#shift)) - 1;
    // Neighbours are tried until one is free: https://en.wikipedia.org/wiki/Linear_probing
    let at = Math.imul(number, 0x9e3779b1) >>> this.#shift;
    while (rounds[at] === this.#round) {
      const known = this.#places[at] ?? 0;
      if (this.numbers[known] === number) return known;
      at = (at + 1) & mask;
    }
    rounds[at] = this.#round;
    this.#places[at] = this.count;
    this.numbers[this.count] = number;
    this.count += 1;
    return this.count - 1;
  }
}
