import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostHistoryBytes } from '../../../contract/chat.ts';
import { bodyOf } from './ask-server.ts';

const remark = (message: string) => ({ category: 'user' as const, message });
const escapedBytes = (message: string) => Buffer.byteLength(JSON.stringify(message)) - 2;

describe('the body of a question', () => {
  const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'hello' } as const;

  it('has the whole history where that fits', () => {
    const history = Array.from({ length: 20 }, () => remark('x'.repeat(200)));
    expect(JSON.parse(bodyOf({ ...question, history })).history).toEqual(history);
  });

  it('shortens remarks in wide letters until the history fits, and never the message', () => {
    const history = Array.from({ length: 20 }, (_, i) => remark(`${i}${'沼'.repeat(198)}`));
    const message = '沼'.repeat(1000);
    const sent = JSON.parse(bodyOf({ ...question, message, history }));
    expect(sent.message).toBe(message);
    expect(sent.history).toHaveLength(20);
    for (const [i, { message: kept }] of sent.history.entries()) {
      expect(history[i]?.message.startsWith(kept)).toBe(true);
      expect(kept.length).toBeGreaterThan(60);
    }
  });

  it('leaves what is short as it is where others are too long', () => {
    const history = [remark('my name is Zoe'), ...Array.from({ length: 19 }, () => remark('沼'.repeat(200)))];
    expect(JSON.parse(bodyOf({ ...question, history })).history[0]).toEqual(remark('my name is Zoe'));
  });

  it('is one that the server takes, whatever was said', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('\u0001', '\ud800', '沼', '"', '\\', '🐸').map((letter) => letter.repeat(200).slice(0, 200)),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (messages) => {
        const body = bodyOf({ ...question, message: '\u0001'.repeat(1000), history: messages.map(remark) });
        const { history } = JSON.parse(body) as { history: { message: string }[] };
        expect(history).toHaveLength(messages.length);
        const bytes = history.reduce((sum, { message }) => sum + escapedBytes(message), 0);
        expect(bytes).toBeLessThanOrEqual(mostHistoryBytes);
        expect(Buffer.byteLength(body)).toBeLessThan(16_384);
      }),
    );
  });
});
