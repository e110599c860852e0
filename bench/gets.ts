// Requests the same file again and again with little work per response, so that the server saturates and not the client: the ends of
// responses are found by their length only, which the first one tells.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuUs } from './processes.ts';

export type Gets = { readonly requestsPerSecond: number; readonly cpuUsPerRequest: number; readonly coreShare: number };

/**
 * `connections` ask for `path` again and again for `ms`. Throws if a response differs from the first one. This process stays awake
 * meanwhile: a server that is slower than its client would else be charged for waking it, some 13 µs with each response, where over a
 * network nobody is woken.
 */
export async function getAgainAndAgain(
  server: { origin: string; pid: number },
  path: string,
  headers: Record<string, string>,
  { connections, ms }: { connections: number; ms: number },
): Promise<Gets> {
  const { hostname, port, host } = new URL(server.origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const length = await lengthOfResponse(request, hostname, Number(port));
  const count = { responses: 0 };
  let isOver = false;
  const stayAwake = () => isOver || setImmediate(stayAwake);
  stayAwake();
  const sockets = Array.from({ length: connections }, () => asking(request, length, hostname, Number(port), count));
  await sleep(ms / 4);
  const before = { cpu: cpuUs(server.pid), at: performance.now(), responses: count.responses };
  await sleep(ms);
  const us = cpuUs(server.pid) - before.cpu;
  const seconds = (performance.now() - before.at) / 1000;
  const requests = count.responses - before.responses;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  return { requestsPerSecond: requests / seconds, cpuUsPerRequest: us / requests, coreShare: us / 1e6 / seconds };
}

function asking(request: Buffer, length: number, host: string, port: number, count: { responses: number }): Socket {
  let left = length;
  const buffer = Buffer.alloc(262_144);
  const onRead = (bytes: number, read: Uint8Array): boolean => {
    if (left === length && read[9] !== 0x32)
      throw new Error(`Not a 2xx: ${Buffer.from(read).toString('latin1', 0, 60)}`);
    left -= bytes;
    if (left < 0) throw new Error(`A response is ${-left} bytes longer than the first one.`);
    if (left > 0) return true;
    left = length;
    count.responses += 1;
    socket.write(request);
    return true;
  };
  const socket = connect({ host, port, noDelay: true, onread: { buffer, callback: onRead } });
  socket.write(request);
  return socket;
}

/** In bytes, head and body. */
async function lengthOfResponse(request: Buffer, host: string, port: number): Promise<number> {
  const socket = connect({ host, port });
  socket.write(request);
  let text = '';
  for await (const piece of socket.setEncoding('latin1')) {
    text += piece;
    const [head = ''] = text.split('\r\n\r\n', 1);
    const length = head.length + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (text.length >= length) return length;
  }
  throw new Error(`No whole response with a content-length: ${text.slice(0, 200)}`);
}
