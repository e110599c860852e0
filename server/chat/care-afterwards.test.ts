import { describe, expect, it } from 'vitest';
import type { CareKind, Remark } from '../../contract/chat.ts';
import { toDanger } from '../care/replies.ts';
import { calmly, character, friendly, patient, say, sayingsOf, user } from '../test/care-talk.ts';
import { reply } from '../test/stand-in-service.ts';
import { testServer } from '../test/test-server.ts';
import { pools } from './understudy/earnest.ts';
import { understudy } from './understudy/understudy.ts';

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
  const plain = [...pools.values()].flat();
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
      expect([...friendly, ...plain], message).toContain(body);
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
