// What sounds of loss, of hospitals or of shame, and is told with a smile.
const gladNews =
  /\b(?:first|baby|milk|wobbly) tooth\b|\b(?:i['’]?m|i am|we['’]?re|we are|she['’]?s) \w+ (?:weeks|months) pregnant\b/i;
const lettersOfGladNews = 60;
/** "My son Elias lost his first tooth today", whatever else is told. */
export const firstTooth =
  /(?:\b(?:and|but|cos|because) )?(?:\b(?:my|our) \p{L}+(?: \p{L}+)? |\b(?:he|she|they) )?(?:has |have |is )?\b(?:just )?(?:lost|loses|losing) (?:his|her|their|a) (?:first |second |front |baby |milk )?(?:tooth|teeth)\b(?: today| yesterday| this morning)?(?=\s*(?:$|[^\p{L}\s]|(?:and|so|but|lol|haha)\b))/giu;
/** Where nothing else is told that may be a loss, a birth is good news, however nervous somebody is. */
const birth =
  /\b(?:having|expecting|have) (?:a|an|her|his|their|my|our|another|the)(?: first| second| third| new| baby)? (?:baby|twins|little (?:one|boy|girl)|boy|girl|child)\b|\b(?:baby|twins)(?:['’]s| is| are)? (?:due|on (?:the|its|their) way|coming|here)\b|\bwhen (?:the|her|his|our|my) baby comes\b|\b(?:our|my|her|his|the)(?: first| second| third)? baby comes\b|\bmy (?:wife|sister|daughter|partner|cousin|niece)(?: \p{L}+)?(?:['’]s| is) (?:pregnant|expecting)\b|\bdue in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/iu;
/** "Her sister Mia is 12 and keeps goal". */
const age = /\b(?:sister|brother|daughter|son|niece|nephew|kid) (?:\p{L}+ )?(?:is|turns|turned) \d{1,2}\b/iu;
const perhapsALoss =
  /\b(?:lost|los(?:e|ing)|miscarr\w*|died|die|dying|dead|death|hospital|sick|ill|sad|cry|crying|cried|wrong|early|premature|alone|without|never|can['’]?t(?! wait)|cannot(?! wait)|not|sorry|hate|left|leaving|wish|jealous|used to|low|down|depress\w*|hurt\w*|hits?|hitting|tired|empty|exhaust\w*|miss\w*|worried|angry|fight\w*|bull(?:y|ied|ies)\w*|fail\w*|divorc\w*|drunk|drinks|hopeless|worthless|nobody|no one|unwanted|ashamed)\b/i;
const ofThemself = /\b(?:i|i['’]?m|i['’]?ve|me|myself)\b/i;

/** A tooth, a baby: said with a smile. */
export function isGladNews(message: string): boolean {
  const isPlain = birth.test(message) || (age.test(message) && !ofThemself.test(message));
  if (isPlain && !perhapsALoss.test(message.replace(ofCarrying, ''))) return true;
  return gladNews.test(message) && message.length <= lettersOfGladNews;
}

/** "Her back hurts" is part of it. */
const ofCarrying = /\b(?:her|my|the) (?:back|feet|ankles|legs) (?:hurts?|aches?|(?:is|are) sore)\b/gi;

/** To whom it may be no joy. */
const feared =
  /\b(?:scared|afraid|terrified|do(?:n['’]?t| not) know|not ready|what (?:do|should) (?:i|we)|accident|unplanned|too young|secret|nobody knows|trouble|(?:is|she['’]?s|only) (?:1[0-9]|thirteen|fourteen|fifteen|sixteen|seventeen))\b/i;

/** The part of `message` that tells of a birth to come, or that has been, and of nothing sad; null if there is none. */
export function birthIn(message: string): string | null {
  const isOne = (it: string) => birth.test(it) && !it.includes('?') && !perhapsALoss.test(it.replace(ofCarrying, ''));
  if (feared.test(message)) return null;
  const sentence = message.split(/(?<=[.!?…])\s+|\n+/).find(isOne);
  return sentence?.split(/,\s+/).find(isOne) ?? sentence ?? null;
}

/** "I'm useless at chess", and not at everything. */
export const badAtIt =
  /\b(?:i['’]?m|i am|im) (?:really |so |pretty |completely |totally |a bit )?(?:useless|hopeless|rubbish|terrible|awful|bad) (?:at|with) (?!everything|life|love|this|being|people|all|it\b|my)\p{L}+/iu;
export function isBadAtIt(message: string): boolean {
  return badAtIt.test(message);
}
