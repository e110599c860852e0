/** Calls `onTimeout` `ms` after the timeout was created or last renewed, unless it was stopped. */
export class IdleTimeout {
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(ms: number, onTimeout: () => void) {
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      onTimeout();
    }, ms);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  renew(): void {
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
