import { type Outcome, type Target, Visitor } from './client.ts';

/** The most questions that wait for their first byte at a time, to keep the queues of new connections short. */
const openedAtOnce = 300;

export type OpenStreams = {
  /** Resolves with all outcomes once every reply has ended. */
  readonly outcomes: Promise<readonly Outcome[]>;
  /** When the first of them ended, by `performance.now`. */
  readonly firstEnd: Promise<number>;
  leave(): Promise<unknown>;
};

/** Asks `count` questions, each of a visitor's own, and resolves as soon as every reply has begun. */
export async function openStreams(target: Target, count: number): Promise<OpenStreams> {
  const visitors = Array.from({ length: count }, () => new Visitor(target));
  const ends: Promise<Outcome>[] = [];
  const openNext = async (): Promise<void> => {
    const visitor = visitors[ends.length];
    if (!visitor) return;
    const { promise: hasBegun, resolve } = Promise.withResolvers<void>();
    const end = visitor.ask(resolve);
    ends.push(end);
    await Promise.race([hasBegun, end]);
    return openNext();
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openNext));
  return {
    outcomes: Promise.all(ends),
    firstEnd: Promise.race(ends).then(() => performance.now()),
    leave: () => Promise.all(visitors.map((visitor) => visitor.leave())),
  };
}
