// "Should I ...": which side to take. For it only where what is asked about stands on a list of harmless things: a line that says "do
// it" must never meet what nobody thought of ("the noose is on, should i kick the chair").
import { written } from './plain.ts';

export type Advice = { readonly side: 'yes' | 'no' } | { readonly side: 'either'; readonly one: string };

/** What nobody should be encouraged to, whoever asks. */
const unwise =
  /\b(?:hit|kill|hurt|punch|slap|fight|bite|steal|rob|lie|cheat|skip|ditch|drink|smoke|vape|run away|jump|burn|break|starve|stop eating|not eat|scream|shout|yell|insult|hate|revenge|ghost|ignore|block|meet (?:him|her|them|a|someone|somebody)|send (?:him|her|them|a|my)|give (?:him|her|them)|password|address|pills?|medicine|knife|gun|dye|tattoo|quit|drop out|give up|gamble|bet|spend|eat (?:it|that|this)|touch|drive|text my ex|call my ex) /;

/** Whether nobody should be encouraged to what `asked` says. */
export function isUnwise(asked: string): boolean {
  return unwise.test(asked.endsWith(' ') ? asked : `${asked} `);
}

/** "Does your inn have a good sign, or should I send him?" sends somebody to the one who is asked. */
const sentTo =
  /\b(?:do you|does your|have you|has your|are you|is your) (?!want\b)[^?]*\bor (?:should|shall) i send (?:him|her|them) $/;

/** Deeds that one may be told to do, if all that is said with them stands on the lists below: nothing else. */
const deeds = wordSet(
  `call phone ring visit thank hug invite write ask help apologise apologize say forgive tell learn practise practice study bake cook knit paint draw sing dance plant read wear choose pick go accept
  adopt rest sleep nap eat have clean tidy wash water join start try make bring take get put sell serve hang add`,
);
const company = wordSet(
  `mother mom mum father dad parents sister brother aunt uncle cousin grandma grandmother granny grandpa grandfather friend friends neighbour neighbor teacher boss doctor dentist family daughter son wife
  husband her him them sorry truth everything`,
);
const occasions = wordSet(
  `party concert wedding fair school class bed home reunion interview picnic course lesson lessons job offer umbrella break walk nap room house kitchen desk dishes car plants floor windows choir band club team
  diary yoga running swimming ukulele lute flute spanish french english german maths math history exam test exams homework essay breakfast lunch dinner supper cheesecake muffins scones
  now today tonight tomorrow again please too then instead new best old good for
  shop cafe bakery launderette kiosk stall office balcony porch hall wall window counter shelf stand bench mirror picture pictures curtains rug lamp sign cakes buns flowers
  in on at by`,
);
/** Things of which one may be taken, as people ask: "tea or coffee". */
const things = wordSet(
  `tea coffee cocoa milk water juice cake pie pancakes waffles pizza pasta soup salad toast cereal porridge bread butter jam honey cheese chocolate vanilla strawberry apple apples pear pears orange oranges
  banana bananas cookies biscuits crisps chips fries rice potatoes carrots onions mushrooms olives fish chicken stew ham trout sweet salty spicy sour hot cold red blue green yellow purple pink black white grey
  brown gold silver cat cats dog dogs puppy kitten rabbit horse parrot frog toad sea mountains beach forest lake city country castle swamp garden park museum library cinema summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday morning evening day night book books film films movie movies story song poem game riddle dance chess cards music piano guitar violin drums
  dress suit skirt trousers jeans jumper hoodie hat scarf boots shoes sandals gloves short long big small left right first second early late roses tulips daisies sunflowers lilies bath shower
  letter letters phone email card text message train bus car bike boat plane medal cake ring hamster puppy kitten`,
);
/** What is done to a thing, and to nobody. */
const placing = wordSet('put sell serve hang add');
const beasts = wordSet('cat cats dog dogs puppy kitten rabbit horse parrot frog toad hamster fish');
const articles = wordSet('a an the some my or one to go');
const pastimes = wordSet(
  'have stay walk swim nap picnic in out home inside outside bed now later today tomorrow tonight',
);
const mostWords = 4;

/** What one is at a loss about: words, clothes, a meal, a present, or all of it. */
const openAdvice = [
  [
    'say',
    /\b(?:what|how) (?:should|shall|do|can|could|would|am) i (?:going to |gonna |even |possibly )?(?:say|tell|write|answer|reply|word)\b|\bwhat to (?:say|write|tell)\b|\bhow (?:do|can|should) i (?:tell|ask) |\bhow (?:do|can|should|could|shall) i (?:start|begin|end|finish) (?:it|(?:the|my|a|this) (?:letter|speech|card|message|email|toast|note)) |\bwhat (?:do|shall|should|can) i (?:put|write) (?:in|into|on) (?:it|the|a|my) /,
  ],
  [
    'wear',
    /\bwhat (?:should|shall|do|can|could|would) i (?:wear|put on)\b|\bwhat to wear\b|\bshould i (?:wear|put on)\b|\bwhich (?:dress|shirt|suit|shoes|boots|hat|vest|tie|coat|scarf)\b/,
  ],
  [
    'cook',
    /\bwhat (?:should|shall|do|can|could) (?:i|we) (?:cook|bake|make|serve)\b(?! of| out| with)|\bwhat to (?:cook|bake)\b/,
  ],
  [
    'give',
    /\bwhat (?:sweet |cake |present |gift |flowers? |book )?(?:should|shall|can|could) (?:i|we) (?:give|get|buy|bring)\b(?! you)|\bwhat to (?:give|get|buy) (?:him|her|them|my|for)\b/,
  ],
  [
    'do',
    /\bwhat (?:should|shall|can|do|would) (?:i|you) do(?: now| then| about| if| here| with (?:my )?\w+(?: \w+)?)? $|\bwhat would (?:you |an? (?:\w+ ){1,3})do(?: in my place| if you were me| with (?:him|her|them|it|my \w+)| about \w+| as an? \w+| to get \w+ \w+)* $|\bany (?:tips|advice)\b|\bwhat do you advise\b|\bque (?:hago|debo hacer|puedo hacer)\b|\bhow (?:do|can|should|could) (?:i|we) (?:send|ask|get (?:him|her|them|my)|make (?:him|her|them)|stop (?:him|her|them)|deal|explain|handle|be|stay|win|thank|apologise|apologize|decide|choose)\b|\bi asked (?:you )?for advice\b|^(?:and |so |your |any )?advice |\bwhat (?:do|should|can|shall|could) (?:i|we) do about\b|\bneed (?:some |your )?advice\b|\bhelp me (?:decide|choose)\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];
export type AdviceKind = (typeof openAdvice)[number][0];
export const adviceKinds: readonly AdviceKind[] = openAdvice.map(([kind]) => kind);

/** What kind of advice `words` (normalised by `plainly`) ask for openly: "what should I say to him?" Each has lines that can do no harm. */
export function adviceAsked(words: readonly string[]): AdviceKind | null {
  return openAdvice.find(([, form]) => form.test(written(words)))?.[0] ?? null;
}

/** Which side to take where `words` (normalised by `plainly`) ask for advice; null if they do not, or none should be taken. */
export function adviceOn(words: readonly string[], random: () => number): Advice | null {
  const text = written(words);
  const asked =
    /(?<!\b(?:what|where|when|who|how|which|why|whom) )(?<!\b(?:what|which) \w+ )\b(?:should i|shall i|ought i to|do you think i should|would you advise me to) (.*)$/.exec(
      text,
    )?.[1];
  if (!asked) return eitherOf(text.replace(/^.*\b(?:shall|should) we /, ''), random);
  if (sentTo.test(text)) return null;
  if (unwise.test(asked)) return { side: 'no' };
  const [, first = '', second = ''] =
    /^(?:\w+ )*?((?:\w+ ){1,4})or (?:should i |shall i )?((?:\w+ ){1,4})$/.exec(
      asked.replace(dayBehind, '').replace(/\bby (?=\w+ (?:or |$))/g, ''),
    ) ?? [];
  if (first && second) {
    const one = (random() < 0.5 ? lastWords(first, second) : second).trim().replace(/\bmy\b/g, 'your');
    const areHarmless = areThings(lastWords(first, second)) && areThings(second);
    return areHarmless ? { side: 'either', one } : null;
  }
  const [deed = '', ...rest] = asked.trim().split(' ');
  const isHarmless = rest.every((word) => [company, occasions, things, articles].some((list) => list.has(word)));
  if (placing.has(deed) && rest.some((word) => company.has(word) || beasts.has(word))) return null;
  return deeds.has(deed) && isHarmless && rest.length > 0 ? { side: 'yes' } : null;
}

/** "Red or blue on friday?" */
const dayBehind =
  /(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|this (?:morning|evening|weekend)) $/;

/** "Tea or coffee?" and, to both of them, "have a picnic or stay in bed?" */
function eitherOf(text: string, random: () => number): Advice | null {
  const [, first = '', second = ''] = /^((?:\w+ ){1,3})or ((?:\w+ ){1,3})$/.exec(text) ?? [];
  const one = asNoun((random() < 0.5 ? first : second).trim());
  const isChoice = first !== '' && areThings(first) && areThings(second);
  return isChoice ? { side: 'either', one } : null;
}

/** "Have a picnic" is a picnic, and "stay in bed" staying there. */
function asNoun(one: string): string {
  return one.replace(/^have /, '').replace(/^stay\b/, 'staying');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}

function areThings(text: string): boolean {
  return text
    .trim()
    .split(' ')
    .every((word) => things.has(word) || articles.has(word) || pastimes.has(word));
}

/** Of the words before "or" as many as stand behind it: "wear red or blue" is red or blue. */
function lastWords(before: string, behind: string): string {
  return before
    .trim()
    .split(' ')
    .slice(-Math.min(mostWords, behind.trim().split(' ').length))
    .join(' ');
}
