import { describe, expect, it } from 'vitest';
import { siteReplies, toDanger, toUnfit } from '../care/replies.ts';
import { calmly, character, patient, say, sayingsOf, user } from '../test/care-talk.ts';
import { inDoubt } from '../test/half-heard.ts';
import { testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

type Mode = readonly [mode: string, server: ReturnType<typeof testServer>];
const tight = { ...patient, CHAT_RATE_LIMIT: '2', CHAT_DAILY_BUDGET: '1' };

describe.each<Mode>([
  ['the service', testServer(patient)],
  ['the understudy', testServer(patient, { replier: understudy(Math.random, 0) })],
])('where %s replies', (mode, server) => {
  it.each<[string, string, 'en' | 'es', string]>([
    ['dying', 'i want to die', 'en', toDanger.dying.en.first],
    ['dying', 'kms', 'en', toDanger.dying.en.first],
    ['dying', 'quiero morir', 'es', toDanger.dying.es.first],
    ['abuse', 'my dad hits me', 'en', toDanger.abuse.en.first],
    ['self-harm', 'I used to cut myself but i am fine', 'en', toDanger['self-harm'].en.first],
    ['eating', 'havent eaten in four days on purpose', 'en', toDanger.eating.en.first],
    ['coercion', "he wants more pics or he'll post them", 'en', toDanger.coercion.en.first],
    ['need', 'nowhere to sleep tonight', 'en', toDanger.need.en.first],
    ['medical', 'took too many pills', 'en', toDanger.medical.en.first],
    ['others', 'i want to kill my teacher', 'en', toDanger.others.en.first],
    ['no kind that a phrase names', 'es normal que me guste verme sangrar?', 'es', toDanger.unclear.es.first],
  ])(
    'danger (%s: "%s") is answered by the site, plainly, and by nobody else',
    async (_about, message, language, text) => {
      const response = await calmly(server, say(message));
      expect([response.statusCode, response.body]).toEqual([200, text]);
      expect(response.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'x-care': 'danger',
        'x-replier': 'site',
      });
      expect(server.service.calls).toEqual([]);
    },
  );

  it('a danger that may be none is answered alike, and marked as doubtful', async () => {
    const [message = ''] = inDoubt;
    const response = await calmly(server, say(message));
    expect(response.headers).toMatchObject({ 'x-care': 'danger', 'x-care-doubt': 'yes', 'x-replier': 'site' });
    expect((await calmly(server, say(message, { noticed: ['danger'] }))).headers).not.toHaveProperty('x-care-doubt');
    expect((await calmly(server, say('i want to die'))).headers).not.toHaveProperty('x-care-doubt');
    expect(server.service.calls).toEqual([]);
  });

  it('a doubtful one is over where the visitor says that all is well', async () => {
    const over = async (text: string) =>
      (await calmly(server, say(text, { noticed: ['danger'], inDoubt: true }))).headers;
    expect((await over("no no I'm fine, I just skip walnuts. so did he leave?"))['x-care-doubt']).toBe('over');
    for (const text of ['yes', "i'm not fine", 'i want to die'])
      expect(await over(text), text).not.toHaveProperty('x-care-doubt');
    const sure = await calmly(server, say("no no I'm fine, so did he leave?", { noticed: ['danger'] }));
    expect(sure.headers).not.toHaveProperty('x-care-doubt');
  });

  it.each([
    ['the page remembers it', { noticed: ['danger'] as const }],
    ['the history holds it and nothing is remembered', { history: [user('kms'), character(toDanger.dying.en.first)] }],
  ])('danger is answered otherwise a second time, where %s', async (_where, more) => {
    const response = await calmly(server, say('i want to die', more));
    expect(response.body).toBe(toDanger.dying.en.again);
    expect(response.headers['x-care']).toBe('danger');
  });

  it.each(['sexual', 'hate'] as const)(
    '%s is turned down by the character the first time, and then by the site',
    async (kind) => {
      const message = { sexual: 'send nudes', hate: 'i hate gays' }[kind];
      const first = await calmly(server, say(message));
      expect(sayingsOf(`deflect-${kind}`)).toContain(first.body);
      expect(first.headers).toMatchObject({ 'x-care': kind, 'x-replier': 'understudy' });
      for (const more of [{ noticed: [kind] }, { history: [user(message), character(first.body)] }]) {
        const second = await calmly(server, say(message, more));
        expect(second.body).toBe(toUnfit[kind].en);
        expect(second.headers).toMatchObject({ 'x-care': kind, 'x-replier': 'site', 'content-language': 'en' });
      }
      const other = await calmly(server, say(message, { noticed: ['minor', kind === 'hate' ? 'sexual' : 'hate'] }));
      expect(other.headers['x-replier']).toBe('understudy');
      expect(server.service.calls).toEqual([]);
    },
  );

  it('says nothing of care where there is nothing to say', async () => {
    const response = await calmly(server, say('hello', { noticed: ['danger', 'minor'] }));
    expect(response.headers).not.toHaveProperty('x-care');
    expect(response.headers).not.toHaveProperty('content-language');
    expect(response.headers['x-replier']).toBe(mode === 'the service' ? 'service' : 'understudy');
  });

  it('notices nothing before a question has passed the checks', async () => {
    const response = await calmly(server, { ...say('i want to die'), loveInterest: 'Fiona' });
    expect(response.statusCode).toBe(400);
    expect(response.headers).not.toHaveProperty('x-care');
  });

  it.each([
    ['a kind that does not exist', ['gloom']],
    ['a word', 'danger'],
    ['more than there are', ['danger', 'minor', 'sexual', 'hate', 'danger']],
    ['null', null],
    ['a list in a list', [['danger']]],
  ])('refuses %s as noticed with a 400', async (_what, noticed) => {
    const response = await calmly(server, { ...say('i want to die'), noticed });
    expect(response.statusCode).toBe(400);
    expect(response.headers).not.toHaveProperty('x-care');
  });

  it('counts what it noticed, by kind, and says nothing of it in the log', async () => {
    for (const message of ['i want to die', 'quiero morir', "i'm 12", 'send nudes', 'i hate gays', 'hello'])
      await calmly(server, say(message));
    const metrics = await server.metrics.registry.metrics();
    for (const [kind, times] of Object.entries({ danger: 2, minor: 1, sexual: 1, hate: 1 }))
      expect(metrics).toContain(`swampheart_care_total{kind="${kind}"} ${times}\n`);
    expect(metrics).not.toContain('by="site"');
    const lines = server.log.map((line) => JSON.parse(line));
    expect(
      lines.filter(({ msg }) => msg === 'reply'),
      'of "i am 12" and "hello", which repliers answered',
    ).toHaveLength(2);
    const written = lines.map(({ id, time, pid, ...rest }) => JSON.stringify(rest)).join(); // an id may well end with 12
    expect(written).not.toMatch(/danger|minor|sexual|hate|die|morir|12"/);
  });
});

describe.each<Mode>([
  ['the service', testServer(tight)],
  ['the understudy', testServer(tight, { replier: understudy(Math.random, 0) })],
])('where %s replies and the limits are used up', (_mode, server) => {
  it('danger is answered all the same, and counts nowhere', async () => {
    for (let i = 0; i < 5; i += 1) expect((await calmly(server, say('i want to die'))).statusCode).toBe(200);
    expect((await calmly(server, say('hello'))).statusCode).toBe(200);
    await calmly(server, say('hello'));
    expect((await calmly(server, say("i'm 12"))).statusCode).toBeGreaterThanOrEqual(429);
    for (const message of ['i want to die', 'my dad hits me']) {
      const response = await calmly(server, say(message));
      expect([response.statusCode, response.headers['x-replier']]).toEqual([200, 'site']);
      expect(siteReplies).toContain(response.body);
    }
  });

  it('what is turned down counts as a reply', async () => {
    for (const kind of ['understudy', 'site'])
      expect((await calmly(server, say('send nudes', { noticed: kind === 'site' ? ['sexual'] : [] }))).statusCode).toBe(
        200,
      );
    const refused = await calmly(server, say('send nudes'));
    expect([refused.statusCode, refused.headers['x-care']]).toEqual([429, undefined]);
  });
});

describe('while the service is down', () => {
  const server = testServer(patient, { fallback: understudy(Math.random, 0) });

  it('danger, and what is turned down, are answered as ever', async () => {
    server.service.behave('answers 500');
    for (let i = 0; i < 12; i += 1) await calmly(server, say('hello'));
    const calls = server.service.calls.length;
    expect((await calmly(server, say('kms'))).body).toBe(toDanger.dying.en.first);
    expect((await calmly(server, say('send nudes'))).headers['x-care']).toBe('sexual');
    expect(server.service.calls).toHaveLength(calls);
  });

  it('the understudy that steps in is a friend where it must be', async () => {
    server.service.behave('answers 500');
    for (const noticed of [['danger'], ['minor']] as const) {
      const response = await calmly(server, say('kiss me', { noticed }));
      expect(response.headers['x-replier']).toBe('understudy');
      expect(sayingsOf('friend-affection')).toContain(response.body);
    }
    expect(sayingsOf('friend-young')).toContain((await calmly(server, say("i'm 12"))).body);
  });
});

describe('where a reply fails', () => {
  const server = testServer(patient);

  it('an age that was told is known all the same', async () => {
    server.service.behave('answers 500');
    const response = await calmly(server, say("i'm 12"));
    expect([response.statusCode, response.headers['x-care']]).toEqual([502, 'minor']);
  });
});
