/** Waits for a service only so long: `signal` aborts `ms` after the last `renew`, unless at `rest`. */
export class Patience {
  readonly #ms: number;
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms);
  }

  /** While nobody waits for the service, as when the visitor's connection is the slow one. */
  rest(): void {
    clearTimeout(this.#timer);
  }
}
