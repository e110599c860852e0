// While the service is down, nobody waits for it: calls fail at once, and one now and then tries whether it is back.
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  type IBackoff,
  type IBreaker,
  SamplingBreaker,
} from 'cockatiel';
import { Problem } from '../problem.ts';

/** How a call ended: `refused` is the service's own no to this one call, `left` says nothing about the service. */
export type Outcome = 'well' | 'down' | 'refused' | 'left';
/** A call that was let through. The first outcome told is the one that counts. */
export type Call = { readonly isProbe: boolean; end(outcome: Outcome): void };
export type Circuit = {
  /** Throws a 503 that says when to come back while the service is down. */ enter(): Promise<Call>;
};

const mostInARow = 10;
const windowMs = 30_000;
const fewestInWindow = 20;
const mostOfWindow = 0.5;

class Down extends Error {}

/** Opens after 10 failures in a row, or when more than half of at least 20 calls within 30 s failed. */
export function circuit(probeAfterMs: number): Circuit {
  let openUntilMs = 0;
  const pause = (): IBackoff<unknown> => {
    openUntilMs = performance.now() + probeAfterMs;
    return {
      // cockatiel compares with the clock on the wall, which may be set back by an hour; this one only goes on.
      get duration() {
        return performance.now() < openUntilMs ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      next: pause,
    };
  };
  const policy = circuitBreaker(handleType(Down), { breaker: rowOrShare(), halfOpenAfter: { next: pause } });
  const refusal = () =>
    new Problem(503, 'Not now', 'The service is down.', {
      failure: 'circuit_open',
      retryAfter: Math.max(openUntilMs - performance.now(), probeAfterMs / 2) / 1000,
    });

  return {
    async enter() {
      if (policy.state === CircuitState.HalfOpen) throw refusal();
      return new Promise((resolve, reject) => {
        const run = () => {
          const isProbe = policy.state === CircuitState.HalfOpen;
          const ended = Promise.withResolvers<void>();
          const end = (outcome: Outcome) => {
            if (outcome === 'well' || (isProbe && outcome === 'refused')) ended.resolve();
            else if (outcome === 'down' || isProbe) ended.reject(new Down());
            else ended.reject(new Error('It does not count.'));
          };
          resolve({ isProbe, end });
          return ended.promise;
        };
        policy.execute(run).catch((error) => reject(error instanceof BrokenCircuitError ? refusal() : error));
      });
    },
  };
}

function rowOrShare(): IBreaker {
  const row = new ConsecutiveBreaker(mostInARow);
  const share = new SamplingBreaker({
    threshold: mostOfWindow,
    duration: windowMs,
    minimumRps: (fewestInWindow - 0.5) / (windowMs / 1000), // half a call less, for rounding's sake
  });
  return {
    state: null,
    success(state) {
      row.success();
      share.success(state);
    },
    failure(state) {
      const isRowFull = row.failure();
      return share.failure(state) || isRowFull;
    },
  };
}
