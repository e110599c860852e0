import { describe, expect, it } from 'vitest';
import { toDanger, toUnfit } from '../care/replies.ts';
import { calmly, patient, say } from '../test/care-talk.ts';
import { question, testServer } from '../test/test-server.ts';
import { inSpanish } from './understudy/deflections-in-spanish.ts';

const spanish = { language: 'es' };

describe('a question from a Spanish page', () => {
  const server = testServer(patient);
  const systemMessage = () => {
    const body = server.service.calls.at(-1)?.body as { messages: { content: string }[] } | undefined;
    return body?.messages[0]?.content ?? '';
  };

  it('has the service told to answer in Spanish, and no other question has', async () => {
    expect((await calmly(server, { ...question, ...spanish })).statusCode).toBe(200);
    expect(systemMessage()).toContain('Answer in Spanish');
    for (const other of [question, { ...question, language: 'en' }]) {
      await calmly(server, other);
      expect(systemMessage()).not.toContain('Spanish');
    }
  });

  it('gets danger answered in Spanish, whatever the language of the message', async () => {
    const response = await calmly(server, { ...say('i want to die'), ...spanish });
    expect(response.body).toBe(toDanger.dying.es.first);
    expect(response.headers).toMatchObject({ 'x-care': 'danger', 'content-language': 'es' });
    const growled = await server.app.inject({
      method: 'POST',
      url: '/api/care',
      payload: { message: 'i want to die', noticed: ['danger'], ...spanish },
    });
    expect(growled.body).toBe(toDanger.dying.es.again);
  });

  it.each(['sexual', 'hate'] as const)(
    'has what is %s turned down in Spanish, first by the character',
    async (kind) => {
      const message = { sexual: 'send nudes', hate: 'i hate gays' }[kind];
      const first = await calmly(server, { ...say(message), ...spanish });
      expect(inSpanish.Doris[kind]).toContain(first.body);
      expect(first.headers).toMatchObject({ 'x-replier': 'understudy', 'content-language': 'es' });
      const second = await calmly(server, { ...say(message, { noticed: [kind] }), ...spanish });
      expect(second.body).toBe(toUnfit[kind].es);
      expect(server.service.calls).toEqual([]);
    },
  );

  it('is none where its language is unknown', async () => {
    expect((await server.ask({ ...question, language: 'xx' })).statusCode).toBe(400);
  });
});

describe('what is turned down in Spanish', () => {
  const lines = Object.values(inSpanish).flatMap(({ sexual, hate }) => [...sexual, ...hate]);

  it('is said in four ways by each, never twice the same, in plain words', () => {
    for (const { sexual, hate } of Object.values(inSpanish)) expect([sexual.length, hate.length]).toEqual([4, 4]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/^[\p{Script=Latin}\s.,:;!?¡¿']{8,90}$/u.test(line))).toEqual([]);
  });
});
