import { isCharacterName, isSpeaking, type LoveInterest, type SpeakingCharacter } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import { Problem } from '../problem.ts';

/** What a visitor asks: a reply to `message`, or without one the greeting. */
export type Question = {
  readonly character: SpeakingCharacter;
  readonly loveInterest: LoveInterest;
  readonly message?: string;
};

type Body = { readonly character: string; readonly loveInterest: string; readonly message?: string };

/** The form of the body, as JSON Schema; who may talk to whom is `readQuestion`'s business. Fields not named here have no effect. */
export const questionSchema = {
  type: 'object',
  required: ['character', 'loveInterest'],
  properties: {
    character: { type: 'string' },
    loveInterest: { type: 'string' },
    message: { type: 'string', pattern: '\\S' },
  },
} as const;

/** Throws a 400 for a character we do not have, for Dragon, who never uses the service, and for a couple that is none. */
export function readQuestion({ character, loveInterest, message }: Body): Question {
  if (!isCharacterName(character)) throw notAQuestion('Nobody of that name sits on the shelf.');
  if (!isSpeaking(character)) throw notAQuestion('Dragon growls, and never here.');
  const beloved = profileOf(character).loveInterest;
  if (loveInterest !== beloved) throw notAQuestion(`The love interest of ${character} is ${beloved}.`);
  return { character, loveInterest: beloved, ...(message === undefined ? {} : { message }) };
}

function notAQuestion(detail: string): Problem {
  return new Problem(400, 'Not a question', detail);
}
