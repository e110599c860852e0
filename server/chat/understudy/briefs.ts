// Lines of scenes in fewer words (briefs/<character>.md), for where something is said before them: "A bus driver! Rope, or front door?"
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';

export type Briefs = {
  /** `line` and, if it has one, its brief form, in the order in which they are tried. */
  formsOf(line: string): readonly string[];
  /** `reply` with the line in place of the brief form that it ends with, if it does: all that is known of a line is known by its whole form. */
  whole(reply: string): string;
};

export const briefsFolder = join(import.meta.dirname, 'briefs');

export function readBriefs(character: SpeakingCharacter): Briefs {
  const file = join(briefsFolder, fileOf(character));
  return briefsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** A heading is the line, the bullet below it its brief form. */
export function briefsOf(markdown: string): Briefs {
  const sections = readSections(markdown).map(({ title, items }) => [title, items[0]?.text ?? title] as const);
  const briefs = new Map(sections);
  const wholes = new Map(sections.map(([line, brief]) => [brief, line]));
  return {
    formsOf(line) {
      const brief = briefs.get(line);
      return brief === undefined ? [line] : [line, brief];
    },
    whole(reply) {
      const sentences = reply.split(endOfASentence);
      for (const [at] of sentences.entries()) {
        const end = sentences.slice(at).join(' ');
        const line = wholes.get(end);
        if (line !== undefined) return reply.slice(0, reply.length - end.length) + line;
      }
      return reply;
    },
  };
}
const endOfASentence = /(?<=[.!?…]) /;

/** `question` as though all its replies had been said in full. */
export function withWholeLines(question: Question, { whole }: Briefs): Question {
  const { history = [], instead } = question;
  return {
    ...question,
    ...(instead ? { instead: instead.map(whole) } : {}),
    history: history.map((it) => (it.category === 'AI' ? { ...it, message: whole(it.message) } : it)),
  };
}
