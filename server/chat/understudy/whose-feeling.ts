// Of whom a feeling is said: words alone decide, in the spelling of plain.ts.

/** "Did he cry?" is no sorrow of the visitor's. */
export const sorrows: ReadonlySet<string> = new Set(['sadness', 'fear', 'sickness', 'anger']);
export const others = /\b(?:he|she|they|him|her|them|it) /;
export const own = /\b(?:i|my|me|mine|we|our|us) /;

/** "Which one did you wear on your worst day?", and a verse with a dark night in it. `text` is what asks, or all of a statement. */
export function isOfNoVisitor(intent: string, text: string, asks: boolean): boolean {
  if (/^(?:\w+ ){0,2}sounds like an? /.test(text) && intent === 'bad-day') return true; // "sounds like a rotten night to me" is of somebody else's
  if (intent === 'apology' && pities.test(text)) return true;
  if (sorrows.has(intent) && feelsFor.test(text)) return true;
  if (asks && intent === 'miss-you' && !own.test(text) && !/\byou /.test(text)) return true;
  if (intent === 'fear' && /\bfear (?:\w+ )+less than /.test(text)) return true;
  if (own.test(text)) return false;
  if (asks && ofYou.test(text) && (sorrows.has(intent) || intent === 'wake-up' || intent === 'greeting')) return true;
  if (asks) return intent === 'bad-day' && /\b(?:you|your) /.test(text);
  return intent === 'fear' && text.trim().split(' ').length >= wordsOfAVerse;
}
const wordsOfAVerse = 8;

/** "I'm so sorry you got soaked" and "sorry, but I would have paid to see that" ask for no pardon. */
const pities =
  /\bsorry (?:but i (?:would|had|have|laughed|love)|(?:that )?(?:you|he|she|they) (?:got|had|were|was|are|is|fell|lost)|for (?:him|her|them|the|that|poor)) /;
/** "I feel bad for him" and "i feel bad for hiding" are of the tale; who feels bad "for living" or "about it" is heard. */
const feelsFor =
  /\bi (?:\w+ )?(?:feel|felt) (?:so |really |a bit |a little |kind of )*(?:bad|sad|sorry|awful|terrible) for (?:him|her|them|hiding|laughing|winning|asking|stealing) $/;
/** "Were you disappointed?" and "were you there to see it?" ask of the listener, in a tale or out of it. */
const ofYou =
  /\b(?:were|was|did|had) (?:not )?you (?:not )?|\b(?:are|do|have) (?:not )?you (?:not )?(?:\w+ ){0,2}(?:angry|mad|cross|furious|afraid|scared|frightened|sad|disappointed|ill|sick) /;

const felt =
  '(?:cry|cries|cried|crying|sob|sobbing|weep|weeping|tears|sad|sadness|gloomy|miserable|lonely|unhappy|melancholy|heartbroken)';
/** "You cry, i laugh", "nobody is sad here". */
const feltByYou = new RegExp(
  `^(?:(?:and|but|so|well|okay|then|oh|haha|because|why|how|did|do|are|were|is|have|had|will|would|can|could|not|aw) )*you (?:\\w+ ){0,4}?${felt} `,
);
const denied = new RegExp(
  `\\b(?:nobody|no one|not|no|never) (?!(?:only|just|stop|stopped) )(?:(?:is|was|am|are|so|really|even|at all|any) )*${felt} `,
);

export const feeling = new RegExp(`\\b${felt} `, 'g');

/** Whether a part of a message says its sorrow of the listener, or that there is none. */
export function isNotTheirs(text: string): boolean {
  const isOwn = own.test(text);
  return (feltByYou.test(text) && !isOwn) || (denied.test(text) && !(isOwn && /\b(?:nobody|no one) /.test(text)));
}
