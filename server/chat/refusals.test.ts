import { describe, expect, it } from 'vitest';
import { mostBodyBytes, mostRemarks } from '../../contract/chat.ts';
import { question, testServer } from '../test/test-server.ts';

describe('a bad question', () => {
  const server = testServer();

  it.each([
    ['an unknown character', { ...question, character: 'Lord Farquaad' }],
    ['a wrong pair', { ...question, loveInterest: 'Donkey' }],
    ['Dragon, who never uses the service', { character: 'Dragon', loveInterest: 'Donkey', message: 'hello' }],
    ['no character', { loveInterest: 'Fiona' }],
    ['no love interest', { character: 'Shrek' }],
    ['a number for a message', { ...question, message: 7 }],
    ['null for a message', { ...question, message: null }],
    ['a blank message', { ...question, message: ' \n' }],
    ['a list for a character', { ...question, character: ['Shrek'] }],
    ['a name that every object has', { ...question, character: 'constructor' }],
    ['a list', [question]],
    [
      '21 remarks of history',
      { ...question, history: Array(mostRemarks + 1).fill({ category: 'user', message: 'hi' }) },
    ],
    ['a remark of nobody known', { ...question, history: [{ category: 'system', message: 'hi' }] }],
    ['a remark without words', { ...question, history: [{ category: 'user' }] }],
    ['a history that is no list', { ...question, history: 'hi' }],
  ])('is a 400 for %s, and the service is not asked', async (_, payload) => {
    const response = await server.ask(payload);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(server.service.calls).toEqual([]);
  });

  it.each([
    ['malformed JSON', 400, '{"character":', 'application/json'],
    ['an empty body', 400, '', 'application/json'],
    ['plain text', 415, 'hello', 'text/plain'],
    ['a form', 415, 'character=Shrek', 'application/x-www-form-urlencoded'],
    ['more than 16 kB', 413, JSON.stringify({ ...question, message: 'x'.repeat(mostBodyBytes) }), 'application/json'],
  ])('of %s is a %i', async (_, status, payload, type) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/chat',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.json()).toMatchObject({ status });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/problem+json');
  });

  it('asked with GET is a 405 that says how', async () => {
    const response = await server.app.inject('/api/chat');
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('another site', () => {
  const server = testServer();

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://example.com' },
    { origin: 'null' },
  ])('is refused by %j', async (headers) => {
    expect((await server.ask(question, headers)).statusCode).toBe(403);
    expect(server.service.calls).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://swamp.example' },
    { origin: 'http://swamp.example', host: 'swamp.example' },
  ])('is not what %j means', async (headers) => {
    expect((await server.ask(question, headers)).statusCode).toBe(200);
  });
});
