// Visitors who leave early: at whatever moment, no connection or call of theirs stays open, and no reply is asked of the service.
import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Counts, openCounts } from '../limits/counts.ts';
import { reply } from '../test/stand-in-service.ts';
import { question, testServer } from '../test/test-server.ts';

const eventually = { timeout: 10_000, interval: 5 };
const body = JSON.stringify(question);
const wholeQuestion = `POST /api/chat HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

/** Counts in memory. The one named `late` answers only when told to, like a slow Redis. */
async function lateCounts(late: string) {
  const counts = await openCounts(null, { warn: () => {}, info: () => {} }, { file: null, secret: '' });
  const waiting: (() => void)[] = [];
  return {
    waiting,
    answer: () => waiting.splice(0).forEach((go) => void go()),
    close: counts.close,
    of: ((name, ...rule) => {
      const count = counts.of(name, ...rule);
      const take: typeof count.take = async (key) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return count.take(key);
      };
      return name === late ? { ...count, take } : count;
    }) as Counts['of'],
  };
}

/** Opens `count` connections and writes `text` to each. */
async function writeOver(port: number, count: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(text);
  return sockets;
}

const openConnections = (server: Server) =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

const gauge = async (server: { metrics: { registry: { metrics(): Promise<string> } } }, name: string) =>
  Number(new RegExp(`^swampheart_${name} (\\d+)`, 'm').exec(await server.metrics.registry.metrics())?.[1]);

describe.each(['minute', 'day', 'budget'])(
  'visitors who are gone before the count of the %s has answered',
  { timeout: 20_000 },
  (late) => {
    let counts: Awaited<ReturnType<typeof lateCounts>>;
    const server = testServer(
      { CHAT_CONCURRENCY: '32', CHAT_CALLS_PER_ADDRESS: '32', CHAT_DAILY_BUDGET: '22', SHUTDOWN_MS: '500' },
      {
        counts: async () => {
          counts = await lateCounts(late);
          return counts;
        },
      },
    );

    /** All visitors leave while the count is pending; only then does it answer. */
    async function askAndLeave(connections: number, questionsEach: number) {
      const sockets = await writeOver(await server.port(), connections, wholeQuestion.repeat(questionsEach));
      await expect.poll(() => counts.waiting.length, eventually).toBe(connections * questionsEach);
      for (const socket of sockets) socket.resetAndDestroy();
      await expect.poll(() => openConnections(server.app.server), eventually).toBe(0);
      counts.answer();
    }

    it.each([
      [20, 1],
      [5, 4],
    ])(
      'leave no call open (%i connections, %i questions on each), and the service is neither asked nor paid',
      async (connections, questionsEach) => {
        for (let burst = 0; burst < 4; burst += 1) await askAndLeave(connections, questionsEach);
        await expect.poll(() => server.log.filter((line) => line.includes('"status":499')).length, eventually).toBe(80);
        expect(server.service.calls).toEqual([]);
        expect(await gauge(server, 'open_calls')).toBe(0);
        const statuses = [];
        for (let i = 0; i < 23; i += 1) {
          const asking = server.ask();
          await expect.poll(() => counts.waiting.length, eventually).toBe(1);
          counts.answer();
          statuses.push((await asking).statusCode);
        }
        expect(statuses, 'the budget of 22 replies is untouched').toEqual([...Array(22).fill(200), 503]);
      },
    );
  },
);

describe('visitors who leave', { timeout: 20_000 }, () => {
  const server = testServer({ CHAT_CONCURRENCY: '2', CHAT_TIMEOUT_MS: '20000', SHUTDOWN_MS: '500' });

  it('in the same turn in which they asked leave no call open', async () => {
    for (let burst = 0; burst < 6; burst += 1) {
      for (const socket of await writeOver(await server.port(), 20, wholeQuestion)) socket.resetAndDestroy();
    }
    await expect.poll(() => openConnections(server.app.server), eventually).toBe(0);
    await expect.poll(() => gauge(server, 'open_calls'), eventually).toBe(0);
    await expect.poll(() => gauge(server, 'waiting_calls'), eventually).toBe(0);
    expect((await server.ask()).body).toBe(reply);
  });

  it('just when the first word arrives leave no call open', async () => {
    for (let i = 0; i < 12; i += 1) {
      const left = new AbortController();
      server.service.behave((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"choices":[{"delta":{"content":"Aye"}}]}\n\n');
        left.abort();
      });
      const asking = server.fetchReply({ signal: left.signal }).then((response) => response.text());
      await expect(asking).rejects.toThrow();
    }
    await expect.poll(() => gauge(server, 'open_calls'), eventually).toBe(0);
    server.service.behave('streams');
    expect((await server.ask()).body).toBe(reply);
  });
});
