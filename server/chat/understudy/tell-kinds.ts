// The kinds of questions about a line for which something can be made up, each with how it is asked.
import { countWords } from './grammar.ts';

/** Whom or what a question may be about. */
export const other =
  '(?:he|she|it|they|there|that|this|these|those|everyone|everybody|anyone|anybody|one|someone|somebody|(?:the|your|his|her|its|their) \\w+|\\w+s)';
const was = '(?:is|are|was|were)';
/** Of several forms that a question has, the first counts. Each is answered by the pool "tells ..." of its name. */
export const tellForms: readonly (readonly [string, RegExp])[] = [
  [
    'meaning',
    /\bwhat (?:does|do|did|is) (?:\w+ ){1,3}(?:mean|short for) |\bwhat (?:is|was|were) (?:\w+ ){1,3}about |\bmeaning of /,
  ],
  [
    'said',
    /\bwhat (?:did|does|do|was|were|had) (?:\w+ ){1,3}(?:say|said|saying|answer|reply|shout|write|read|sing|tell you|whisper) /,
  ],
  [
    'dish',
    /\bwhat (?:did|do|have|are|were|was|is) (?:you|he|she|they) (?:just |even |actually |usually |normally |always |like to ){0,2}(?:bake|baked|baking|cook|cooked|cooking|eat|eaten|eating|order|ordered|brew|brewed|brewing) /,
  ],
  ['colour', /\b(?:what|which) (?:colour|color) /],
  [
    'name',
    new RegExp(
      `\\bwhat (?:${was}|do|does|did|do you call) (?:\\w+ ){1,3}(?:name|names|called|call it|call him|call her|call them) |\\b(?:have|has|got|had) (?:a )?names? |^(?:\\w+ ){0,5}names? $`,
    ),
  ],
  [
    'like',
    new RegExp(
      `\\b(?:what (?:${was}|does|did) (?:\\w+ ){1,4}(?:like|look like|taste like|smell like|sound like|feel like)|how (?:was|were|is|does|did) (?:it|he|she|that|they)(?: taste| smell| sound| look| feel)?) $`,
    ),
  ],
  ['how old', /\bhow old /],
  ['how big', /\bhow (?:big|tall|large|high|heavy|wide|fat|small) /],
  ['when', /\b(?:when (?:did|was|were|had|have)|how long ago|what (?:day|year|time) (?:did|was|were)) /],
  ['how long', /\bhow long /],
  ['how far', /\bhow far /],
  ['how often', /\bhow often /],
  [
    'cost',
    /\bhow much (?:did|does|do|is|was|were) (?:\w+ ){1,3}(?:cost|pay|worth) |\bwhat did (?:\w+ ){1,2}cost |\bhow much (?:is|was) it $/,
  ],
  ['how many', /\bhow (?:many|much) /],
  ['who told', /\bwho (?:told|taught|said|says|showed) /],
  [
    'may',
    /\b(?:can|could|may) i (?:please )?(?:see|try|hear|taste|borrow|join|watch|look|have a look|come|help|hold) /,
  ],
  [
    'who is',
    /\bwho (?:is|are|was|were) (?!\w+ing |the best |the most |the \w+est |your fav)(?:(?!there |here |else |with |in |at )\w+ ){1,3}(?:again )?$/,
  ],
  ['who', /\b(?:who|whose|whom) /],
  ['where', new RegExp(`\\bwhere (?:${was}|did|do|does|had|has|have|from) `)],
  [
    'why',
    /\b(?:why|how come|what for|for what reason) |\bwhat (?:is|are|was|were) (?:the|that|this|these|those|your|it|they) (?:\w+ ){0,2}for (?:then |again )?$/,
  ],
  [
    'then',
    /\b(?:what (?:happened|happens|came|comes)|(?:and|so) then what|then what|^(?:and |so )?then $|what then|what next|how did (?:it|that) (?:end|go|turn out)) /,
  ],
  ['did', /\bwhat did you (?:do|even do|actually do) /],
  ['then', /\bwhat (?:did|do|does|could|would|has) (?!you |i |we )(?:\w+ ){1,3}do /],
  ['how', /\bhow (?:did|do|does|was|were|is|are|could|can|would|has|have) /],
  ['which', /\b(?:which|what (?:kind|sort|type|one)) /],
];

/** "Did he like it?" */
export const isAsked = new RegExp(
  `^(?:(?:and|but|so|well|wait|oh|ooh|hey|okay|haha|really|btw|like) )*(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would) ${other} `,
);

/** Each has a pool "tells ..." in every script. */
export const tellKinds: readonly string[] = [...new Set([...tellForms.map(([kind]) => kind), 'yes', 'no'])];

/** What an answer to such a question has to speak of, whatever else is known of the thing: "just the one owl" says no age. */
const spoken: ReadonlyMap<string, RegExp> = new Map([
  ['how old', /\b(?:old|older|oldest|years?|winters?|summers?|springs?|age|born|young|younger|birthdays?)\b/i],
  [
    'how big',
    /\b(?:big|bigger|tall|size|feet|foot|inch|inches|small|smaller|large|larger|high|wide|long|tiny|huge|heavy|weighs?|yards?|deep|thumb|strong|fast|hot|cold|loud)\b/i,
  ],
  [
    'how long',
    /\b(?:hours?|minutes?|days?|weeks?|months?|years?|nights?|till|until|since|long|longer|afternoons?|mornings?|evenings?|noon|summers?|winters?|feet|yards)\b/i,
  ],
  [
    'when',
    /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|yesterday|last|ago|nights?|mornings?|days?|dawn|dusk|noon|midnight|spring|summer|autumn|winter|years?|weeks?|since|when|before|after|hours?|young|first|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)\b/i,
  ],
  ['how far', /\b(?:miles?|far|near|road|hills?|over|past|day|hours?|steps?|walk|leagues?|across)\b/i],
  ['how often', /\b(?:every|once|twice|daily|nightly|weekly|always|never|often|times|each|most|days?|nights?)\b/i],
  [
    'colour',
    /\b(?:red|blue|green|yellow|brown|grey|white|black|pink|gold|golden|silver|purple|orange|colour|colours|ginger|ivory)\b/i,
  ],
  ['said', /\b(?:said|says|ask|asked|told|called|wrote|reads?|shouted|sang|answered|words?)\b|[:']/i],
  [
    'dish',
    /\b(?:pie|cake|tart|bread|soup|stew|buns?|roast|loaf|waffles?|pudding|toast|broth|scones?|biscuits?|fish)\b/i,
  ],
]);

/** A number with which an answer begins may be of years, feet or miles. */
const number =
  /^(?:about |only |just |some |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred)\b/i;

const mostWordsOfANumber = 4;

/** The kind of question that `text` (plain words, as `written` writes them) asks; null if it is none of them. */
export function tellKindOf(text: string): string | null {
  return tellForms.find(([, form]) => form.test(text))?.[0] ?? null;
}

/** Whether nothing but `tellKindOf`'s answers will do. */
export function isExactKind(kind: string | null): boolean {
  return kind !== null && kind !== 'when' && (spoken.has(kind) || kind === 'meaning');
}

/** Kinds that any line about the same thing may answer. */
const vagueKinds: ReadonlySet<string> = new Set(['why', 'how', 'then', 'did', 'like', 'meaning']);

/** "Is it heavy?" is answered by whatever tells of the thing. */
const isOfHowItIs = /^(?:and |but |so |wait )?(?:is|are) (?:it|they|he|she|the \w+) /;
/** "Is that true?" */
export const isDoubt = /\b(?:true|real|really|serious|seriously|joking|kidding|sure|right) /;

/** Whether `text` wants a person, a place, a number, a yes or a no, so that not just any line about the same thing will do. */
export function wantsToBeTold(text: string): boolean {
  const kind = tellKindOf(text);
  if (kind !== null) return !vagueKinds.has(kind);
  return isAsked.test(text) && (!isOfHowItIs.test(text) || isDoubt.test(text));
}

/** Whether `line` speaks of what a question of `kind` asks for. */
export function mayAnswer(line: string, kind: string | null): boolean {
  const needed = kind ? spoken.get(kind) : undefined;
  return (
    !needed ||
    needed.test(line) ||
    (kind?.startsWith('how ') === true && number.test(line) && countWords(line) <= mostWordsOfANumber)
  );
}
