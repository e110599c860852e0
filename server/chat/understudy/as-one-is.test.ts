import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import type { CareKind } from '../../../contract/chat.ts';
import { isSaying } from './grammar.ts';
import { readScript } from './script.ts';
import { understudy } from './understudy.ts';

const speakers = characterNames.filter(isSpeaking);

describe('who says what they are', () => {
  it.each(speakers)('is welcome, as a child too, says %s', async (character) => {
    const lines = readScript(character).pools.get('as-one-is') ?? [];
    const { reply } = understudy(Math.random, 0);
    for (const noticed of [[], ['minor']] satisfies CareKind[][])
      for (const message of ['im gay, is that ok with you?', "i'm a lesbian, do you mind", 'soy trans']) {
        let said = '';
        const add = (piece: string) => {
          said += piece;
        };
        await reply({ character, loveInterest: 'No one', message, noticed }, new AbortController().signal, add);
        expect(lines, message).toContain(said);
      }
  });
});

it('says so too where it is asked behind', async () => {
  const lines = readScript('Shrek').pools.get('as-one-is') ?? [];
  let said = '';
  const add = (piece: string) => {
    said += piece;
  };
  const history = [{ category: 'user' as const, message: 'im gay' }];
  const question = { character: 'Shrek' as const, loveInterest: 'No one', message: 'is that ok', history };
  await understudy(Math.random, 0).reply(question, new AbortController().signal, add);
  expect(lines).toContain(said);
});

describe('who asks for a yes to something bad of themself', () => {
  it.each(speakers)('gets a no from %s', async (character) => {
    const lines = readScript(character).pools.get('reassures') ?? [];
    const { reply } = understudy(Math.random, 0);
    for (const [message, before] of [
      ['do you think im ugly', ''],
      ['am i stupid?', ''],
      ["do you think i'm boring and annoying", ''],
      ['do you hate me', ''],
      ["she's right, im dumb and useless", ''],
      ['do u agree', 'i look like a pig in this dress'],
    ] as const) {
      let said = '';
      const add = (piece: string) => {
        said += piece;
      };
      const history = before ? [{ category: 'user' as const, message: before }] : [];
      const question = { character, loveInterest: 'No one', message, history };
      await reply(question, new AbortController().signal, add);
      expect(
        lines.some((line) => isSaying(said, line)),
        `${message}: ${said}`,
      ).toBe(true);
    }
  });
});
