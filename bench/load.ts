// Two kinds of load: a fixed number of visitors who each ask again after a reply, and a fixed number of questions a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, type Target, Visitor } from './client.ts';
import { cpuUs } from './processes.ts';

export type Load = {
  readonly outcomes: readonly Outcome[];
  readonly repliesPerSecond: number;
  /** Processor time of the measured process for each reply, in µs. */
  readonly cpuUsPerReply: number;
  /** The share of one core that it used, 0 to 1; slightly more with several threads. */
  readonly coreShare: number;
};

/** `visitors` ask again and again for `ms`, counted from when each was answered once. */
export async function askAgainAndAgain(target: Target, pid: number, visitors: number, ms: number): Promise<Load> {
  const all = Array.from({ length: visitors }, () => new Visitor(target));
  const outcomes: Outcome[] = [];
  let isOver = false;
  const { promise: everybodyWasAnswered, resolve } = Promise.withResolvers<void>();
  let answered = 0;
  const visits = all.map(async (visitor, i) => {
    await sleep((i * 400) / visitors); // spread over time, or all would go on asking at the same moments
    await visitor.ask();
    answered += 1;
    if (answered === visitors) resolve();
    while (!isOver) {
      const outcome = await visitor.ask();
      outcomes.push(outcome);
      if (outcome.failure) await sleep(100); // refusals are so fast that they would crowd out everything else
    }
  });
  await everybodyWasAnswered;
  const load = await measured(outcomes, pid, () => sleep(ms));
  isOver = true;
  await Promise.all(visits);
  await Promise.all(all.map((visitor) => visitor.leave()));
  return load;
}

/** Adds visitors until replies a second grow by less than 5 %: the saturated throughput. */
export async function saturate(
  target: Target,
  pid: number,
  ms: number,
  from = 64,
): Promise<Load & { visitors: number }> {
  let best = { ...(await askAgainAndAgain(target, pid, from, ms)), visitors: from };
  for (let visitors = from * 2; visitors <= 4096; visitors *= 2) {
    const load = await askAgainAndAgain(target, pid, visitors, ms);
    if (load.repliesPerSecond < best.repliesPerSecond * 1.05) return best;
    best = { ...load, visitors };
  }
  return best;
}

/** Asks `perSecond` questions a second, each from an idle visitor; calls `onOutcome` for every reply. */
export async function askSteadily(
  target: Target,
  perSecond: number,
  ms: number,
  onOutcome: (outcome: Outcome) => void,
) {
  const idle: Visitor[] = [];
  const open = new Set<Promise<void>>();
  const begin = performance.now();
  let asked = 0;
  while (performance.now() - begin < ms) {
    await sleep(5);
    for (const due = ((performance.now() - begin) / 1000) * perSecond; asked < due; asked += 1) {
      const visitor = idle.pop() ?? new Visitor(target);
      const visit = visitor.ask().then((outcome) => {
        onOutcome(outcome);
        idle.push(visitor);
        open.delete(visit);
      });
      open.add(visit);
    }
  }
  await Promise.all(open);
  await Promise.all(idle.map((visitor) => visitor.leave()));
}

async function measured(outcomes: readonly Outcome[], pid: number, wait: () => Promise<unknown>): Promise<Load> {
  const before = { count: outcomes.length, cpu: cpuUs(pid), at: performance.now() };
  await wait();
  const us = cpuUs(pid) - before.cpu;
  const seconds = (performance.now() - before.at) / 1000;
  const during = outcomes.slice(before.count);
  const good = during.filter(({ failure }) => failure === null).length;
  return {
    outcomes: during,
    repliesPerSecond: good / seconds,
    cpuUsPerReply: us / good,
    coreShare: us / 1e6 / seconds,
  };
}
