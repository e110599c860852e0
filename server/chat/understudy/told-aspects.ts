// What a statement can answer: who, where, when, how many, what work.
import { jobs, noTrades, relatives } from './told-words.ts';
import { isWorkDeed } from './told-work-deeds.ts';

export type Aspect = 'person' | 'place' | 'time' | 'number' | 'work' | 'reason';

export const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|once|twice|half';
export const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
export const months =
  'january|february|march(?= |$)|april|may(?=$|[ ,]\\d)|june|july|august|september|october|november|december';
const spans = 'morning|afternoon|evening|night|day|week|weekend|month|year|spring|summer|autumn|fall|winter|time';
const when = `(?:${days})s?|(?:in|of|on|since|until|next|last|this|by|every) (?:late |early )?(?:${months}|may)|(?:january|february|april|june|july|august|september|october|november|december)|today|tomorrow|tonight|yesterday|noon|midnight|dawn|dusk|christmas|easter|(?:last|next|this|every|each|all|in the|one|that) (?:\\w+ )?(?:${spans})|at (?:\\d+|half|quarter|${numberWords})\\b|at night|(?:\\d+|an?|${numberWords}) (?:hours?|days?|weeks?|months?|years?) (?:ago|from now)|in (?:\\d+|an?|${numberWords}) (?:minutes?|hours?|days?|weeks?|months?|years?)|\\d+ ?(?:am|pm|o'clock)|(?:in|since) \\d{4}|(?:in|since|next|last|this) (?:spring|summer|autumn|winter)|when i was (?:\\d+|${numberWords}|little|small|young)|on the (?:\\d+(?:st|nd|rd|th)|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth))|since (?:the |my |our |last )?\\p{L}{3,}|any (?:minute|day|moment)|at (?:ten|twenty|a quarter|half|five) (?:past|to) \\w+`;
const timePattern = new RegExp(`\\b(?:${when})\\b`, 'iu');
const timePatterns = new RegExp(`(?:\\b(?:on|in|at|by|since|until) )?\\b(?:${when})\\b`, 'giu');

const noPlace =
  '(?!(?:it|that|this|there|here|me|you|u|him|her|them|us|all|least|once|first|last|love|trouble|general|fact|private|public|person|pain|time|tears|a hurry|a bad|a good|a while|the end|my life|my opinion|the mood|charge|half)\\b)';
const placePattern = new RegExp(
  `\\b(?:in|at|near|by|behind|under|inside|outside|beside|into|onto|across|around|from) ${noPlace}(?:the |an? |my |our |his |her |their |your )?[\\p{L}'-]{2,}|\\bon (?:the |an? |my |our )[\\p{L}'-]{2,}|\\bto (?:the |my |our |an? )[\\p{L}'-]{2,}|\\b(?:leave|leaving|left|head|heading|headed) for \\p{L}{3,}|\\bto (?=\\p{Lu})\\p{L}{2,}|\\b(?:move|moves|moved|moving|go|going|went|fly|flying|flew|travel|travelling|sail|sailing|sailed|drive|driving|trip) (?:back |away |over )?to ${noPlace}[\\p{L}'-]{3,}`,
  'u',
);
const noPlaceOn = /\bon (?:my|the|an?) (?:own|way|phone|early|late|first|night|day|diet|break|mood|\w+ shifts?)\b/gi;

const numberPattern = new RegExp(`\\b(?:\\d+|${numberWords})\\b`, 'i');
const trade = `(?:${jobs}|seamstress|clockmaker|dressmaker|shoemaker|cobbler|mason|weaver|brewer|judge|king|queen|knight|(?<=[a-z]{3} )keeper|(?!${noTrades})[a-z]{3,12}(?:er|or|ist|ian|smith|wright|maker|man|woman))`;
const workPattern = new RegExp(
  `\\b(?:am|is|are|was|'m|'s|im|be|become|became|as|marry|marries|marrying|married to|dating|being|been) (?:an? |the )?(?:[a-z-]+ ){0,2}?${trade}\\b(?!'s)|\\b(?:works?|worked|working) (?:as|at|in|for|on|with|night|nights)\\b|\\b(?:job|hired|hiring me|promoted to|shifts?|apprentice|my boss|own business|for a living)\\b|\\b(?:i|we|(?!(?:by|the|an?|my|our|in|on|at|of|to|and|with)\\b)\\p{L}+) (?:teach|teaches|taught|drives?|bakes?|builds?|sells?|cleans?|runs?|owns?|fix|fixes|repairs?|restores?|sews?|farms?|delivers?|designs?|weaves?|paints?|writes?|cooks?|grows?|mends?|guards?|manages?|studies|study|makes?|keeps?|tunes?|trains?|wash|washes|serves?|tends?|herds?|carves?|brews?|prints?|polish|polishes|performs?|hosts?|sorts?|mind|minds|lead|leads|milks?|breeds?|translates?) (?!like\\b|away\\b|fast\\b|late\\b|out\\b|off\\b)|\\b(?:drove|built|sold|ran|grew|baked|cooked|cleaned|painted|repaired|delivered|sailed|mended) .*\\bfor (?:[\\p{L}-]+ ){1,3}years\\b`,
  'iu',
);
const personPattern = new RegExp(
  `\\b(?:${relatives})(?:s|'s)?\\b|\\b(?:mr|mrs|dr|name is)\\b|\\b(?:an?|the) (?:\\w+ )?(?:${jobs})\\b`,
  'i',
);

/** "I could build her a stand" is no trade. */
const wished = /\b(?:i|we)(?:['’](?:d|ll)| could| would| might| should| can| will) /i;

/** "I'm learning Spanish because ...", "my husband snores, so I ...", "she loses a tooth and she is scared". */
const reason = /\b(?:because|since|as|so|to|for|and|after|when|from)\b/i;
/** Somebody with a name of whom nothing else is known: "with Daniel". */
const withAName =
  /\b(?:with|and|for|to|by|promised|met|told|called|asked|love|loves|married) (?!I\b)\p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+'s\b/u;

/** "On Friday" of a statement that says when; null if it does not. */
export function timeIn(statement: string): string | null {
  return statement.match(timePatterns)?.[0] ?? null;
}

/** Whether `statement`, in the first person, says who, where and so on; `names` are those that the visitor gave people. */
export function hasAspect(statement: string, aspect: Aspect, names: readonly string[]): boolean {
  if (aspect === 'person')
    return (
      personPattern.test(statement) ||
      withAName.test(statement) ||
      names.some((name) => new RegExp(`\\b${name}\\b`, 'iu').test(statement))
    );
  if (aspect === 'reason') return reason.test(statement);
  if (aspect === 'time') return timePattern.test(statement);
  if (aspect === 'number') return numberPattern.test(statement);
  if (aspect === 'work') return (workPattern.test(statement) || isWorkDeed(statement)) && !wished.test(statement);
  return placePattern.test(statement.replace(timePatterns, '').replace(noPlaceOn, ''));
}
