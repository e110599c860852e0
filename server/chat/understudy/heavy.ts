// Whether a message is too heavy for play: by the phrases of earnest.md, or by what it means.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graveWords } from '../../care/grave-words.ts';
import { asksOfListener, pitiesListener } from './felt.ts';
import { badAtIt, firstTooth, isBadAtIt, isGladNews } from './glad-news.ts';
import { intentSections } from './intents.ts';
import { isMerry } from './merry.ts';
import { withoutBystanders } from './no-sorrow.ts';
import { onceAReply } from './once-a-reply.ts';
import { longestMatch, readPhrases } from './phrases.ts';
import { plainly } from './plain.ts';
import { isPlainNews, movesIn } from './plain-news.ts';
import { readSections } from './sections.ts';
import { isSoreness } from './soreness.ts';
import { isSorrow, moreInPlay } from './sorrow.ts';
import { jobs } from './told-words.ts';

export const heavyTitle = '{heavy}';
export const earnestSections = readSections(readFileSync(join(import.meta.dirname, 'earnest.md'), 'utf8'));
const heavy = readPhrases([
  ...intentSections.filter(({ title }) => title.startsWith('{')),
  ...earnestSections.filter(({ title }) => title === heavyTitle).map((section) => ({ ...section, title: 'heavy' })),
]);
/** How sure the meaning of a message has to be (answers-talk.ts). */
const surely = 0.9;
/** What sounds like illness or sorrow, and is none. */
const lightly: readonly RegExp[] = [
  // "my sister is exactly like that with her twins"
  /\bmy (?:\p{L}+ ){1,2}(?:is|are) (?:exactly|just|so) like (?:that|this|her|him|you)(?:,? too)?(?: with (?:her|his|their|the) (?:twins|kids|boys|girls|cats?|dogs?|hens|plants|car|tea|garden))?(?=\W*$|[.!] )/giu,
  // "I'm a midwife"
  new RegExp(`\\b(?:i['’]?m|i am) an? (?:${jobs})\\b`, 'gi'),
  firstTooth,
  // one game, and for somebody's sake
  new RegExp(badAtIt.source, 'giu'),
  /\b(?:make|making|made) a (?:complete |total |right )?fool of myself\b/gi,
  // a nurse's shoes and coffee
  /\b(?:in |from )?(?:the )?hospital (?:shoes|scrubs|coffee|canteen|food|socks|clothes|trousers|car park|shift|rota|kitchen|laundry)\b/gi,
  // a vet's rooms, any week, and nobody's operation: "that's my surgery on a Monday"
  /\bmy surgery (?:on an?|every) \p{L}+day\b/giu,
  // who fishes for an invitation
  /(?<=\b(?:your table|dinner|supper|porridge|the table|your house|your hut)\b[^.?!]{0,30}[,.] ?(?:and |but )?)nobody(?:['’]s| has)? (?:ever )?(?:asked|invited) me\b|\bnobody (?:asked|invited) me (?:here|in|to (?:dinner|supper|the party))(?: either| yet)?(?=[.,!?]|$)/giu,
  // "Was it a wedding you crashed, or a funeral?"
  /(?<=\b(?:wedding|party|christening|ball|feast)\b[^.?!]{0,24},? )or an? funeral\b/giu,
  // a game or a dance
  /,? ?\bso (?:s?he|it)(?:'ll| will) sit (?:this|that) one out\b/gi,
  /\bi (?:bow|kneel|curtsey|curtsy)\b[^.!?]{0,24}\bcan'?t get up(?: again)?/gi,
  // "that's beautiful, I nearly cry"
  /(?<=\b(?:beautiful|lovely|sweet|pretty|touching)\b[^.?]{0,12}[,.!] ?)i (?:nearly|almost) (?:cry|cried)\b/gi,
  // who sells flowers, and who works late
  /\bfuneral (?:lil(?:y|ies)|flowers|wreaths?|bouquets?)\b(?![^.?!]*\bmy\b)/giu,
  /\bafter (?:a|my|the) (?:\p{L}+ )?(?:shift|day|night|week)[^.?!]{0,24}\bi (?:always )?miss my [^.?!,]{2,16}/giu,
  // "before i die in the marsh: what was my name?"
  /\bbefore i die (?:in|of) (?:the |this |a )?(?:marsh|swamp|bog|mud|boredom|laughter|laughing|curiosity|hunger|thirst|cold)\b/giu,
  // a teenager
  /\b(?:son|daughter|boy|girl|kid|teenager)\b[^.!?]{0,12}\b(?:won['’]?t|doesn['’]?t|wont|doesnt) (?:talk|speak) to me\b[^.!?]{0,24}\b(?:grunts?|shrugs?|phone|headphones)\b|,? ?\bjust grunts\b/giu,
  // who waits for the 9.40 to Lyon, and who did not see it
  /,? ?\bwaiting for (?:the |my |a )?(?:\d[\d.:]*|train|bus|tram|flight|ferry|plane|washing|laundry|machine)\b[^.!?]*/gi,
  /\b(?:he|she|they)(?:['’]?s| is| are) (?:blind|deaf) then\b/gi,
  // "so sweet I could cry"
  /\b(?:so|too) (?:sweet|cute|lovely|beautiful|happy|nice|good|adorable|pretty)(?: that)? (?:i|it) (?:could|can|might|will|wanna) (?:just )?(?:make me )?cry\b|\bhappy (?:cry|crying|tears?)\b/giu,
  // a beast that gets on well
  /,? ?\b(?:she|he|it)['’]?s (?:only )?(?:a \p{L}+ with )?(?:three legs|three[- ]legged)\b|\bthree[- ]legged\b|\bwith (?:only )?three legs\b/giu,
  // who tells of somebody's budgerigar
  /\blate (?=(?:wife|husband|mother|father|mum|dad|gran|nan)(?: \p{Lu}\p{Ll}+)? (?:had|made|kept|called|grew) (?:an?|the|it|him|her|our|two|three) )/giu,
  // "that's my Tuesday!"
  /\b[Tt]hat['’]s my (?=\p{Lu}\p{Ll})/gu,
];
/** Whether `message` tells of a death, an illness, a loss or the like. */
export function isHeavy(said: string, isInPlay = false): boolean {
  const meant = lightly.reduce((text, form) => text.replace(form, ' '), withoutBystanders(said));
  const message = isInPlay ? withoutTheTale(meant) : meant;
  if (isGladNews(message)) return false;
  if (allIsWell.test(message) || isBadAtIt(message) || isOfNerves(message)) return isPhrased(message);
  if (isPityAlone(message)) return false;
  return isPhrased(message) || (!asksOfListener(message) && soundsHeavy(message, moreFor(message, isInPlay)));
}

/** Whether a message means sorrow, in whatever words. `more`: what it needs more than alone. */
function soundsHeavy(message: string, more: number): boolean {
  return (isSoreness(message, surely) && !isMerry(message)) || isSorrow(message, undefined, more);
}

/** "Poor you, that must have been lonely", with nothing graver in it. */
function isPityAlone(message: string): boolean {
  const words = plainly(message);
  return words.length <= mostWordsOfPity && pitiesListener(message) && !words.some((word) => graveWords.has(word));
}
const mostWordsOfPity = 12;

/** The same of a remark before the newest, to be minded still. */
export function wasHeavy(message: string): boolean {
  return !asksOfListener(message) && !isPityAlone(message) && soundsHeavy(message.replace(firstTooth, ' '), moreInPlay);
}

/** What sorrow needs more in play and in plain news, and twice that where somebody plays on gladly. */
function moreFor(message: string, isInPlay: boolean): number {
  if (isInPlay && gladly.test(message)) return 2 * moreInPlay;
  if (isMerry(message) || (isPlainNews(message) && (isInPlay || movesIn.test(message)))) return 2 * moreInPlay;
  return isInPlay || isPlainNews(message) ? moreInPlay : 0;
}
/** Without what asks after the tale that goes on: "was somebody sitting in it when it left?" A phrase in it still counts. */
function withoutTheTale(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s+/);
  const rest = sentences.filter((it) => !ofTheTale.test(it) || isPhrased(it)).join(' ');
  return rest === '' ? 'and then?' : rest;
}
const ofTheTale =
  /^(?:(?:and|but|so|oh|wait|haha|lol) )*(?:(?:who|what|where|how|why) )?(?:was|were|did|had) (?:somebody|someone|anybody|anyone|he|she|it|they|there|the \p{L}+)\b(?!.*\b(?:i|me|my|mine|we|us|our|you|your)\b)[^.!]*\?$/iu;
/** Said of what would sound like sorrow, and of hospitals by those who work there. */
const allIsWell =
  /\b(?:no need to worry|nothing to worry about|i['’]?m (?:perfectly|quite|very|really) (?:cheerful|happy|well|fine)|i am (?:perfectly|quite) (?:cheerful|happy|well|fine)|(?:shift|worked|working|work|night|nights)(?: \p{L}+){0,3} at the hospital|(?:rang|called|wrote|came)?(?: and| to)? (?:said|say) (?:the|my|our) \p{L}+ (?:was|were|is|are) (?:lovely|delicious|great|a triumph)|(?:because|since) (?:she|he|they) (?:lives?|moved in|works?) (?:next door|upstairs|downstairs|round the corner|across the road))\b/iu;
/** "She has her driving test and is a bundle of nerves" is no sorrow. */
const occasion =
  /\b(?:driving test|spelling test|exams?|auditions?|interviews?|concerts?|recitals?|matches|match|races?|first day|school play|presentations?|speech|wedding|performance|competition)\b/i;
const nervous = /\b(?:(?:bundle|bag) of nerves|nerves|nervous|jittery|jitters|butterflies|wobbly)\b/i;
/** "My sister has her driving test on Thursday" alone weighs nothing. */
const hasOne =
  /^[^.!?]*\bmy (?:[a-z]+ ){1,3}(?:has|takes|sits|does) (?:his|her|their|an?|the) (?:[a-z]+ )?(?:driving test|spelling test|exams?|audition|interview|concert|recital|match|race|school play|competition)(?: (?:on|in|next|this|at|tomorrow|today|tonight)\b[^,.!?]*)?\W*$/i;
const ofMyself = /\b(?:i['’]?m|i am|i get|i feel|me)\b/i;
function isOfNerves(message: string): boolean {
  return (
    occasion.test(message) &&
    (nervous.test(message) || hasOne.test(message)) &&
    !ofMyself.test(message) &&
    !plainly(message).some((word) => graveWords.has(word))
  );
}
/** Whoever laughs, or asks for the next riddle in the same breath. */
const gladly =
  /^(?:ha+|(?:ha)+|lol|hehe|yay|wow|bravo|hooray|aw+)\b|\b(?:next (?:one|riddle|line|verse|please)|go on|carry on|and then)\b\W*$/i;

/** Whether a phrase of it is in `message`. */
export const isPhrased: (message: string) => boolean = onceAReply(
  (message) => longestMatch(plainly(message), heavy) !== null,
);
