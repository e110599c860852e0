import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { apiKey, chatStage, question } from './chat-stage.ts';
import { type Mood, reply } from './stand-in-service.ts';

const stage = chatStage();

describe('a failing service', () => {
  it.each<Mood>([
    'answers 401',
    'answers 429',
    'answers 500',
    'is busy for a minute',
    'is busy for ever',
    'answers an error with 200',
    'answers HTML',
    'cuts its JSON',
    'answers half a megabyte',
    'resets at once',
  ])('is a 502 when it %s', async (mood) => {
    stage.service.behave(mood);
    const response = await stage.ask();
    expect(response.statusCode).toBe(502);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ type: 'about:blank', status: 502, title: expect.any(String) });
  });

  it('is a 502 when nobody is there', async () => {
    await stage.service.close();
    expect((await stage.ask()).statusCode).toBe(502);
  });

  it.each<Mood>(['hangs at once', 'sends comments only'])('is a 504 when it %s', async (mood) => {
    stage.service.behave(mood);
    expect((await stage.ask()).statusCode).toBe(504);
  });

  it.each<Mood>([
    'resets after a token',
    'hangs after a token',
    'ends in the middle',
    'breaks an event',
    'streams half a megabyte',
  ])('cuts the connection when it %s, so that half a reply is never taken for a whole one', async (mood) => {
    stage.service.behave(mood);
    const cut = await stage.fetchReply();
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
    stage.service.behave('streams');
    expect(await (await stage.fetchReply()).text()).toBe(reply);
  });

  it('resets the connection of an HTTP/1.0 client, to whom closing alone would be the end of the reply', async () => {
    stage.service.behave('resets after a token');
    const socket = connect(await stage.port(), '127.0.0.1');
    const body = JSON.stringify(question);
    socket.write(
      `POST /api/chat HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect(socket.resume().toArray()).rejects.toThrow('ECONNRESET');
  });

  it('is not kept waiting for a visitor who left', async () => {
    let isGone = false;
    stage.service.behave((response) => {
      response.on('close', () => {
        isGone = true;
      });
    });
    const left = new AbortController();
    const asking = stage.fetchReply({ signal: left.signal });
    while (stage.service.calls.length === 0) await sleep(5);
    left.abort();
    await expect(asking).rejects.toThrow();
    while (!isGone) await sleep(5);
    await expect.poll(() => stage.log.at(-1)).toContain('"status":499');
    expect(JSON.parse(stage.log.at(-1) ?? '')).toMatchObject({ level: 30, kind: 'left', character: 'Shrek' });
  });

  it('is logged, and never has the key repeated to anybody', async () => {
    for (const mood of ['answers 401', 'answers HTML', 'resets at once'] as const) {
      stage.service.behave(mood);
      const { body, headers } = await stage.ask();
      expect(body + JSON.stringify(headers)).not.toContain(apiKey);
    }
    expect(stage.log).toHaveLength(3);
    expect(stage.log.join()).not.toContain(apiKey);
  });
});
