import { describe, expect, it } from 'vitest';
import { bodyOf } from './ask-server.ts';

const remark = (message: string) => ({ category: 'user' as const, message });
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('the body of a question', () => {
  const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'hello' } as const;

  it('has the whole history where there is room', () => {
    const history = Array.from({ length: 20 }, () => remark('x'.repeat(200)));
    expect(JSON.parse(bodyOf({ ...question, history })).history).toHaveLength(20);
  });

  it('lets the beginning of the history go where it would not fit, and never the message', () => {
    const history = Array.from({ length: 20 }, (_, i) => remark(`${i}${'沼'.repeat(198)}`));
    const message = '沼'.repeat(2000);
    const body = bodyOf({ ...question, message, history });
    expect(bytes(body)).toBeLessThanOrEqual(16_000);
    const sent = JSON.parse(body);
    expect(sent.message).toBe(message);
    expect(sent.history.at(-1)).toEqual(history.at(-1));
    expect(sent.history.length).toBeGreaterThan(5);
    expect(sent.history.length).toBeLessThan(20);
  });

  it('sends a message too long alone, for the server to refuse', () => {
    const sent = JSON.parse(bodyOf({ ...question, message: 'x'.repeat(20_000), history: [remark('hi')] }));
    expect(sent.history).toEqual([]);
  });
});
