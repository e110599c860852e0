import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import type { Question } from '../../../contract/chat.ts';
import { times } from '../../test/cases.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import type { Replier } from '../replier.ts';
import { pools as plainPools } from './earnest.ts';
import { countWords, sayings } from './grammar.ts';
import { nameTold } from './memory.ts';
import { readScript } from './script.ts';
import { typingMs, understudy } from './understudy.ts';

const speakers = characterNames.filter(isSpeaking);
const visitors = times(10_000, 400);
/** So many more visitors take longer, with another worker beside them. */
const mostMs = times(150_000, 60_000);
const stay = new AbortController().signal;
/** What visitors write, but for their names, which a friend may repeat. */
const messages = visitorMessages.map(([message]) => message).filter((message) => nameTold(message) === null);

async function replyOf(replier: Replier, question: Question): Promise<string> {
  let said = '';
  await replier.reply(question, stay, (piece) => {
    said += piece;
  });
  return said;
}

describe('the understudy', () => {
  let replier: Replier;
  beforeAll(() => {
    replier = understudy(Math.random, 0);
  });

  it.each(speakers)('greets as %s, and asks something', async (character) => {
    const { loveInterest } = profileOf(character);
    expect(await replyOf(replier, { character, loveInterest })).toMatch(/\?$/);
  });

  it(
    `keeps the rules of a reply whatever ${visitors} visitors write`,
    async () => {
      const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string(), fc.lorem());
      const remark = fc.record({ category: fc.constantFrom('user' as const, 'AI' as const), message: text });
      const asked = fc.record({
        character: fc.constantFrom(...speakers),
        message: text,
        history: fc.array(remark, { maxLength: 20 }),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ character, message, history }) => {
          const said = await replyOf(replier, {
            character,
            loveInterest: profileOf(character).loveInterest,
            message,
            history,
          });
          expect(countWords(said)).toBeGreaterThan(0);
          expect(countWords(said)).toBeLessThan(15);
          expect(said).toMatch(/^[\p{Script=Latin}\d\s.,:;!?¡¿…'()-]+$/u);
        }),
        { numRuns: visitors },
      );
    },
    mostMs,
  );

  it('keeps them as a friend too, and says nothing but what friends say, or a plain goodbye behind danger', async () => {
    const scripts = new Map(speakers.map((speaker) => [speaker, readScript(speaker)] as const));
    // Every script needs these pools (check-script.ts); one that has none yet fails there.
    const friends = speakers.filter((speaker) => scripts.get(speaker)?.pools.has('friend-listening'));
    const ofFriends = new Map(
      friends.map((speaker) => {
        const { pools, slots } = scripts.get(speaker) ?? readScript(speaker);
        const lines = [...pools]
          .filter(([pool]) => pool.startsWith('friend-') || pool === 'as-one-is')
          .flatMap(([, pool]) => pool);
        return [
          speaker,
          new Set([...lines.flatMap((line) => sayings(line, slots)), ...[...plainPools.values()].flat()]),
        ] as const;
      }),
    );
    const asked = fc.record({
      character: fc.constantFrom(...friends),
      message: fc.oneof(fc.lorem(), fc.string({ unit: 'grapheme' }), ...messages.map(fc.constant)),
      history: fc.array(fc.constantFrom(...messages).map((message) => ({ category: 'user' as const, message }))),
      noticed: fc.constantFrom(['danger' as const], ['minor' as const], ['hate' as const, 'minor' as const]),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ character, ...more }) => {
        const said = await replyOf(replier, { character, loveInterest: profileOf(character).loveInterest, ...more });
        expect(ofFriends.get(character)).toContain(said);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  it.each([
    ['a letter', 1, 400, 430],
    ['forty letters', 40, 900, 1000],
    ['eighty letters', 80, 1500, 1500],
    ['more', 200, 1500, 1500],
  ])('types for 0.4 to 1.5 s by length: %s', (_what, letters, least, most) => {
    expect(typingMs('x'.repeat(letters))).toBeGreaterThanOrEqual(least);
    expect(typingMs('x'.repeat(letters))).toBeLessThanOrEqual(most);
  });

  it('types word by word, at its pace', async () => {
    const pieces: string[] = [];
    const start = performance.now();
    await understudy(() => 0, 0.1).reply({ character: 'Shrek', loveInterest: 'Fiona' }, stay, (piece) =>
      pieces.push(piece),
    );
    expect(performance.now() - start).toBeGreaterThanOrEqual(typingMs(pieces.join('')) * 0.1 - pieces.length);
    expect(pieces.length).toBe(pieces.join('').split(' ').length);
  });

  it('stops typing when the visitor leaves', async () => {
    const left = new AbortController();
    const said: string[] = [];
    const asked = { character: 'Shrek', loveInterest: 'Fiona' } as const;
    const typing = understudy(Math.random, 100).reply(asked, left.signal, (piece) => said.push(piece));
    left.abort();
    await expect(typing).rejects.toMatchObject({ status: 499 });
  });
});
