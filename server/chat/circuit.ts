// A circuit breaker. While the service is down, calls fail at once instead of waiting for it; from time to time one call is let
// through to see whether it is back. https://martinfowler.com/bliki/CircuitBreaker.html, and docs/decisions/0017 on why this is no library.
import { Problem } from '../problem.ts';

/** How a call ended. `refused`: the service rejected this one call, or said what no reply may. `left`: the visitor left, which says nothing about the service. */
export type Outcome = 'well' | 'down' | 'refused' | 'left';
/** A call that was let through. Only the first call of `end` counts. */
export type Attempt = { readonly isProbe: boolean; end(outcome: Outcome): void };
export type Circuit = {
  /** Throws a 503 with Retry-After while the service is down. */
  enter(): Attempt;
};

const mostInARow = 10;
const windowS = 30;
const fewestInWindow = 20;
const mostOfWindow = 0.5;

/**
 * Opens after 10 failures in a row, or when more than half of at least 20 calls within 30 s failed. After `probeAfterMs` it lets one
 * call through, the probe. If that succeeds the circuit closes, else it stays open for as long again.
 */
export function circuit(probeAfterMs: number): Circuit {
  let recent = recentCalls();
  let state: 'closed' | 'open' | 'probing' = 'closed';
  /** Milliseconds of a monotonic clock, which cannot be set back. */
  let openUntilMs = 0;

  const open = () => {
    state = 'open';
    openUntilMs = performance.now() + probeAfterMs;
  };
  const close = () => {
    state = 'closed';
    recent = recentCalls();
  };
  const note = (outcome: Outcome, isProbe: boolean) => {
    if (isProbe) return outcome === 'well' || outcome === 'refused' ? close() : open();
    if (state !== 'closed' || (outcome !== 'well' && outcome !== 'down')) return;
    recent.note(outcome === 'down');
    if (recent.areTooBad()) open();
  };

  return {
    enter() {
      const waitMs = openUntilMs - performance.now();
      if (state === 'probing' || (state === 'open' && waitMs > 0)) {
        const retryAfter = Math.max(waitMs, probeAfterMs / 2) / 1000;
        throw new Problem(503, 'Not now', 'The service is down.', { failure: 'circuit_open', retryAfter });
      }
      const isProbe = state === 'open';
      if (isProbe) state = 'probing';
      let hasEnded = false;
      return {
        isProbe,
        end(outcome) {
          if (!hasEnded) note(outcome, isProbe);
          hasEnded = true;
        },
      };
    },
  };
}

/** Counts failures: those in a row, and the share of failures in the last 30 s, in buckets of a second. */
function recentCalls() {
  let inARow = 0;
  let seconds: { readonly second: number; all: number; down: number }[] = [];
  return {
    note(isDown: boolean) {
      inARow = isDown ? inARow + 1 : 0;
      const second = Math.floor(performance.now() / 1000);
      seconds = seconds.filter((one) => one.second > second - windowS);
      if (seconds.at(-1)?.second !== second) seconds.push({ second, all: 0, down: 0 });
      const now = seconds.at(-1);
      if (!now) return;
      now.all += 1;
      if (isDown) now.down += 1;
    },
    areTooBad() {
      const all = seconds.reduce((sum, one) => sum + one.all, 0);
      const down = seconds.reduce((sum, one) => sum + one.down, 0);
      return inARow >= mostInARow || (all >= fewestInWindow && down > all * mostOfWindow);
    },
  };
}
