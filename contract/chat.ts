// The messages between the page and the server, with their limits. Both app/ and server/ use this file.
import type { Static } from 'typebox';
import { characterNames, type SpeakingCharacter } from '../cast/characters.ts';
import { languages } from './languages.ts';
import { scenePattern } from './scene.ts';

/** In UTF-16 code units, which is how `maxlength` of an input counts. */
export const mostMessageLetters = 1000;
export const mostRemarks = 20;
/** Of all remarks together, as `historyBytes` counts: enough for 20 remarks of 200 English letters, some 1,000 tokens. */
export const mostHistoryBytes = 4000;
/** Of the whole question as JSON. A message and a history within their limits always fit. */
export const mostBodyBytes = 16_384;

/** The response header that says who wrote the reply. */
export const replierHeader = 'x-replier';
/** `service`: a hosted language model. `understudy`: the server's own script. `site`: neither, the site itself (server/care). */
export type ReplierName = 'service' | 'understudy' | 'site';

/** The response header that says what server/care noticed in the message; it is absent where nothing was noticed. */
export const careHeader = 'x-care';
/** In order of weight: of several, the first is what a message counts as. */
export const careKinds = ['danger', 'minor', 'sexual', 'hate'] as const;
export type CareKind = (typeof careKinds)[number];

/**
 * The response header beside the care header where a danger may well be none: "yes". The page then sends `danger` along with the next few
 * questions only: if nothing more is heard in those, the play goes on. "over": the visitor says that all is well, and it goes on at once.
 */
export const doubtHeader = 'x-care-doubt';

/** The response header with where the conversation is in its scenes; the page sends it back as `scene` with the next question. */
export const sceneHeader = 'x-scene';
/** The response header with what the visitor may tap as an answer: texts as `encodeURIComponent` writes them, between "|". */
export const sayHeader = 'x-say';
export const textsInHeader = (texts: readonly string[]) => texts.map(encodeURIComponent).join('|');

/** Of the replies to one message that are not wanted again. Longer ones do not go along: no script has them, and no model says them twice. */
export const mostInstead = 8;
export const longestInstead = 200;

const remarkSchema = {
  type: 'object',
  required: ['category', 'message'],
  properties: { category: { enum: ['user', 'AI'] }, message: { type: 'string' } },
} as const;

/**
 * A question as JSON Schema. Fields that it does not name are ignored. It sets no length of what visitors
 * write, because JSON Schema counts whole characters, and because too long a question gets an error of its own (413 instead of 400).
 */
export const questionSchema = {
  type: 'object',
  required: ['character', 'loveInterest'],
  properties: {
    character: { enum: characterNames },
    loveInterest: { type: 'string' },
    message: { type: 'string', pattern: '\\S' },
    history: { type: 'array', maxItems: mostRemarks, items: remarkSchema },
    scene: { type: 'string', pattern: scenePattern },
    noticed: { type: 'array', maxItems: careKinds.length, items: { enum: careKinds } },
    inDoubt: { type: 'boolean' },
    language: { enum: languages },
    instead: { type: 'array', maxItems: mostInstead, items: { type: 'string', maxLength: longestInstead } },
  },
} as const;

/** What the page asks where no replier is asked, because the character growls: whether care has something to say to a message. */
export const careQuestionSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: questionSchema.properties.message,
    noticed: questionSchema.properties.noticed,
    language: questionSchema.properties.language,
  },
} as const;
export type CareQuestion = Readonly<Static<typeof careQuestionSchema>>;

/** Something said earlier in a conversation. */
export type Remark = Readonly<Static<typeof remarkSchema>>;

/** A question that passed the schema and no other check. */
export type QuestionBody = Static<typeof questionSchema>;

/**
 * Asks for a reply to `message`, or without one for a greeting. `history` holds earlier remarks, oldest first. `noticed` holds what
 * the care header said earlier in this conversation, which lasts longer than the remarks in `history`; `inDoubt`: the danger in it was doubtful. `scene` is the last scene header.
 * `language` is the page's, English if it is missing. `instead` holds replies to this very message that the visitor has read and wants another one for; they stand in no history.
 */
export type Question = Readonly<Omit<QuestionBody, 'character' | 'history' | 'noticed' | 'instead'>> & {
  /** Not Dragon, whose growls are made in the browser. */
  readonly character: SpeakingCharacter;
  readonly history?: readonly Remark[];
  readonly noticed?: readonly CareKind[];
  readonly instead?: readonly string[];
};

/** The bytes of the remarks as JSON strings in UTF-8, the form in which the service gets them, without the quotation marks. */
export function historyBytes(history: readonly Remark[]): number {
  return history.reduce((sum, { message }) => sum + new TextEncoder().encode(JSON.stringify(message)).length - 2, 0);
}
