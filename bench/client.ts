import { Client } from 'undici';
import { question } from './reply.ts';

/** The server to ask, and how to recognise a whole reply. `headers` returns the headers of the next question. */
export type Target = {
  readonly url: string;
  isWhole(reply: string): boolean;
  readonly headers?: () => Record<string, string>;
  /** Instead of a question for Swampheart, as JSON. */
  readonly body?: string;
};

/** Milliseconds from the question to the first and to the last byte. `failure`: why the reply is not whole; `null` if it is. */
export type Outcome = { readonly firstMs: number; readonly totalMs: number; readonly failure: string | null };

const usualBody = JSON.stringify(question);

/** A visitor with one connection, who asks one question at a time. Leaner than a pool, which looks for a free connection. */
export class Visitor {
  readonly #client: Client;
  readonly #target: Target;
  readonly #path: string;

  constructor(target: Target) {
    const { origin, pathname } = new URL(target.url);
    this.#client = new Client(origin, { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });
    this.#target = target;
    this.#path = pathname;
  }

  /** Never rejects. `onFirst` is called with the reply's first byte. */
  ask(onFirst = () => {}): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const asked = performance.now();
    let [firstMs, status, reply] = [0, 0, ''];
    const finish = (failure: string | null) => resolve({ firstMs, totalMs: performance.now() - asked, failure });
    const { body = usualBody } = this.#target;
    const headers = { 'content-type': 'application/json', ...this.#target.headers?.() };
    this.#client.dispatch(
      { method: 'POST', path: this.#path, headers, body },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, bytes) => {
          if (reply === '') {
            firstMs = performance.now() - asked;
            onFirst();
          }
          reply += bytes.toString();
        },
        onResponseEnd: () => {
          if (status !== 200) finish(`status ${status}`);
          else finish(this.#target.isWhole(reply) ? null : 'not whole');
        },
        onResponseError: (_controller, error) => finish((error as NodeJS.ErrnoException).code ?? error.message),
      },
    );
    return promise;
  }

  leave(): Promise<void> {
    return this.#client.destroy();
  }
}

/** Counts failures by their reason. */
export function failuresIn(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { failure } of outcomes) if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => `${count} ${failure}`).join(', ') || 'none';
}
