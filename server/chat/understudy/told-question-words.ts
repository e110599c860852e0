// Words of questions about what was told: what says nothing of what is asked for, and names for whoever is asked.
import { lemmaOf } from './told-lemmas.ts';

/** Words of such questions that say nothing of what is asked for. */
export const empty = new Set(
  `a an the and or but so as of to in on at for from with by about into off up out over do does did done doing is am are was were be been being has have had will would can could shall should may might must i me my mine myself you your u ur yours we us our he she it its they them him her his hers their that this these those there here
  who whom whose what where when which why how whats whos wheres remember recall remind memory test forgot forget say said tell told mention know quick test quiz question just already still again ever once now then please pls ok okay today yesterday lol haha btw oh hey hm well tho though anyway also really actually earlier before ago time day month date year place name called call darling dear honey sweetheart baby babe princess prince king queen silly friend of get got getting go going gone be thing things something mean back not no yes
  all far since days happen happened happens part bit these
  first new old little big dear kind sort one last many much long correct right exactly real true actual own`.split(
    /\s+/,
  ),
);
export const dearNouns =
  /(?<!\b(?:is|was|are|were|of|about|for|with|does|did|has|call|called) )\b(?:my )(?:love|dear|dearest|darling|ogre|king|queen|prince|princess|donkey|knight|hero|sweet|sweetheart|lord|lady|captain|cat|gato|gatita|gatito|friend)\b(?=\s*(?:[,.!?]|$))/gi;
export const emptyLemmas: ReadonlySet<string> = new Set(
  [...empty].flatMap((word) => [word, lemmaOf(word)]).filter((it) => !['give', 'live'].includes(it)),
);
export const workLemma = lemmaOf('job');
/** "What instrument", "which colour": the kind of the answer, which need not be named in it. */
export const category =
  /(?<=\b(?:what|which) )(?!does|did|do|is|was|am|are|will|have|has|my|i\b|we\b|kind|sort|time|day|day's)[a-z]+(?= (?:am|are|is|was|were|do|does|did|have|has|had|will|can|can't|cant|i\b|we\b|my\b))/;
/** By these somebody asks to be reminded. */
export const marks =
  /\b(?:remember|recall|remind me|(?:did|have) (?:you|u) (?:already )?forg[eo]t(?:ten)? (?:already )?(?:what|who|where|when|which) (?:i|my)|(?:you|u) forgot (?:what|who|where|when|which) (?:i|my)|(?:did|had|have) i (?:just )?(?:say|tell|mention|said|told)|(?:what|who|where|when|which) i (?:just |already )?(?:said|told (?:you|u)|mentioned) (?:i|i'm|my|that)|(?:quick|small|little|short|tiny) (?:test|quiz|question)|quiz|memory test|pop quiz|do (?:you|u) (?:still )?know (?:them|that|it|my|(?:what|who|where|when|which|how)(?: \S+){0,2} (?:i|i'm|im|my)))\b|\bwhat (?:do|am|did) i (?:study|studying)\W*$|,\s*i (?:just |already )?told (?:you|u)(?: (?:that|already|before|earlier|it))*\W*$|\b(?:who|what|where|when|which)\b(?!.*\b(?:you|u|we)\b).*\bagain\s*\??$/i;
/** And these say no such thing. */
export const noMark =
  /\bi(?:'ll| will| do| still| can| don't| dont| do not| can't| cannot)? (?:always |never |still )?(?:remember|recall|forget|forgot)\b|\b(?:don't|dont|never|not) forget\b|\bforget (?:it|that|about)\b/gi;
/** "How do I tell her?" and "what do I do about her mice?" want advice. */
export const asksTheWay =
  /\bwhat (?:do|should|can|could) (?:i|we) do (?:about|with|if|when)\b|\bhow (?:do|can|could|should|would|shall) (?:i|we) (?!know\b)\p{L}+/iu;
/** "What a lovely confession, thank you." */
export const exclaims = /^what an? (?:[\p{L}-]+ )?[\p{L}-]+(?:[,.!]|$)/iu;
