import type { Server } from 'node:http';
import { endWith } from '../malformed.ts';
import { countedAs, isAmong } from './address.ts';

/** Long enough for a connection that is idle to be closed by its keep-alive. */
const comeBackS = 5;

/**
 * Refuses with a 503, and closes, whatever connection is one too many from its address. A trusted proxy brings everybody's and
 * is exempt.
 */
export function limitConnections(
  server: Server,
  most: number,
  trustProxy: readonly string[],
  onRefusal: () => void = () => {},
): void {
  const isProxy = isAmong(trustProxy);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (isProxy(remoteAddress)) return;
    const visitor = countedAs(remoteAddress);
    const others = open.get(visitor) ?? 0;
    if (others >= most) {
      onRefusal();
      endWith(
        socket.on('error', () => {}),
        503,
        [`retry-after: ${comeBackS}`],
      );
      socket.destroySoon(); // whatever it was about to ask
      return;
    }
    open.set(visitor, others + 1);
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    });
  });
}
