// Right behind danger no joke is told, the first time that somebody asks for one: a fresh adversary met fifteen.
import { describe, expect, it } from 'vitest';
import { beforePlay, toDanger } from '../care/replies.ts';
import { calmly, character, patient, say, user } from '../test/care-talk.ts';
import { testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

const told = {
  noticed: ['danger'] as const,
  history: [user('my friend took pills'), character(toDanger.medical.en.first)],
};

describe.each([
  ['the service', testServer(patient)],
  ['the understudy', testServer(patient, { replier: understudy(Math.random, 0) })],
] as const)('where %s replies', (_mode, server) => {
  it.each([
    'ok tell me a joke',
    'read me the poem',
    'play a game w me',
    'go on with the story dear',
    'can u tell me a joke to tell her',
    'sing me smth',
    'what shall we bake',
    'sing me a song while we wait',
  ])('the site asks for a moment: %s', async (message) => {
    const response = await calmly(server, say(message, told));
    expect(response.body).toBe(beforePlay.en);
    expect(response.headers).toMatchObject({ 'x-replier': 'site' });
    expect(server.service.calls).toEqual([]);
  });

  it('in Spanish', async () => {
    expect((await calmly(server, say('cuentame un cuento', told))).body).toBe(beforePlay.es);
    expect((await calmly(server, { ...say('tell me a joke', told), language: 'es' })).body).toBe(beforePlay.es);
  });

  it('and whoever asks again gets it', async () => {
    const history = [...told.history, user('tell me a joke'), character(beforePlay.en)];
    expect((await calmly(server, say('tell me a joke please', { ...told, history }))).body).not.toBe(beforePlay.en);
  });

  it.each(['i was only joking, tell me a story', 'thank you', 'i called them', 'it rains here'])(
    'and what asks for no play, or says that there is no danger, is answered as before: %s',
    async (message) => {
      expect((await calmly(server, say(message, told))).body).not.toBe(beforePlay.en);
    },
  );
});
