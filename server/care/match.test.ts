import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelledMessages } from '../test/care-messages.ts';
import { Matcher } from './match.ts';
import { spellerOf } from './match-spelling.ts';
import { readLetters, wordsIn } from './match-words.ts';
import { readPhrases } from './phrases.ts';

const kinds = ['danger', 'minor', 'sexual', 'hate'] as const;

/** Answers for the words of a message; begin and end of a sentence are dots. */
function matcherOf(...markdown: readonly string[]) {
  const matcher = new Matcher(readPhrases(markdown.join('\n')));
  return (text: string, begin?: number, end?: number) => {
    matcher.read(text.split(' '));
    return matcher.meaning('danger', begin, end)?.about ?? null;
  };
}

describe('the matcher', () => {
  it('finds a phrase wherever it stands', () => {
    const find = matcherOf(
      '## {who}',
      '- (i|my [old] friend)',
      '## danger dying',
      '- {who} (want|hope) [so much] to die',
    );
    for (let before = 0; before < 70; before += 1) {
      const some = 'la '.repeat(before);
      expect(find(`. ${some}my old friend hope so much to die la .`)).toBe('dying');
      expect(find(`. ${some}i want to die .`)).toBe('dying');
      expect(find(`. ${some}i want so much die .`)).toBe(null);
    }
  });

  it('passes over up to four words at one star, ten at two, and no end of a sentence', () => {
    const find = matcherOf('## danger need', '- cold * street', '## danger abuse', '- locked ** dark');
    for (let before = 0; before < 40; before += 1) {
      const some = 'la '.repeat(before);
      expect(find(`. ${some}cold a b c d street .`)).toBe('need');
      expect(find(`. ${some}cold a b c d e street .`)).toBe(null);
      expect(find(`. ${some}cold . street .`)).toBe(null);
      expect(find(`. ${some}locked ${'la '.repeat(10)}dark .`)).toBe('abuse');
      expect(find(`. ${some}locked ${'la '.repeat(11)}dark .`)).toBe(null);
    }
  });

  it('looks at some words only where it is told to', () => {
    const find = matcherOf('## danger dying', '- want to die', '## not danger', '- want to die laughing');
    expect(find('. we want to die laughing .')).toBe(null);
    expect(find('. we want to die laughing .', 0, 5)).toBe('dying');
    expect(find('. we want to die laughing .', 3)).toBe(null);
  });

  it('refuses a phrase of more than 31 words', () => {
    expect(matcherOf('## danger dying', `- die${' so'.repeat(30)}`)(`. die${' so'.repeat(30)} .`)).toBe('dying');
    expect(() => matcherOf('## danger dying', `- die${' so'.repeat(31)}`)).toThrow('32');
  });

  it('refuses a phrase that may be of no words', () => {
    expect(() => matcherOf('## danger dying', '- [die]')).toThrow('optional');
  });
});

describe('the work that a message makes', () => {
  const phrases = readPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'));
  const speller = spellerOf(phrases);
  const matcher = new Matcher(phrases);
  /** Searches for the worst message found 105,000, which take half a millisecond; people's remarks make 45,000. */
  const mostSteps = 150_000;

  let state = 1;
  /** https://en.wikipedia.org/wiki/Linear_congruential_generator */
  function pick<T>(from: readonly T[]): T {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)] as T;
  }

  /** Steps are counted, because a clock tells nothing on a busy machine. */
  function stepsFor(message: string): number {
    matcher.read(wordsIn(message, speller).filter((word) => !phrases.fillers.has(word)));
    for (const kind of kinds) matcher.meaning(kind);
    return matcher.steps;
  }

  function filled(texts: readonly string[]): string {
    let message = '';
    while (message.length < readLetters) message += `${pick(texts)} `;
    return message;
  }

  const common = 'i he my a to me not is have in the no and it do am so all like want die kill myself was'.split(' ');
  const words = [...phrases.vocabulary];
  const told = labelledMessages().map(({ message }) => message);

  it.each([
    ['common words', 300, () => filled(common)],
    ['few words, over and over', 300, () => filled([pick(common), pick(words), pick(words), pick(common)])],
    ['any words of phrases', 300, () => filled(words)],
    ['remarks of danger and others, strung together', 300, () => filled(told)],
    ['one remark, over and over', 300, () => filled([pick(told)])],
    ['a thousand words', 3, () => '1a'.repeat(500)],
    ['sentences of a word', 300, () => filled([pick(words), pick(common)].map((word) => `${word}.`))],
  ])('is bounded for %s', (_, count, write) => {
    for (let i = 0; i < count; i += 1) expect(stepsFor(write())).toBeLessThan(mostSteps);
  });

  it('is the same the first time and after a thousand other messages', () => {
    const messages = Array.from({ length: 20 }, () => filled(told));
    const first = messages.map(stepsFor);
    for (let i = 0; i < 1000; i += 1) stepsFor(filled(words));
    expect(messages.map(stepsFor)).toEqual(first);
  });
});
