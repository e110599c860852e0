import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Behaviour, behaviours, reply } from '../test/stand-in-service.ts';
import { apiKey, configured, question, testServer } from '../test/test-server.ts';
import { hostedService } from './service.ts';

const server = testServer();

describe('a failing service', () => {
  it.each<Behaviour>([
    'answers 401',
    'answers 429',
    'answers 500',
    'is busy for a minute',
    'is busy for ever',
    'answers an error with 200',
    'answers HTML',
    'cuts its JSON',
    'resets at once',
  ])('is a 502 when it %s', async (behaviour) => {
    server.service.behave(behaviour);
    const response = await server.ask();
    expect(response.statusCode).toBe(502);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ type: 'about:blank', status: 502, title: expect.any(String) });
  });

  it('is a 502 when the service cannot be reached', async () => {
    await server.service.close();
    expect((await server.ask()).statusCode).toBe(502);
  });

  it.each<Behaviour>(['hangs at once', 'sends comments only'])('is a 504 when it %s', async (behaviour) => {
    server.service.behave(behaviour);
    expect((await server.ask()).statusCode).toBe(504);
  });

  it.each<Behaviour>(['resets after a token', 'hangs after a token', 'ends in the middle', 'breaks an event'])(
    'cuts the connection when it %s, so that half a reply is never taken for a whole one',
    async (behaviour) => {
      server.service.behave(behaviour);
      const cut = await server.fetchReply();
      expect(cut.status).toBe(200);
      await expect(cut.text()).rejects.toThrow();
      server.service.behave('streams');
      expect(await (await server.fetchReply()).text()).toBe(reply);
    },
  );

  it('resets the connection of an HTTP/1.0 client, to whom closing alone would be the end of the reply', async () => {
    server.service.behave('resets after a token');
    const socket = connect(await server.port(), '127.0.0.1');
    const body = JSON.stringify(question);
    socket.write(
      `POST /api/chat HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect(socket.resume().toArray()).rejects.toThrow('ECONNRESET');
  });

  it('is not kept waiting for a visitor who left', async () => {
    let isGone = false;
    server.service.behave((response) => {
      response.on('close', () => {
        isGone = true;
      });
    });
    const left = new AbortController();
    const asking = server.fetchReply({ signal: left.signal });
    while (server.service.calls.length === 0) await sleep(5);
    left.abort();
    await expect(asking).rejects.toThrow();
    while (!isGone) await sleep(5);
    await expect.poll(() => server.log.at(-1)).toContain('"status":499');
    expect(JSON.parse(server.log.at(-1) ?? '')).toMatchObject({ level: 30, kind: 'left', character: 'Shrek' });
  });

  it.each<[Behaviour | null, string, RegExp]>([
    ['answers 401', 'status', /401/],
    ['answers 429', 'status', /429/],
    ['resets at once', 'unreachable', /UND_ERR_SOCKET|ECONNRESET/],
    ['answers HTML', 'nonsense', /JSON/],
    ['cuts its JSON', 'nonsense', /JSON/],
    [null, 'unreachable', /ECONNREFUSED/],
  ])('that %s is named to the log, and not to the visitor', async (behaviour, kind, reason) => {
    if (behaviour) server.service.behave(behaviour);
    else await server.service.close();
    const { body } = await server.ask();
    expect(JSON.parse(server.log.at(-1) ?? '')).toMatchObject({ kind, reason: expect.stringMatching(reason) });
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      status: 502,
      title: 'The service failed',
      detail: 'No reply could be had. Try again later.',
    });
  });

  it('of an unknown kind is described in the log, and not to the visitor', async () => {
    const hosted = hostedService({ baseUrl: 'http://nobody.invalid/v1', apiKey, model: 'some/model', timeoutMs: 5000 });
    const log: string[] = [];
    const app = await buildApp({
      config: configured(),
      replier: hosted,
      logTo: { write: (line) => log.push(line) },
    });
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/chat', payload: question });
    expect(statusCode).toBe(502);
    expect(body).not.toMatch(/ENOTFOUND|EAI_AGAIN|invalid/);
    expect(log.join()).toMatch(/"reason":"[^"]*(ENOTFOUND|EAI_AGAIN)/);
    expect(log.join()).not.toContain('nobody.invalid');
    await app.close();
  });

  it('is logged, and never has the key repeated to anybody', async () => {
    for (const behaviour of ['answers 401', 'answers HTML', 'resets at once'] as const) {
      server.service.behave(behaviour);
      const { body, headers } = await server.ask();
      expect(body + JSON.stringify(headers)).not.toContain(apiKey);
    }
    expect(server.log).toHaveLength(3);
    expect(server.log.join()).not.toContain(apiKey);
  });
});

describe('a service that drips', () => {
  const server = testServer({ CHAT_REPLY_TIMEOUT_MS: '700' });

  it('is given up after CHAT_REPLY_TIMEOUT_MS, though no pause is too long, and its reply is cut', async () => {
    let isGone = false;
    server.service.behave(async (response) => {
      response.on('close', () => {
        isGone = true;
      });
      await behaviours.drips(response);
    });
    const response = await server.fetchReply();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    await expect.poll(() => isGone).toBe(true);
    await expect.poll(() => server.log.at(-1)).toContain('"kind":"too_slow"');
    expect(await server.metrics.registry.metrics()).toContain('swampheart_open_calls 0\n');
  });
});
