import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import { question, testServer } from '../test/test-server.ts';

const server = testServer();
const remark = (message: string) => ({ category: 'user', message });

/** The bytes of all words in the last call to the service, system and user message together. */
function promptBytes(): number {
  const body = server.service.calls.at(-1)?.body as { messages: { content: string }[] } | undefined;
  const messages = body?.messages ?? [];
  expect(messages).toHaveLength(2);
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}

describe('a question that is too long', () => {
  it.each([
    ['a message of 1,001 letters', { ...question, message: 'x'.repeat(1001) }, '1,000 characters'],
    ['one of 501 letters that count as two', { ...question, message: '🐸'.repeat(501) }, '1,000 characters'],
    ['4,001 letters of history', { ...question, history: [remark('x'.repeat(4001))] }, '4,000 bytes'],
    ['1,334 letters of three bytes', { ...question, history: [remark('沼'.repeat(1334))] }, '4,000 bytes'],
    ['667 that take six once escaped', { ...question, history: [remark('\u0001'.repeat(667))] }, '4,000 bytes'],
    ['2,001 quotation marks', { ...question, history: [remark('"'.repeat(2001))] }, '4,000 bytes'],
  ])('is a 413 that says so for %s, and the service is not asked', async (_, payload, limit) => {
    const response = await server.ask(payload);
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json().detail).toContain(limit);
    expect(server.service.calls).toEqual([]);
  });

  it.each([
    ['a message of 1,000 letters', { ...question, message: 'x'.repeat(1000) }],
    ['one of 500 letters that count as two', { ...question, message: '🐸'.repeat(500) }],
    ['20 remarks of 4,000 letters in all', { ...question, history: Array(20).fill(remark('x'.repeat(200))) }],
    ['1,333 letters of three bytes', { ...question, history: [remark('沼'.repeat(1333))] }],
    ['eight replies that are not wanted again', { ...question, instead: Array(8).fill('🐸'.repeat(100)) }],
    ['666 that take six once escaped', { ...question, history: [remark('\u0001'.repeat(666))] }],
  ])('is not %s', async (_, payload) => {
    expect((await server.ask(payload)).statusCode).toBe(200);
  });

  it.each(characterNames.filter(isSpeaking))(
    'so that no prompt for %s takes more than the 9,000 bytes that README promises',
    async (character) => {
      const { loveInterest } = profileOf(character);
      const asWideAsCanBe = {
        character,
        loveInterest,
        message: '沼'.repeat(1000),
        history: Array(20).fill({ category: 'AI', message: '\u0001'.repeat(33) }),
        noticed: ['danger', 'minor'],
      };
      expect((await server.ask(asWideAsCanBe)).statusCode).toBe(200);
      expect(promptBytes()).toBeLessThanOrEqual(9000);
      const usual = { ...asWideAsCanBe, message: 'x'.repeat(1000), history: Array(20).fill(remark('x'.repeat(200))) };
      expect((await server.ask(usual)).statusCode).toBe(200);
      expect(promptBytes()).toBeLessThanOrEqual(7000);
    },
  );
});
