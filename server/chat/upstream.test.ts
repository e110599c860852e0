import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reply, standInService } from '../test/stand-in-service.ts';
import { probeAfterMs, question, testServer } from '../test/test-server.ts';
import { hostedService } from './service.ts';

const never = new AbortController().signal;
const asked = { ...question, character: 'Shrek', loveInterest: 'Fiona' } as const;

/** The reply of the service at `baseUrl`, called without the server. */
async function replyOf(baseUrl: string): Promise<string> {
  const hosted = hostedService({ baseUrl, apiKey: null, model: 'some/model', timeoutMs: 5000 });
  let text = '';
  await hosted.reply(asked, never, (piece) => {
    text += piece;
  });
  await hosted.close();
  return text;
}

describe('a busy service', () => {
  it('is asked once more after the second it asks for', async () => {
    const service = await standInService();
    service.behave('is busy for a second');
    expect(await replyOf(service.baseUrl)).toBe(reply);
    expect(service.calls).toHaveLength(2);
    await service.close();
  });

  it.each([
    ['stays busy', 2],
    ['is busy for a minute', 1],
    ['is busy for ever', 1],
    ['answers 429', 1],
    ['answers 500', 1],
    ['resets at once', 1],
  ] as const)('that %s is asked %i times in all', async (behaviour, calls) => {
    const service = await standInService();
    service.behave(behaviour);
    await expect(replyOf(service.baseUrl)).rejects.toMatchObject({ status: 502 });
    expect(service.calls).toHaveLength(calls);
    await service.close();
  });
});

describe('a service that is just starting', () => {
  it('is called once more, since the first call was not received', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => taken.close(resolve));
    const asking = replyOf(`http://127.0.0.1:${port}/v1`);
    await sleep(30);
    const late = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: 'Here I am.' } }] }));
    }).listen(port, '127.0.0.1');
    expect(await asking).toBe('Here I am.');
    late.closeAllConnections();
    late.close();
  });
});

describe('the line to the service', () => {
  const server = testServer();

  it('is one connection for calls that follow each other', async () => {
    for (let i = 0; i < 5; i += 1) expect((await server.ask()).body).toBe(reply);
    expect(server.service.calls).toHaveLength(5);
    expect(server.service.connections()).toBe(1);
  });

  it('fails fast with 503 and Retry-After while the service is down, and one call in a while finds out that it is back', async () => {
    server.service.behave('answers 500');
    for (let i = 0; i < 10; i += 1) expect((await server.ask()).statusCode).toBe(502);
    const refused = await server.ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(server.service.calls).toHaveLength(10);

    await sleep(probeAfterMs + 20);
    expect((await server.ask()).statusCode).toBe(502);
    expect((await server.ask()).statusCode).toBe(503);
    expect(server.service.calls).toHaveLength(11);

    server.service.behave('streams');
    await sleep(probeAfterMs + 20);
    expect((await server.ask()).body).toBe(reply);
    expect((await server.ask()).body).toBe(reply);
  });

  it('stays open for others where a key is wrong', async () => {
    server.service.behave('answers 401');
    for (let i = 0; i < 30; i += 1) expect((await server.ask()).statusCode).toBe(502);
    expect(server.service.calls).toHaveLength(30);
  });
});
