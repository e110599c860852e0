// A question that asks for the visitor's own life: "which instrument is mine, by the way?", "remind me, when does she get here?"
import { clausesOf } from './clauses.ts';
import { bareOfMine, plainlyAsked } from './told-asked-text.ts';

/** `text`: the question without the words that only ask to be reminded. `isMarked`: whether there were such. */
export type OfOwnLife = { readonly text: string; readonly isMarked: boolean };

const wh =
  "(?:what|whats|what's|which|who|whos|who's|whose|where|when|whens|when's|why|how (?:old|many|much|long|often|heavy|tall|big|far|fast|deep))";
const toRemind = String.raw`(?=,? (?:${wh}|my)\b)`;
const marks = new RegExp(
  [
    String.raw`\b(?:do|did|can|could|have|d) ?'?(?:you|u|ya) (?:still |even |also |already )?(?:rem\p{L}{0,4}er|recall|catch|forgotten|forget)\b`,
    String.raw`\b(?:do|did|can|could|will|would) (?:you|u) (?:still |even |also )?(?:know|tell me|guess)\b${toRemind}`,
    String.raw`\b(?:you|u) (?:still )?(?:rem\p{L}{0,4}er|recall)\b|(?<!\b(?:will|would|can|could|did|do) )\b(?:so )?(?:you|u) tell me\b|\b(?:and )?(?:now )?tell me(?: though)?\b${toRemind}|,? can (?:you|u) tell me\W*$`,
    String.raw`(?:^|[.!?,]\s+)(?:(?:ok|okay|hey|so|and|but|haha|lol) )*remember (?=(?:when|what|where|who|how|which) (?:i|my|we)\b)|,? ?\b(?:you|u|ya) (?:already |even )?(?:forgot|forget)(?: (?:it|that|already))?\W*$`,
    String.raw`\bremind me\b|,? ?\bwere (?:you|u) (?:even )?listening\b(?: at the start)?|\b(?:quick|pop|memory|small|little|short|tiny) (?:check|test|quiz|question)\b|\b(?:did|had|have) i (?:just )?(?:say|said|tell you|told you|mention|mentioned)\b|\b(?:going by )?(?:what )?i(?:'ve| have|'d)? (?:told you|said|mentioned)\b|\bdo (?:you|u) think(?= i\b)|,? ?i did mention it|,? ?(?:do (?:you|u) have |got )?any (?:idea|guess)\W*$|, (?:go on |now )?guess\W*$|,? ?if (?:you|u)(?:'ve| have|'re| are| were)? been (?:listening|paying attention)\W*$|\bpaying attention\b|\bquiz\b(?: for \p{L}+)?|\b(?:like|want|going|wants) to test (?:you|u)\b|,? ?(?:say|name) (?:it|both|them)\W*$`,
  ].join('|'),
  'iu',
);
export const everyMark = new RegExp(marks.source, 'giu');
const ofMe = /\b(?:i|i'm|im|i'd|i've|ive|i'll|my|mine|me|our|we|we're)\b/i;
const ofThem = /\b(?:she|he|they|them|her|his|it|the|that|those)\b/i;
/** "What's my dog called?" asks for what was told, in whatever words. */
const ofAName =
  /\b(?:my|our)\b.*\b(?:called|names?)\b|\bnames? of my\b|^who(?:'s|s| is) my \p{L}+\W*$|\bagain\W*$|\bwhat am i allergic to\b/iu;
const ofYou = /\b(?:you|u|your|yours|ur|us two|let's)\b/i;
export const asksForAdvice =
  /\bwhat (?:\p{L}+ )?(?:advice|tips?)\b|\bwhat (?:do|should|can|could) (?:i|we) do (?:about|with|if|when)\b|\b(?:should|shall|could|can|may|must|would|might) (?:i|we)\b|\bhow (?:do|would|can) (?:i|we)\b|\bwhere (?:do|should|shall|must) (?:i|we) (?:look|stand|step|put|hold|aim|cut|kneel|turn|face|place|begin|start|sign)\b|\bwhat (?:do|should|can) (?:i|we) (?:even )?(?:talk about|wear|order)\b|\bwhat (?:do|did|must) (?:i|we) (?:do|say|need|have to|get|owe|win)\b(?!.*\b(?:for a living|for work|at|on|in)\b)/iu;
const asks = new RegExp(`\\b${wh}\\b`, 'i');
const asksFirst = new RegExp(
  `^(?:(?:and|but|so|now|ok|okay|right|oh|wait|hey|well|then|also|haha|lol|by the way|btw|one thing|(?:one |a )?(?:last|quick|final|more) (?:thing|one|question))\\b[\\s,]*)*(?:(?:in|on|at|for|of|to|with) )?${wh}\\b`,
  'i',
);

/** "Where am I flying to, did you note it?" */
const behind = /,\s+(?=(?:did|do|can|could|will|would|were|are|have|if|or)\b)/i;
/** "What can i bring for the picnic, what dont i eat?" */
const nextQuestion = new RegExp(`,\\s+(?=(?:and |but |so )?${wh}\\b)`, 'i');
const ofTheTalk =
  /\bwhere are we\b(?! going)|\bwhere (?:were|was) (?:we|i)\b(?! (?:snowed|stuck|born|living|staying|going|married|hiding|travelling|flying|stranded|caught|off|on holiday)\b)|\bwhat (?:were|was) (?:we|i) saying\b/i;

/** The last such question of `message`, null if there is none. */
export function ownLifeAsked(message: string): OfOwnLife | null {
  if (!asks.test(message) && !marks.test(message) && message.search(bareOfMine) < 0) return null; // most messages
  const isMarkedAtAll = marks.test(message.replaceAll('’', "'"));
  const plain = plainlyAsked(message);
  const sentences = plain
    .split(/(?<=[.!?…])\s+|:\s+/)
    .flatMap((it) => [it, ...clausesOf(it), ...it.split(behind), ...it.split(nextQuestion)]);
  for (const sentence of sentences.toReversed()) {
    const text = sentence
      .replace(everyMark, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, '')
      .replace(/\s+/g, ' ');
    const isMarked = isMarkedAtAll || (ofAName.test(text) && asksFirst.test(text));
    const isAsking = asksFirst.test(text) || (isMarked && asks.test(text)) || (isMarked && /\bmy \p{L}/iu.test(text));
    if (!isAsking || ofYou.test(text) || asksForAdvice.test(text) || ofTheTalk.test(text)) continue;
    if (ofMe.test(text) || (isMarked && ofThem.test(text))) return { text, isMarked };
  }
  return null;
}
