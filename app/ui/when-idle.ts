/** A page that is never idle, as on a slow phone while puppets move, waits no longer. */
const longestWaitMs = 5000;
/** Safari before 26 cannot tell when it is idle. */
const waitWithoutTellingMs = 3000;

/** How much later comes what weighs much and decorates, so that it is behind all that a visitor may need sooner. */
export const behindTheRestMs = 1000;

/** Runs once the page has nothing else to do, or after five seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWaitMs });
  else setTimeout(run, waitWithoutTellingMs);
}
