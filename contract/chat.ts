// What goes over the wire between the page and the server, and how much of it: both wings hold to this file.
import type { Static } from 'typebox';
import { characterNames, type SpeakingCharacter } from '../cast/characters.ts';

/** In UTF-16 units, as `maxlength` of an input counts. */
export const mostMessageLetters = 1000;
export const mostRemarks = 20;
/** Of all remarks together, as `historyBytes` counts: 20 remarks of 200 English letters, some 1,000 tokens of a model. */
export const mostHistoryBytes = 4000;
/** Of the whole question as JSON. A message and a history that keep their limits always fit. */
export const mostBodyBytes = 16_384;

/** The response header that says who wrote the reply. */
export const replierHeader = 'x-replier';
/** A hosted model, or the script that stands in where none is configured. */
export type ReplierName = 'service' | 'understudy';

const remarkSchema = {
  type: 'object',
  required: ['category', 'message'],
  properties: { category: { enum: ['user', 'AI'] }, message: { type: 'string' } },
} as const;

/**
 * A question as JSON Schema. Fields that it does not name have no effect. How long the words may be it does not say: JSON
 * Schema counts whole characters, and too long a question is to be refused in words of its own.
 */
export const questionSchema = {
  type: 'object',
  required: ['character', 'loveInterest'],
  properties: {
    character: { enum: characterNames },
    loveInterest: { type: 'string' },
    message: { type: 'string', pattern: '\\S' },
    history: { type: 'array', maxItems: mostRemarks, items: remarkSchema },
  },
} as const;

/** Something said earlier in a conversation. */
export type Remark = Readonly<Static<typeof remarkSchema>>;

/** A question of that form, of which nothing else was checked yet. */
export type QuestionBody = Static<typeof questionSchema>;

/** What a visitor asks: a reply to `message`, or without one the greeting. `history` is in the order in which things were said. */
export type Question = Readonly<Omit<QuestionBody, 'character' | 'history'>> & {
  /** Dragon growls in the browser, and nobody asks the server for it. */
  readonly character: SpeakingCharacter;
  readonly history?: readonly Remark[];
};

/** The bytes that the remarks take as JSON strings in UTF-8, which is how a service is sent them; without the quotation marks around. */
export function historyBytes(history: readonly Remark[]): number {
  return history.reduce((sum, { message }) => sum + new TextEncoder().encode(JSON.stringify(message)).length - 2, 0);
}
