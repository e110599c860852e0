import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Replier } from '../chat/replier.ts';
import { configured, question } from '../test/test-server.ts';

const shortMs = 600;
/** More than the operating system buffers. */
const filmBytes = 20_000_000;

/** Replies with a word, a pause longer than the limit for unread responses, and another word. */
const slow: Replier = {
  name: 'service',
  async reply(_question, _left, say) {
    say('one ');
    await sleep(3 * shortMs);
    say('two');
  },
  close: async () => {},
};

let dist: string;
let app: FastifyInstance;
let waitsMs: number;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'swampheart-'));
  await mkdir(join(dist, 'site'));
  await writeFile(join(dist, 'site/lost.html'), 'lost');
  await writeFile(join(dist, 'site/long.mp4'), Buffer.alloc(filmBytes));
  await writeFile(join(dist, 'pages.json'), JSON.stringify({ pages: {}, lost: { file: 'lost.html', allows: {} } }));
  app = await buildApp({ config: configured(), replier: slow, dist, logTo: { write: () => {} } });
  waitsMs = app.server.timeout;
  app.server.timeout = shortMs;
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await rm(dist, { recursive: true });
});

async function asking(request: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const film = 'GET /long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a connection', () => {
  it('that does not read what it asked for is closed, after half a minute', async () => {
    expect(waitsMs).toBe(30_000);
    const socket = (await asking(film)).pause();
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 10 * shortMs }).toBe(0);
    socket.destroy();
  });

  it('that reads slowly gets all of it', { timeout: 20_000 }, async () => {
    const socket = await asking(film);
    let bytes = 0;
    while (bytes < filmBytes) {
      const piece: Buffer | null = socket.read();
      if (piece) bytes += piece.length;
      else if (socket.readableEnded || socket.destroyed) break;
      else await sleep(10);
    }
    expect(bytes).toBeGreaterThan(filmBytes);
    socket.destroy();
  });

  it('whose reply is silent for long, because the service is, is not cut', async () => {
    const { port } = app.server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(question),
    });
    expect(await reply.text()).toBe('one two');
  });
});
