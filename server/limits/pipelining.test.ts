import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../test/test-server.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends so many requests in one write, without waiting for responses. */
async function pipeline(port: number, times: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times));
  return socket;
}

describe('requests that do not wait for answers', () => {
  const server = testServer();
  const hits = async () => (await server.metrics.registry.metrics()).match(/limit="pipelining"} (\d+)/)?.[1] ?? '0';

  it('are all answered up to 16 a connection, and again once those are answered', async () => {
    const socket = await pipeline(await server.port(), 16);
    let heard = '';
    socket.on('data', (text) => {
      heard += text;
    });
    const answers = () => heard.match(/HTTP\/1.1 200 OK/g)?.length;
    await expect.poll(answers).toBe(16);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(16));
    await expect.poll(answers).toBe(32);
    expect(await hits()).toBe('0');
  });

  it('close their connection, and no other, with the seventeenth, and are counted once', async () => {
    const port = await server.port();
    const other = await pipeline(port, 1);
    await once(other, 'data');
    const socket = await pipeline(port, 900);
    socket.resume();
    await once(socket, 'close');
    expect(await hits()).toBe('1');
    other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await once(other, 'data'))[0]).toMatch(/^HTTP\/1.1 200 /);
  });
});
