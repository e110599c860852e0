import { isCharacterName, isSpeaking, type LoveInterest, type SpeakingCharacter } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import { Problem } from '../problem.ts';

/** Something said earlier in a conversation. */
export type Remark = { readonly category: 'user' | 'AI'; readonly message: string };

/** What a visitor asks: a reply to `message`, or without one the greeting. */
export type Question = {
  readonly character: SpeakingCharacter;
  readonly loveInterest: LoveInterest;
  readonly message?: string;
  /** In the order in which it was said. */
  readonly history?: readonly Remark[];
};

type Body = Omit<Question, 'character' | 'loveInterest'> & {
  readonly character: string;
  readonly loveInterest: string;
};

const mostRemarks = 20;
/** Of all remarks together, in UTF-16 units, as browsers count. */
const mostLetters = 4000;

/** The form of the body, as JSON Schema; who may talk to whom is `readQuestion`'s business. Fields not named here have no effect. */
export const questionSchema = {
  type: 'object',
  required: ['character', 'loveInterest'],
  properties: {
    character: { type: 'string' },
    loveInterest: { type: 'string' },
    message: { type: 'string', pattern: '\\S' },
    history: {
      type: 'array',
      maxItems: mostRemarks,
      items: {
        type: 'object',
        required: ['category', 'message'],
        properties: { category: { enum: ['user', 'AI'] }, message: { type: 'string' } },
      },
    },
  },
} as const;

/** Throws a 400 for a character we do not have, for Dragon, who never uses the service, for a couple that is none, and for too long a history. */
export function readQuestion({ character, loveInterest, message, history }: Body): Question {
  if (!isCharacterName(character)) throw notAQuestion('Nobody of that name sits on the shelf.');
  if (!isSpeaking(character)) throw notAQuestion('Dragon growls, and never here.');
  const beloved = profileOf(character).loveInterest;
  if (loveInterest !== beloved) throw notAQuestion(`The love interest of ${character} is ${beloved}.`);
  const letters = history?.reduce((sum, remark) => sum + remark.message.length, 0) ?? 0;
  if (letters > mostLetters) throw notAQuestion(`A history holds at most ${mostLetters} characters.`);
  return {
    character,
    loveInterest: beloved,
    ...(message !== undefined && { message }),
    ...(history && { history: history.map(({ category, message }) => ({ category, message })) }),
  };
}

function notAQuestion(detail: string): Problem {
  return new Problem(400, 'Not a question', detail);
}
