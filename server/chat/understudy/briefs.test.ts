import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { inIt } from '../../test/in-a-scene.ts';
import { briefsFolder, briefsOf, withWholeLines } from './briefs.ts';
import { checkBriefs } from './check-briefs.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { fileOf } from './script.ts';

const rope = '## Midnight, palace wall. Rope, or front door?\n\n- Rope, or front door?\n';

describe('a line of a scene in fewer words', () => {
  it('is the second form of the line, and known as the whole of it wherever it was said', () => {
    const briefs = briefsOf(rope);
    expect(briefs.formsOf('Midnight, palace wall. Rope, or front door?')).toEqual([
      'Midnight, palace wall. Rope, or front door?',
      'Rope, or front door?',
    ]);
    expect(briefs.formsOf('Up.')).toEqual(['Up.']);
    expect(briefs.whole('All aboard! Rope, or front door?')).toBe(
      'All aboard! Midnight, palace wall. Rope, or front door?',
    );
    expect(briefs.whole('Up. The hook bites.')).toBe('Up. The hook bites.');
    const question: Question = {
      character: 'Fiona',
      loveInterest: 'Shrek',
      instead: ['Rope, or front door?'],
      history: [
        { category: 'user', message: 'Rope, or front door?' },
        { category: 'AI', message: 'Rope, or front door?' },
      ],
    };
    const whole = withWholeLines(question, briefs);
    expect(whole.history?.map(({ message }) => message)).toEqual([
      'Rope, or front door?',
      'Midnight, palace wall. Rope, or front door?',
    ]);
    expect(whole.instead).toEqual(['Midnight, palace wall. Rope, or front door?']);
  });

  it('is said where a word to what the visitor tells has no room before the whole', () => {
    for (const line of inIt(['Fiona', 'jelly_heist', [0], 'rope, i fell off my bike last week'])) {
      expect(line).toMatch(/^.+[.!] Up.+royal/);
      expect(countWords(line)).toBeLessThanOrEqual(mostWordsOfALine);
    }
  });

  it.each(characterNames.filter(isSpeaking))('is in order: %s', (character) => {
    const text = readFileSync(join(briefsFolder, fileOf(character)), 'utf8');
    expect(briefsOf(text)).toBeDefined();
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(100);
  });
});

describe('checkBriefs', () => {
  const faults = (markdown: string) =>
    checkBriefs(markdown, 'Midnight, palace wall. Rope, or front door?').map(({ what }) => what);
  it('finds nothing wrong with one that is in order', () => expect(faults(rope)).toEqual([]));
  it.each([
    ['## No such line at all.\n\n- No line.\n', /No scene has/],
    ['## Midnight, palace wall. Rope, or front door?\n\n- It is a rope, or front door?\n', /points at/],
    ['## Midnight, palace wall. Rope, or front door?\n\n- A rope.\n', /question is lost/],
    [
      '## Midnight, palace wall. Rope, or front door?\n\n- Midnight, the palace wall. Rope, or a front door?\n',
      /fewer words/,
    ],
    ['## Midnight, palace wall. Rope, or front door?\n', /0 brief forms/],
  ])('names what is wrong: %s', (markdown, fault) => expect(faults(markdown).join(' ')).toMatch(fault));
});
