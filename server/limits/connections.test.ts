import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../test/test-server.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(port: number, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(port, host);
  socket.setEncoding('utf8').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Requests /robots.txt and returns the server's response. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  const [text] = await once(socket, 'data');
  return text;
}

describe('the limit of connections', () => {
  const server = testServer({ CONNECTIONS_PER_ADDRESS: '2' });

  it('refuses one connection too many with 503 and closes it, and accepts one again when another has closed', async () => {
    const port = await server.port();
    const [one, two] = [await open(port), await open(port)];
    expect(await ask(one)).toMatch(/^HTTP\/1.1 200 /);
    expect(await ask(two)).toMatch(/^HTTP\/1.1 200 /);
    const three = await open(port);
    const answer = (await three.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 5\r\n.*"status":503/s);
    one.destroy();
    await expect.poll(async () => ask(await open(port))).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a trusted proxy', () => {
  const server = testServer({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.0/8' });

  it('may hold as many as it likes', async () => {
    const port = await server.port();
    for (let i = 0; i < 5; i += 1) expect(await ask(await open(port))).toMatch(/^HTTP\/1.1 200 /);
  });
});
