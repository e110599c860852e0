// Many visitors may ask at the same moment, as after a broadcast. A question costs a millisecond, so a thousand of them taken at once
// would hold up every open reply for a second, and the process would call itself overloaded and refuse what it can well do.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

const usual = {
  /** Questions begun in one turn of the event loop: some ten milliseconds of work. */
  mostInATurn: 8,
  /** Beyond these a question is refused at once. Each holds its connection and its head, and is not read yet. */
  mostWaiting: 5000,
  /** Half of what a visitor waits for the service. */
  longestWaitMs: 10_000,
};
const comeBackS = 5;

type Waiting = { readonly sinceMs: number; readonly go: (refusal?: Problem) => void };

/** Lets questions in one after the other, a few in a turn; only where more come do they wait, unread, in the order in which they came. */
export function queueArrivals(
  app: FastifyInstance,
  { mostInATurn, mostWaiting, longestWaitMs }: typeof usual = usual,
): void {
  let waiting: Waiting[] = [];
  let begunInTurn = 0;
  let isTurning = false;

  const turn = () => {
    isTurning = false;
    begunInTurn = 0;
    const next = waiting.slice(0, mostInATurn);
    waiting = waiting.slice(next.length);
    for (const { sinceMs, go } of next) {
      begunInTurn += 1;
      go(performance.now() - sinceMs > longestWaitMs ? tooMany() : undefined);
    }
    if (begunInTurn > 0) turnSoon();
  };
  const turnSoon = () => {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };

  app.addHook('onRequest', ({ routeOptions, raw }, _reply, done) => {
    if (routeOptions.url !== '/api/chat') return done();
    if (waiting.length >= mostWaiting) return done(tooMany());
    turnSoon();
    if (waiting.length === 0 && begunInTurn < mostInATurn) {
      begunInTurn += 1;
      return done();
    }
    const one = {
      sinceMs: performance.now(),
      go: (refusal?: Problem) => {
        raw.off('close', leave);
        done(refusal);
      },
    };
    const leave = () => {
      waiting = waiting.filter((other) => other !== one);
    };
    raw.once('close', leave);
    waiting.push(one);
  });
}

function tooMany(): Problem {
  return new Problem(503, 'Not now', 'There is too much going on.', { limit: 'overload', retryAfter: comeBackS });
}
