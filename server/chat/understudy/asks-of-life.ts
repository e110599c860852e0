// The things of their own life that a message asks for, one by one: "whats my name, and what do i do for work?"
import { plainlyAsked } from './told-asked-text.ts';
import { beasts, many, relatives } from './told-words.ts';

/** `text`: the question. `kind`: what of the visitor's it asks for, 'other' for what has no form of its own. */
export type OfLife = { readonly kind: string; readonly text: string };

const parting =
  /[?.!;:\n…]+|,?\s+(?:and|but|also|or|plus|n)\s+(?=(?:what|whats|who|whos|where|when|which|how|my)\b)|,\s+(?=(?:what|whats|who|whos|where|when|which|how|my)\b)/iu;
const opening =
  /^(?:[\s,]*(?:and|but|so|ok|okay|well|hey|oh|lol|haha|now|then|also|yes|right|btw|by the way|quick|test|quiz|(?:(?:do|can) )?(?:you|u) (?:still |even )?(?:remember|recall|know|tell me)|remind me|tell me|remember)\b[\s,!]*)+/iu;
const theirs = `(?:${relatives}|${beasts}|${many}|boy|girl|lad|lass|youngest|eldest)`;
const kinds: readonly (readonly [kind: string, form: RegExp])[] = [
  [
    'name',
    /^(?:did|do) (?:you|u) (?:hear|catch|get|have) my name\b|^what(?:'s|s| is| was)? my (?:own )?name\b|^my (?:own )?name\W*$|^what am i called|^who am i\b/i,
  ],
  [
    'called',
    new RegExp(
      `\\bmy (?:[a-z]+ )?${theirs}(?:'?s|s')? (?:names?|(?:is |are )?called)\\b|\\bnames? of my\\b|^what(?:'s| is| was) (?:his|her|its|their) names?\\b|^what (?:is|was|are) (?:he|she|they) called\\b`,
      'i',
    ),
  ],
  [
    'job',
    /^(?:what(?:'s|s| is| was)? )?my (?:job|work|trade|profession)\W*$|^what (?:do|did)? ?i (?:do|work)(?: as)?(?: for (?:a living|work|money)| as a job| all day| (?:at )?nights?)\W*$|^what i do\W*$|^where (?:do )?i work\W*$/i,
  ],
  ['allergy', /\bi allergic\b|\bmy allerg/i],
  [
    'shunned',
    /^(?:what|which)(?: food| thing)?(?: is| was)? (?:banned|forbidden|off the menu)|^what (?:do|should|must|can) i (?:not|never) (?:eat|have)\b|^what (?:food )?(?:can't|cant|mustn't|don't|dont|won't|wont) i (?:eat|have)\b|^what i (?:won't|wont|will not|don't|dont|do not|never) (?:eat|touch)\b/i,
  ],
  [
    'dislike',
    /^(?:what(?:'s|s| is)? |which )?(?:the )?(?:food|sweet|thing|vegetable|one thing)? ?(?:(?:do|can't|cant|cannot|don't|dont) )?i (?:really )?(?:hate|stand|dislike|(?:don't|dont|can't|cant|cannot) (?:stand|like|bear)|like least|not stand)\b/i,
  ],
];
/** "Who's Keith? And the instrument?" */
const asksInTwoWords = /^(?:the|my) instrument(?: then| again)?\W*$/i;
const asksOfMe =
  /^(?:what|whats|who|whos|where|when|which|how (?:many|old|long|much|often))\b.*\b(?:i|i'm|im|my|me)\b/iu;
/** "Do you remember what I do for work, and who moved out?" */
const marked = /\b(?:remember|recall|quiz|test)\b/i;
const asksOfOthers = /^(?:who|when|where) (?:\p{L}+(?:ed|s)|won|left|came|is|was|did|does) \p{L}/iu;
const ofTheTalk =
  /\b(?:you|u|your|ur)\b|\b(?:should|shall|could|can|may|must|would|might|will) i\b|\bdo i (?:do|say|need|have to|get|owe|win|look|go|stand|put|want|wear|start)\b(?! (?:for a living|for work|to travel))|\bwhere (?:was|were) i\b/iu;

/** Those that `message` asks for, in their order. Nothing is asked for twice. */
export function asksOf(message: string): readonly OfLife[] {
  const found = new Map<string, OfLife>();
  const isMarked = marked.test(message);
  for (const each of plainlyAsked(message).split(parting)) {
    const [text = ''] = (each ?? '').replace(opening, '').trim().split(/,\s+/);
    const kind = kinds.find(([, form]) => form.test(text))?.[0];
    if (kind) found.set(kind === 'called' ? text : kind, { kind, text });
    else if (asksInTwoWords.test(text)) found.set(text, { kind: 'other', text });
    else if ((asksOfMe.test(text) || (isMarked && asksOfOthers.test(text))) && !ofTheTalk.test(text))
      found.set(text, { kind: 'other', text });
  }
  return [...found.values()];
}
