import { describe, expect, it } from 'vitest';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { intentSections } from './intents.ts';
import { mostPhrasesTried, phrasesToTry, readPhrases } from './phrases.ts';
import { heardLetters, plainly } from './plain.ts';

const phrases = readPhrases(intentSections);

/** An attacker's message: different words, chosen so that as many phrases as possible are tried for each. */
const crowded = [...phrases.byWord]
  .sort(([a, forA], [b, forB]) => forB.length / (b.length + 1) - forA.length / (a.length + 1))
  .slice(0, 120)
  .map(([word]) => word)
  .join(' ');

describe('the phrases tried on a message', () => {
  it('are few enough, whatever words an adversary picks', () => {
    const words = plainly(crowded);
    const called = new Set(words.flatMap((word) => phrases.byWord.get(word) ?? []));
    expect(called.size).toBeGreaterThan(2 * mostPhrasesTried);
    expect(phrasesToTry(words, phrases).size).toBe(mostPhrasesTried);
  });

  it('are all that a visitor calls for', () => {
    const most = Math.max(...visitorMessages.map(([message]) => phrasesToTry(plainly(message), phrases).size));
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(mostPhrasesTried);
  });

  it('are those for its first words', () => {
    const tried = phrasesToTry(plainly(`kiss me ${crowded} shrubbery`), phrases);
    expect([...tried].slice(0, 3).map(({ intent }) => intent)).toContain('kiss');
  });

  it('look at 600 letters, to which no shorthand adds', () => {
    for (const message of [crowded, 'ily '.repeat(1000), '🙏'.repeat(1000), 'ﬃ'.repeat(1000)])
      expect(plainly(message).join(' ').length, message.slice(0, 20)).toBeLessThanOrEqual(heardLetters);
  });
});
