// Whose tag fell last in a game of hangman, for the chat: docs/product.md, 6.14.
import { fieldsOf } from './fields.ts';
import { keep } from './store.ts';

export type FallenTag = {
  readonly who: string;
  /** The day of the game, "2026-11-23". */
  readonly on: string;
  /** They have come back to it. */
  readonly isMentioned?: boolean;
};

export function readFallenTag(value: unknown): FallenTag | null {
  const { who, on, isMentioned } = fieldsOf(value);
  return typeof who === 'string' && typeof on === 'string' ? { who, on, isMentioned: isMentioned === true } : null;
}

export const fallenTag = keep({ name: 'fallen tag', version: 1, readAs: readFallenTag });

/** Whether `character` has something to say of it on the day `today`. */
export function isToMention(tag: FallenTag | null, character: string, today: string): tag is FallenTag {
  return tag !== null && tag.who === character && tag.on === today && !tag.isMentioned;
}
