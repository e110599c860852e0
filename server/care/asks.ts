// Where care only half hears a danger, the character lays the play aside and asks, in service mode too (asks.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question, Remark } from '../../contract/chat.ts';
import { readSections } from '../chat/understudy/sections.ts';

const sections = readSections(readFileSync(join(import.meta.dirname, 'asks.md'), 'utf8')).map(
  ({ title, items }) => [title, items.map(({ text }) => text)] as const,
);
const isOfAnswers = (title: string) => title.startsWith('answers');
/** The lines, by their headings: "Fiona asks", "Fiona is glad (es)". */
export const askLines: ReadonlyMap<string, readonly string[]> = new Map(
  sections.filter(([title]) => !isOfAnswers(title)),
);
const answers: ReadonlyMap<string, readonly string[]> = new Map(sections.filter(([title]) => isOfAnswers(title)));
const questions: ReadonlySet<string> = new Set(
  [...askLines].filter(([title]) => title.includes(' asks')).flatMap(([, lines]) => lines),
);
/** Who was asked within so many remarks, both sides counted, is not asked again: somebody tells of a film. */
const asksOnceIn = 8;

/** Whether `remark` is such a question. */
export function isAsking(remark: Remark | undefined): boolean {
  return remark?.category === 'AI' && questions.has(remark.message);
}

/** Whether the character asked in its last reply, whether it did so in its last two, and whether it did so lately. */
export function askedIn(history: readonly Remark[] = []): {
  readonly justNow: boolean;
  readonly twice: boolean;
  readonly lately: boolean;
} {
  const justNow = isAsking(history.at(-1));
  return { justNow, twice: justNow && isAsking(history.at(-3)), lately: history.slice(-asksOnceIn).some(isAsking) };
}

/** What may be tapped as an answer to such a question. */
export function answersToTap({ language = 'en' }: Pick<Question, 'language'>): readonly string[] {
  return answers.get(language === 'en' ? 'answers' : `answers (${language})`) ?? [];
}

/** A line of the asked character, rather none that stands in the history. `random` gives a number from 0 up to, not including, 1. */
export function askLine(
  { character, language = 'en', history = [] }: Question,
  what: 'asks' | 'is glad',
  random: () => number,
): string {
  const lines = askLines.get(`${character} ${what}${language === 'en' ? '' : ` (${language})`}`) ?? [];
  const fresh = lines.filter((line) => !history.some(({ message }) => message === line));
  const left = fresh.length > 0 ? fresh : lines;
  return left[Math.floor(random() * left.length)] ?? '';
}
