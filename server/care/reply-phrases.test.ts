import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../cast/characters.ts';
import { sayings } from '../chat/understudy/grammar.ts';
import { filledSlots, readScript } from '../chat/understudy/script.ts';
import { readSections } from '../chat/understudy/sections.ts';
import { phrasesOf } from './reply-phrases.ts';
import { refuseUnfit } from './unfit-reply.ts';

const sections = readSections(readFileSync(join(import.meta.dirname, 'replies-never-say.md'), 'utf8'));
const titled = (title: string) => sections.filter((section) => section.title.replace(' (es)', '') === title);
const phrasesUnder = (title: string) =>
  titled(title).flatMap(({ items }) => items.flatMap(({ text }) => phrasesOf(text).map((words) => words.join(' '))));

function isFit(reply: string): boolean {
  try {
    refuseUnfit(reply);
    return true;
  } catch {
    return false;
  }
}

describe('replies-never-say.md', () => {
  it('is written in plain small letters, groups without groups in them, and slots that exist', () => {
    const slots = titled('').length + sections.filter(({ title }) => title.startsWith('{')).length;
    expect(slots).toBeGreaterThan(5);
    for (const { items } of sections) {
      for (const { text } of items) {
        expect(text).toMatch(/^[a-z\d {}()[\]|^$?]+$/);
        for (const [slot] of text.matchAll(/\{[^}]*\}/g)) expect(sections.map(({ title }) => title)).toContain(slot);
      }
    }
    for (const title of ['harm', 'admission', 'link', 'word', 'not meant']) {
      for (const phrase of phrasesUnder(title)) expect(phrase).toMatch(/^(?:\^ )?[a-z\d]+(?: [a-z\d]+)*(?: [$?])?$/);
    }
  });

  it.each(['harm', 'admission', 'link', 'word'])('has no phrase under "%s" that is let through by itself', (title) => {
    const phrases = phrasesUnder(title).map((phrase) => phrase.replace(/^\^ | [$?]$/g, ''));
    expect(phrases.length).toBeGreaterThan(3);
    expect(phrases.filter(isFit)).toEqual([]);
  });

  it('has no word for fairy tales that is cut off all the same', () => {
    const words = titled('said in fairy tales').flatMap(({ items }) =>
      items.flatMap(({ text }) => text.replace(/\([^)]*\)/g, '').match(/\S+/g) ?? []),
    );
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !isFit(`My ${word} is here.`))).toEqual([]);
  });

  it('leaves the understudy its lines, but for one in five hundred at most', () => {
    const lines = characterNames.filter(isSpeaking).flatMap((character) => {
      const { slots, pools } = readScript(character);
      const all = new Map([
        ...slots,
        ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
      ]);
      return [...pools.values()].flat().map((line) => sayings(line, all)[0] ?? '');
    });
    expect(lines.length).toBeGreaterThan(5000);
    expect(lines.filter((line) => !isFit(line)).length).toBeLessThan(lines.length / 500);
  });
});
