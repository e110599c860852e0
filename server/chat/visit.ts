import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/**
 * One request for one reply, from its question to the end of its answer or of its connection, whichever comes first. What is
 * taken for a visit is given back by `onEnd`: that comes in any case, also where nobody ever reads the reply.
 */
export type Visit = {
  /** The address it comes from, as far as it is known. */
  readonly address: string | undefined;
  /** Aborts when the connection closes before the answer is out. */
  readonly left: AbortSignal;
  /** Calls `then` when the visit ends, at once where it has ended already. */
  onEnd(then: () => void): void;
};

export function openVisit(request: FastifyRequest, { raw }: FastifyReply): Visit {
  const left = new AbortController();
  const atEnd: (() => void)[] = [];
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    if (!raw.writableFinished) left.abort();
    for (const then of atEnd.splice(0)) then();
  };
  raw.once('close', end);
  // A connection that closed while the request was still being read does not say so again.
  if (raw.closed || raw.destroyed || request.raw.socket.destroyed) end();
  return {
    address: request.ip,
    left: left.signal,
    onEnd(then) {
      if (isOver) then();
      else atEnd.push(then);
    },
  };
}

/** Nobody receives it: the connection is closed. 499 is what nginx writes into its log. */
export function visitorLeft(): Problem {
  return new Problem(499, 'Left', 'The visitor has left.');
}
