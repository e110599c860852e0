// What a question asks of the one who listens, or of the two together: it is no memory of what the visitor told.
import { noMark } from './told-question-words.ts';

/** What the two have lived through is the character's own memory. */
const ofUsTwo =
  /\b(?:you|u) and (?:me|i)\b|\bremember (?:me|us|you|when (?:we|you|i|us|u)\b|how (?:we|you|it)|the (?:exact |very )?(?:first|day|night|time|old)|your|that (?:day|night|time|summer))\b/i;
/** Whom the question is about, if "you" does something in it: "what i caught for you today" is about the visitor. */
const listenerActs =
  /\b(?:you|u)\b(?= (?!today|tonight|yesterday|tomorrow|for|on|in|at|an?|the|some|last|this|about|earlier|before|that|my|i|from|and|to|with|again|already|just|now|btw|lol|once|want|call|paint|b[uo]|mov|fly|live|have|get|got|going|are|order|keep|own|plan|cook|adopt|rent|built|sell|sold|call)\p{L}+)/iu;
const ofOurWedding = /\bwe\b.*\b(?:marr|engaged|wed|kiss|met|meet|love)/i;

/** "Where did you put the lamp?", "what should I do?", "how did we meet?" */
export function isOfTheListener(part: string): boolean {
  const bare = part.replace(
    /\b(?:do|did|can|have) (?:you|u) (?:still )?(?:even )?(?:remember|recall|know|forget|forgotten)(?: already)?\b|\b(?:you|u) (?:still )?(?:remember|recall|know|forgot)\b/gi,
    '',
  );
  if (listenerActs.test(bare) || ofOurWedding.test(bare) || ofUsTwo.test(part.replace(noMark, ''))) return true;
  if (/\b(?:what|which|who|when) .*\bdo (?:you|u) remember\b/i.test(part) && !/\b(?:i|my)\b/i.test(part)) return true;
  // What the character should say, do or have is no memory of the visitor's.
  if (
    /\b(?:your|yours|yourself)\b|\b(?:do|did|are|were|have|had|will|would|can|could|should|is|was) (?:you|u)\b(?! (?:still )?(?:even )?(?:remember|recall|know|forg[eo]t))/i.test(
      part,
    )
  )
    return true;
  return /\b(?:should|could|can|shall|would|must|may) (?:i|we|my)\b(?! (?:remind|ask))/i.test(part);
}
