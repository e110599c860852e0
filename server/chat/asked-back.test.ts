// What may be danger and may not: the character asks, and the answer decides.
import { describe, expect, it } from 'vitest';
import { askLines } from '../care/asks.ts';
import { toDanger } from '../care/replies.ts';
import { calmly, character, patient, say, user } from '../test/care-talk.ts';
import { halfHeard } from '../test/half-heard.ts';
import { testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

type Mode = readonly [mode: string, server: ReturnType<typeof testServer>];
const [hint = '', another = hint] = halfHeard;
const asks = askLines.get('Doris asks') ?? [];
const asked = { history: [user(hint), character(asks[0] ?? '')] };

describe.each<Mode>([
  ['the service', testServer(patient)],
  ['the understudy', testServer(patient, { replier: understudy(Math.random, 0) })],
])('where %s replies', (_mode, server) => {
  it.each([hint, another])('the character asks, and the words leave the house for nobody: %s', async (message) => {
    const response = await calmly(server, say(message));
    expect(asks).toContain(response.body);
    expect(response.headers).toMatchObject({ 'x-replier': 'understudy', 'content-language': 'en' });
    expect(response.headers).not.toHaveProperty('x-care');
    expect(server.service.calls).toEqual([]);
  });

  it.each(['en', 'es'] as const)('offers answers to tap, and help lines are one tap away (%s)', async (language) => {
    const response = await calmly(server, { ...say(hint), language });
    const [well, not, lines, ...more] = String(response.headers['x-say']).split('|').map(decodeURIComponent);
    expect(more).toEqual([]);
    const history = [user(hint), character(response.body)];
    const tapped = (message = '') => calmly(server, { ...say(message, { history }), language });
    const isGlad = askLines.get(language === 'en' ? 'Doris is glad' : 'Doris is glad (es)');
    const glad = await tapped(well);
    expect(isGlad).toContain(glad.body);
    expect(glad.headers).not.toHaveProperty('x-say');
    for (const message of [not, lines]) {
      const help = await tapped(message);
      expect(help.headers).toMatchObject({ 'x-care': 'danger', 'x-replier': 'site', 'content-language': language });
      expect(help.body).toBe(toDanger.unclear[language].first);
    }
  });

  it('asks in Spanish on a Spanish page', async () => {
    const response = await calmly(server, { ...say(hint), language: 'es' });
    expect(askLines.get('Doris asks (es)')).toContain(response.body);
    expect(response.headers['content-language']).toBe('es');
  });

  it('asks in Spanish whoever writes it, on an English page too, and is glad of their yes in it', async () => {
    const message = 'hoy papá llegó de malas otra vez y nos quedamos arriba';
    const response = await calmly(server, say(message));
    expect(askLines.get('Doris asks (es)')).toContain(response.body);
    expect(response.headers['content-language']).toBe('es');
    const glad = await calmly(server, say('sí', { history: [user(message), character(response.body)] }));
    expect(askLines.get('Doris is glad (es)')).toContain(glad.body);
  });

  it.each([
    'yes but no signal soon. kiss?',
    'all good haha he says im bad so its fair. its almost 9',
    'define safe. tell me a story instead, a happy one',
    "depends who's home",
    "yeah i'm fine, i just think they might be right",
  ])('who takes the yes back in the same breath is not taken at their word: %s', async (message) => {
    const response = await calmly(server, say(message, asked));
    expect(response.headers).toMatchObject({ 'x-care': 'danger', 'x-replier': 'site' });
  });

  it.each(['no', 'not really', 'i dont know', "no i'm not", 'kind of', 'nobody here is safe', 'no, la verdad'])(
    'who says that they are not safe is taken at their word: %s',
    async (message) => {
      const response = await calmly(server, say(message, asked));
      expect([toDanger.unclear.en.first, toDanger.unclear.es.first]).toContain(response.body);
      expect(response.headers).toMatchObject({ 'x-care': 'danger', 'x-replier': 'site' });
    },
  );

  it.each([
    'yes',
    "yeah i'm fine",
    'haha yes, it was from a film',
    "no no, i'm fine",
    'just a song lol',
    'sí, todo bien',
    "i'm joking",
    "yeah i'm fine, but tired, thanks",
    'Danger? No, no, I was only joking about the toothache. My teeth are fine.',
    'Lillian, I am perfectly safe. I only saw a heron, and you know how I am with herons.',
  ])('who says that all is well is believed: %s', async (message) => {
    const response = await calmly(server, say(message, asked));
    // Which language counts, if they said both, the words decide.
    const inSpanish = message.startsWith('sí') ? (askLines.get('Doris is glad (es)') ?? []) : [];
    expect([...(askLines.get('Doris is glad') ?? []), ...inSpanish]).toContain(response.body);
    expect(response.headers).not.toHaveProperty('x-care');
  });

  it.each([
    'My dear, nobody is in danger. Tell me a story about your knitting instead.',
    "I'm fine, I only asked what the prize is. Tell me the two rumours!",
    "huh? i'm fine, i meant the troll. does bernard knit or sew?",
  ])('who says so and asks for something gets that: %s', async (message) => {
    const response = await calmly(server, say(message, asked));
    expect([...askLines.values()].flat()).not.toContain(response.body);
    expect(response.headers).not.toHaveProperty('x-care');
    if (server.service.calls.length > 0)
      expect(JSON.stringify(server.service.calls.at(-1)?.body)).not.toMatch(/in danger|i'm fine|one of his moods/i);
  });

  it.each(['why do you ask', 'tell me a story'])('whatever else is said is for the replier: %s', async (message) => {
    const response = await calmly(server, say(message, asked));
    expect([...askLines.values()].flat()).not.toContain(response.body);
    expect(response.headers).not.toHaveProperty('x-care');
    if (server.service.calls.length > 0)
      expect(JSON.stringify(server.service.calls.at(-1)?.body)).not.toContain('one of his moods');
  });

  it('hears sooner what is said next', async () => {
    const message = 'and he locked me in the pantry again';
    expect((await calmly(server, say(message, asked))).headers['x-care']).toBe('danger');
  });

  it.each(['and then?', 'like this?', 'what next', 'go on'])(
    'who passes the question over is asked once more, and then no more: %s',
    async (message) => {
      const again = await calmly(server, say(message, asked));
      expect(asks).toContain(again.body);
      const history = [...asked.history, user(message), character(again.body)];
      expect(asks).not.toContain((await calmly(server, say(message, { history }))).body);
    },
  );

  it.each(['yes', 'what was in the box?'])(
    'who was asked and gives another hint, with "%s" between, is told whom to call',
    async (between) => {
      const history = [...asked.history, user(between), character('Good. Tap’s back on.')];
      const response = await calmly(server, say(another, { history }));
      expect(response.headers).toMatchObject({ 'x-care': 'danger', 'x-replier': 'site' });
    },
  );

  it('does not ask a friend behind danger', async () => {
    expect(asks).not.toContain((await calmly(server, say(hint, { noticed: ['danger'] as const }))).body);
  });
});
