import { describe, expect, it } from 'vitest';
import { frog, riddle, scenesIn } from '../test/small-scenes.ts';
import { question, testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

const said = (header: unknown) => String(header).split('|').map(decodeURIComponent);

describe('with the understudy', () => {
  const server = testServer({}, { replier: understudy(Math.random, 0) });

  it('a scene is played over HTTP: each answer says where it is and what may be tapped', async () => {
    const first = await server.ask({ ...question, message: 'tell me a story' });
    expect(first.statusCode).toBe(200);
    const scene = String(first.headers['x-scene']);
    expect(scene).toMatch(/^[a-z\d_]+:b::0![a-z\d_]+![a-z\d]{3}!$/);
    const ways = said(first.headers['x-say']);
    expect(ways.length).toBeGreaterThan(0);
    const history = [
      { category: 'user', message: 'tell me a story' },
      { category: 'AI', message: first.body },
    ];
    const second = await server.ask({ ...question, message: ways[0], history, scene });
    expect(String(second.headers['x-scene'])).toMatch(new RegExp(`^${scene.split(':')[0]}:b:0:0!`));
    expect(second.body).not.toBe(first.body);
  });

  it.each(['x'.repeat(1001), 'frog rent', 'frog\r\nset-cookie: a=b', '../etc'])(
    'a scene of %j is no question',
    async (scene) => {
      expect((await server.ask({ ...question, scene })).statusCode).toBe(400);
    },
  );

  it('after danger nothing is played, and nothing may be tapped', async () => {
    const asked = { ...question, message: 'tell me a story', noticed: ['danger'], scene: 'rent_frog:b::0!rent_frog' };
    const { headers } = await server.ask(asked);
    expect(headers['x-say']).toBeUndefined();
    expect(headers['x-scene']).toMatch(/^!rent_frog!/);
  });
});

describe('with a service', () => {
  const server = testServer();
  const { message: _, ...greeting } = question;

  it('only the greeting has things to say, three', async () => {
    const openers = said((await server.ask(greeting)).headers['x-say']);
    expect(new Set(openers).size).toBe(3);
    const { headers } = await server.ask({ ...question, scene: 'frog:b::0!' });
    expect(headers['x-say']).toBeUndefined();
    expect(headers['x-scene']).toBeUndefined();
  });
});

describe('scenes', () => {
  it('name their kinds and what opens them', () => {
    expect(scenesIn(frog, riddle).all).toEqual([
      { name: 'frog', kind: 'story', opens: ['frog', 'rent'] },
      { name: 'wet', kind: 'riddle', opens: ['wet'] },
    ]);
  });
});
