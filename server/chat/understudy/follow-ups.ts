// What a visitor may say next about a line just said, each with its answer: "a mallet? who are we hitting" after "My idea of a bouquet
// is the big mallet."
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endingsOf } from './deal.ts';
import { isSaying, type Slots, sayings, slotsIn } from './grammar.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';

/** `when`: what stands before the colon. It is read when it is needed (triggers.ts): a hundred thousand triggers would take long to read at the start. */
export type Answer = { readonly when: string; readonly text: string };
/** `about`: a line of the character, or the scene of that name after "scene ". */
export type FollowUp = { readonly about: string; readonly answers: readonly Answer[] };
export type FollowUps = {
  /** The cards about `reply`, or of which `reply` is an answer. `name`: the visitor's, which may stand in it. */
  after(reply: string, name: string | null): readonly FollowUp[];
  ofScene(name: string): FollowUp | undefined;
  /** Whether there is a card about `line`, or about an end of it, which `after` finds. */
  isFollowed(line: string): boolean;
};

export const followUpsFolder = join(import.meta.dirname, 'follow-ups');
/** Cards about single lines of scenes, in the same form. */
export const beatsFolder = join(import.meta.dirname, 'beats');

/** `slots`: those of the character's script, which its lines are filled from. */
export function readFollowUps(character: SpeakingCharacter, slots: Slots): FollowUps {
  const files = [followUpsFolder, beatsFolder].map((folder) => join(folder, fileOf(character))).filter(existsSync);
  const cards = files.flatMap((file) => followUpsOf(readFileSync(file, 'utf8')));
  return indexed(cards, slots);
}

export function indexed(cards: readonly FollowUp[], slots: Slots): FollowUps {
  const about = new Map<string, readonly FollowUp[]>();
  const answering = new Map<string, readonly FollowUp[]>();
  const add = (map: typeof about, line: string, card: FollowUp) => {
    for (const saying of sayings(line, slots)) map.set(saying, [...(map.get(saying) ?? []), card]);
  };
  // A slot that the conversation fills can hold anything.
  const filled = cards.filter(({ about: line }) => slotsIn(line).some((slot) => !slots.has(slot)));
  for (const card of cards) {
    add(about, card.about, card);
    for (const { text } of card.answers) add(answering, text, card);
  }
  const find = (reply: string) => [
    ...(about.get(reply) ?? filled.filter((card) => isSaying(reply, card.about))),
    ...(answering.get(reply) ?? []),
  ];
  const dear = slots.get('dear')?.[0] ?? '';
  return {
    after(reply, name) {
      const plain = name ? reply.replaceAll(name, dear) : reply;
      return [plain, ...endingsOf(plain)].map(find).find((found) => found.length > 0) ?? [];
    },
    ofScene: (name) => about.get(`scene ${name}`)?.[0],
    isFollowed: (line) =>
      [line, ...endingsOf(line)].some((it) => about.has(it) || filled.some((card) => isSaying(it, card.about))),
  };
}

export const answerForm = /^([a-z\d ,+'-]+): (.+)$/;

export function followUpsOf(markdown: string): readonly FollowUp[] {
  return readSections(markdown).map(({ title, items }) => ({
    about: title,
    answers: items.map(({ text }) => {
      const [, when = '', answer = ''] = answerForm.exec(text) ?? [];
      return { when, text: answer };
    }),
  }));
}
