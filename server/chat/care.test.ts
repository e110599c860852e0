import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CareKind, Remark } from '../../contract/chat.ts';
import { siteReplies, toDanger, toUnfit } from '../care/replies.ts';
import { reply } from '../test/stand-in-service.ts';
import { testServer } from '../test/test-server.ts';
import { sayings } from './understudy/grammar.ts';
import { readScript } from './understudy/script.ts';
import { understudy } from './understudy/understudy.ts';

const doris = { character: 'Doris', loveInterest: 'No one' };
const say = (message: string, more: { noticed?: readonly CareKind[]; history?: readonly Remark[] } = {}) => ({
  ...doris,
  message,
  ...more,
});
const user = (message: string): Remark => ({ category: 'user', message });
const character = (message: string): Remark => ({ category: 'AI', message });

/** Asks, and again while the process is refusing everything because the machine is busy: these tests are about the other answers. */
async function calmly({ ask }: ReturnType<typeof testServer>, payload: object) {
  for (;;) {
    const response = await ask(payload);
    if (!response.body.includes('There is too much going on.')) return response;
    await sleep(50);
  }
}

const script = readScript('Doris');
/** All that Doris can say from `pools`. */
const sayingsOf = (...pools: string[]) =>
  pools.flatMap((pool) => (script.pools.get(pool) ?? []).flatMap((line) => sayings(line, script.slots)));
const friendly = sayingsOf(...[...script.pools.keys()].filter((pool) => /^friend-(?!believed)/.test(pool)));

type Mode = readonly [mode: string, server: ReturnType<typeof testServer>];
/** These tests are about words; a busy machine may take its time. */
const patient = { CHAT_TIMEOUT_MS: '20000' };
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
    const lines = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'reply');
    expect(lines, 'of "i am 12" and "hello", which repliers answered').toHaveLength(2);
    expect(server.log.join()).not.toMatch(/danger|minor|sexual|hate|die|morir|12"/);
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
    expect(sayingsOf('friend-listening')).toContain((await calmly(server, say("i'm 12"))).body);
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

describe('what the service is sent', () => {
  const server = testServer(patient);
  const sent = () => {
    const body = server.service.calls.at(-1)?.body as { messages: { role: string; content: string }[] } | undefined;
    const messages = body?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    return messages[0]?.content ?? '';
  };
  const friends = /their friend and never a sweetheart/;
  const grave = /told of something grave/;

  it.each([
    ['danger, from what the page remembers', { noticed: ['danger'] as const }],
    ['danger, from the history', { history: [user('i want to die'), character(toDanger.dying.en.first)] }],
  ])('says how to talk after %s', async (_how, more) => {
    expect((await calmly(server, say('hello', more))).body).toBe(reply);
    expect(sent()).toMatch(grave);
    expect(sent()).toMatch(friends);
    expect(sent()).not.toMatch(/in love with|romance you/);
  });

  it.each([
    ['in this message', say("i'm 12")],
    ['as the page remembers', say('hello', { noticed: ['minor'] })],
    ['as the history tells', say('hello', { history: [user("i'm 12"), character('A fine age.')] })],
  ])('has friendship instead of romance with a minor: %s', async (_where, payload) => {
    const response = await calmly(server, payload);
    expect(response.body).toBe(reply);
    expect(response.headers['x-care']).toBe(payload.message === 'hello' ? undefined : 'minor');
    expect(sent()).toMatch(friends);
    expect(sent()).toMatch(/under 18/);
    expect(sent()).not.toMatch(grave);
  });

  it.each([
    ['Shrek', 'Fiona'],
    ['Kitty Softpaws', 'Puss in Boots'],
  ])('leaves out for a minor how %s loves', async (name, loveInterest) => {
    const payload = { character: name, loveInterest, message: 'hello' };
    await calmly(server, payload);
    expect(sent()).toMatch(/you love by/);
    expect(sent()).toMatch(`talking with ${loveInterest}`);
    await calmly(server, { ...payload, noticed: ['minor'] });
    expect(sent()).not.toMatch(/you love by|kiss/);
    expect(sent()).not.toMatch(`talking with ${loveInterest}`);
  });

  it('has neither what told of danger, nor what was turned down, nor the answers to them', async () => {
    const history = [
      user('hello'),
      character('Aye.'),
      user('my dad hits me'),
      character(toDanger.abuse.en.first),
      user('send nudes'),
      character('Not in this house.'),
      user('thanks'),
    ];
    await calmly(server, say('it rains', { history }));
    expect(sent()).toMatch('Guest: "hello"\nDoris: "Aye."\nGuest: "thanks"\n');
    expect(JSON.stringify(server.service.calls)).not.toMatch(/hits me|nudes|serious|this house/);
  });

  it('is the rules of kindness always', async () => {
    await calmly(server, say('hello'));
    for (const rule of [/kind/, /trust/, /under 18/, /sexual/, /contempt/, /links/, /adult/])
      expect(sent()).toMatch(rule);
  });
});

describe('the understudy as a friend', () => {
  const server = testServer(patient, { replier: understudy(Math.random, 0) });
  const flirts = [
    'kiss me',
    'i love you',
    'you stink',
    'marry me',
    'you are so beautiful',
    'my cat is grey',
    'who are you',
  ];

  it.each<[string, { noticed?: readonly CareKind[] }]>([
    ['somebody who is young', { noticed: ['minor'] }],
    ['somebody who told of danger', { noticed: ['danger'] }],
  ])('stays one for %s over forty turns, and says nothing twice in thirty', async (_who, more) => {
    const said: string[] = [];
    const remarks: Remark[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const message = flirts[turn % flirts.length] ?? '';
      const { body } = await calmly(server, say(message, { ...more, history: remarks.slice(-20) }));
      expect(friendly, message).toContain(body);
      expect(said.slice(-30)).not.toContain(body);
      said.push(body);
      remarks.push(user(message), character(body));
    }
  });

  it('is one from the message that tells of an age', async () => {
    const response = await calmly(server, say("i'm 12, kiss me"));
    expect(response.headers).toMatchObject({ 'x-care': 'minor', 'x-replier': 'understudy' });
    expect(friendly).toContain(response.body);
  });

  it('believes that it was a joke, after danger alone', async () => {
    const believed = sayingsOf('friend-believed');
    for (const more of [{ noticed: ['danger'] as const }, { history: [user('kms')] }])
      expect(believed).toContain((await calmly(server, say('just kidding', more))).body);
    expect(believed).toContain((await calmly(server, say('era broma', { noticed: ['danger'] }))).body);
    expect(believed).not.toContain((await calmly(server, say('just kidding', { noticed: ['minor'] }))).body);
    expect(believed).not.toContain((await calmly(server, say('just kidding'))).body);
  });
});
