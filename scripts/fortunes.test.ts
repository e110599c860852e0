// Every fortune, asked about in the chat: care hears nothing in it, and who told it has an answer.
import { describe, expect, it } from 'vitest';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { questionAbout } from '../app/screens/fortune-teller/question.ts';
import { isCharacterName, isSpeaking, type SpeakingCharacter } from '../cast/characters.ts';
import { loveInterests } from '../cast/love-interests.ts';
import { isHint, notice } from '../server/care/notice.ts';
import { act } from '../server/chat/understudy/act.ts';
import { readPart } from '../server/chat/understudy/understudy.ts';

const asked = Object.entries(fortunes).flatMap(([teller, pool]) =>
  isCharacterName(teller) && isSpeaking(teller) ? pool.map((text) => ({ teller, text })) : [],
);
/** What `character` answers to `message`, by dice that say `roll`. */
const answer = (character: SpeakingCharacter, message: string, roll = 0.5, more = {}) =>
  act({ character, loveInterest: loveInterests[character], message, ...more }, readPart(character), () => roll);
const meanings = (teller: SpeakingCharacter) => readPart(teller).script.pools.get('what a fortune means') ?? [];

describe('a fortune that is asked about', () => {
  it('is one of eighty, by six tellers, each with eight answers or more', () => {
    expect(asked).toHaveLength(80);
    const tellers = new Set(asked.map(({ teller }) => teller));
    expect(tellers.size).toBe(6);
    for (const teller of tellers) expect(meanings(teller).length, teller).toBeGreaterThanOrEqual(8);
  });

  it('is taken for nothing that worries', () => {
    const worries = (message: string) => notice(message) !== null || isHint(message);
    expect(asked.filter(({ text }) => worries(questionAbout(text)))).toEqual([]);
  });

  it('hides no danger that is told beside it', () => {
    for (const danger of ['i want to die', 'I want to kill myself']) {
      const missed = asked.filter(({ text }) => notice(`${questionAbout(text)} ${danger}`)?.kind !== 'danger');
      expect(missed).toEqual([]);
    }
  });

  it.each([0, 0.3, 0.6, 0.999])('is explained, in the middle of a scene too, where the dice say %f', (roll) => {
    for (const { teller, text } of asked) {
      const { line } = answer(teller, questionAbout(text), roll);
      expect(meanings(teller), text).toContain(line);
      const scene = 'x';
      const history = [
        { category: 'user', message: 'tell me a story' },
        { category: 'AI', message: 'Once there was a frog.' },
      ] as const;
      expect(meanings(teller), text).toContain(
        answer(teller, questionAbout(text), roll, { history, scene, noticed: ['minor'] }).line,
      );
    }
  });

  it('tells nothing about the visitor', () => {
    const told = asked.filter(({ teller, text }) => {
      const { progress } = answer(teller, questionAbout(text));
      return (progress.told?.length ?? 0) > 0 || progress.statements.length > 0;
    });
    expect(told).toEqual([]);
  });
});

describe('what asks for the meaning of a fortune', () => {
  it.each([
    'what does my fortune mean?',
    'What did that fortune mean',
    'can you explain my fortune?',
    'i do not understand my fortune',
    'whats the meaning of this prophecy',
    'what was my fortune about?',
    'what is behind that prediction?',
    `${questionAbout('Mud to the ankles.')} Please!`,
  ])('is "%s"', (message) => {
    expect(meanings('Shrek')).toContain(answer('Shrek', message).line);
  });

  it.each([
    'it cost a fortune',
    'are you a fortune teller?',
    'what does it mean?',
    'you mean a fortune to me',
    'what fortune would you like?',
    'what does the fortune teller mean to you?',
  ])('is not "%s"', (message) => {
    expect(meanings('Shrek')).not.toContain(answer('Shrek', message).line);
  });

  it('is not asked for by who says much else', () => {
    const message = `${questionAbout('Mud.')} I have lost my job today and my sister is ill, and nobody is at home with me.`;
    expect(meanings('Shrek')).not.toContain(answer('Shrek', message).line);
  });
});
