import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { countWords } from '../chat/understudy/grammar.ts';
import { visitorMessages } from '../test/visitor-messages.ts';
import { askLines } from './asks.ts';
import { isHint } from './notice.ts';

const speakers = characterNames.filter(isSpeaking);
const all = [...askLines.values()].flat();

describe('the questions of asks.md', () => {
  it.each(speakers)('%s has, and is glad of a yes', (name) => {
    expect(askLines.get(`${name} asks`)?.length).toBeGreaterThanOrEqual(8);
    expect(askLines.get(`${name} is glad`)?.length).toBeGreaterThanOrEqual(6);
    expect(askLines.get(`${name} asks (es)`)?.length).toBeGreaterThanOrEqual(3);
    expect(askLines.get(`${name} is glad (es)`)?.length).toBeGreaterThanOrEqual(3);
  });

  it('are there for nobody else, each once, short, and without a slot', () => {
    expect(askLines.size).toBe(speakers.length * 4);
    expect(new Set(all).size).toBe(all.length);
    for (const line of all) {
      expect(countWords(line), line).toBeLessThan(15);
      expect(line).toMatch(/^[A-ZÁÉÍÓÚ¿¡][^{}*]+[.?!]$/);
    }
  });

  it('end so that a yes means that all is well', () => {
    const well =
      /\b(all right|safe|well|okay|out of danger|out of harm's way|unharmed)\b.*\?$|(bien|a salvo)( ahí( donde estás)?|, (bien )?de verdad)?\?$/;
    for (const [title, lines] of askLines)
      if (/ asks/.test(title)) for (const line of lines) expect(line).toMatch(well);
  });
});

describe('what is half heard', () => {
  it('is nothing that visitors ordinarily say', () => {
    expect(visitorMessages.filter(([message]) => isHint(message)).map(([message]) => message)).toEqual([]);
  });
});
