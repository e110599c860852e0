import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { sendProblem } from '../problem.ts';
import { queueArrivals } from './arrivals.ts';

const limits = { mostInATurn: 2, mostWaiting: 6, longestWaitMs: 10_000 };
let app: FastifyInstance;
let begun: string[];
/** How many questions had begun at the end of each turn of the event loop. */
let byTurn: number[];

function open(changes: Partial<typeof limits> = {}, work = () => {}) {
  app = Fastify();
  begun = [];
  byTurn = [];
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error as never));
  queueArrivals(app, { ...limits, ...changes });
  app.post('/api/chat', (request, reply) => {
    begun.push(String(request.headers.who));
    setImmediate(() => byTurn.push(begun.length));
    work();
    return reply.send('aye');
  });
  app.get('/page', (_request, reply) => reply.send('page'));
}
afterEach(() => app.close());

const ask = (who: number) => app.inject({ method: 'POST', url: '/api/chat', headers: { who: String(who) } });
const statusesOf = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, (_, who) => ask(who)))).map(({ statusCode }) => statusCode);

describe('visitors who ask at the same moment', () => {
  it('are all answered, a few in each turn and in the order in which they came', async () => {
    open();
    expect(await statusesOf(8)).toEqual(Array(8).fill(200));
    expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(byTurn.every((count, i) => count - (byTurn[i - 2] ?? 0) <= limits.mostInATurn * 2)).toBe(true);
    expect(byTurn.filter((count) => count === 8).length).toBeLessThanOrEqual(limits.mostInATurn);
  });

  it('are refused at once where too many wait already, and come back later', async () => {
    open();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, who) => ask(who)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(8).fill(200), ...Array(4).fill(503)]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('5');
    expect((await ask(12)).statusCode).toBe(200);
  });

  it('are refused where their turn comes too late', async () => {
    const block = () => {
      const until = performance.now() + 60;
      while (performance.now() < until);
    };
    open({ mostInATurn: 1, longestWaitMs: 50 }, block);
    const statuses = await statusesOf(5);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(503);
  });

  it('do not hold up pages', async () => {
    open();
    const asking = statusesOf(8);
    expect((await app.inject('/page')).body).toBe('page');
    await asking;
  });

  it('are not begun when they have left', async () => {
    const sockets: ReturnType<typeof connect>[] = [];
    open({ mostInATurn: 1 }, () => {
      for (const socket of sockets.slice(1)) socket.destroy();
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let who = 0; who < 6; who += 1) sockets.push(connect(port, '127.0.0.1').on('error', () => {}));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    sockets.forEach((socket, who) => {
      socket.write(`POST /api/chat HTTP/1.1\r\nhost: x\r\nwho: ${who}\r\ncontent-length: 0\r\n\r\n`);
    });
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    expect((await ask(9)).statusCode, 'the queue goes on').toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
