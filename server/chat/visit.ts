import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/**
 * One request for a reply. It ends when the response is complete or the connection closes, whichever comes first. Release all that
 * was taken for a visit in `onEnd`, which is called in any case, also if nobody reads the reply.
 */
export type Visit = {
  /** The address it comes from, as far as it is known. */
  readonly address: string | undefined;
  /** Aborts when the connection closes before the response is complete. */
  readonly left: AbortSignal;
  /** Calls `then` when the visit ends; at once if it has ended already. */
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
  // No "close" event comes for a connection that closed while the request was being read.
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

/** For the log only, because the connection is closed. 499 is nginx's status for a client that left. */
export function visitorLeft(): Problem {
  return new Problem(499, 'Left', 'The visitor has left.');
}
