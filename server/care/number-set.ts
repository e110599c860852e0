// A set of numbers that is emptied at once and takes no memory as it fills: a Set would take longer than all else that the classifier does.

/** A power of two; some thousand numbers fit well. */
const size = 2 ** 15;

/** Whole numbers of 32 bits, up to half of `size`; what comes after that counts as known. */
export class NumberSet {
  readonly #numbers = new Int32Array(size);
  /** In which round each place was filled: all others are empty. */
  readonly #rounds = new Int32Array(size);
  #round = 0;
  #count = 0;

  clear(): void {
    this.#round = (this.#round + 1) | 0;
    this.#count = 0;
  }

  /** Whether `number` was not in it before. */
  add(number: number): boolean {
    // Neighbours are tried until one is free: https://en.wikipedia.org/wiki/Linear_probing
    let at = Math.imul(number, 0x9e3779b1) >>> 17;
    while (this.#rounds[at] === this.#round) {
      if (this.#numbers[at] === number) return false;
      at = (at + 1) & (size - 1);
    }
    if (this.#count === size / 2) return false;
    this.#count += 1;
    this.#rounds[at] = this.#round;
    this.#numbers[at] = number;
    return true;
  }
}
