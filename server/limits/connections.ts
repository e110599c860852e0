import type { Server } from 'node:http';
import { endWith } from '../malformed.ts';
import { countedAs, isAmong } from './address.ts';

/** Sent as Retry-After: by then other connections of the address may have closed. */
const comeBackS = 5;

/**
 * Answers connections beyond `most` of an address with 503 and closes them. Trusted proxies are exempt, because the connections of
 * all visitors come from them.
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
      socket.destroySoon(); // without waiting for its request
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
