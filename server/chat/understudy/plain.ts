// What visitors type, made plain: one spelling, no shorthand, words between single blanks.

const emojis: readonly (readonly [RegExp, string])[] = [
  [/[❤💕💖💗💘💙💚💛💜🖤🤍🤎🧡💞💓🥰😍😻🫶]|<3+/gu, ' heart '],
  [/[😘💋😚😗😙]/gu, ' kiss '],
  [/[🤗🫂]/gu, ' hug '],
  [/[😂🤣😆😹😄😁]|\bx+d+\b/giu, ' haha '],
  [/[😢😭😞😔☹🥺😿🙁]|:'?-?\((?!\w)/gu, ' sad '],
  [/[😡😠🤬]/gu, ' angry '],
  [/[😱😨😰]/gu, ' scared '],
  [/[🤒🤕🤧🤢]/gu, ' ill '],
  [/[😴💤🥱]/gu, ' sleepy '],
  [/👋/gu, ' hello '],
  [/[👍👌]/gu, ' okay '],
  [/🙏/gu, ' please '],
  [/🧅/gu, ' onion '],
  [/[🎂🥳]/gu, ' birthday '],
  [/[🌹💐🎁]/gu, ' gift '],
];

const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  yu: 'you',
  ur: 'your',
  yr: 'year',
  yrs: 'years',
  nite: 'night',
  wen: 'when',
  wer: 'where',
  teh: 'the',
  cud: 'could',
  wud: 'would',
  shud: 'should',
  kinda: 'kind of',
  sorta: 'sort of',
  sry: 'sorry',
  doin: 'doing',
  goin: 'going',
  comin: 'coming',
  makin: 'making',
  wdym: 'what do you mean',
  '4ever': 'forever',
  n: 'and',
  fav: 'favourite',
  r: 'are',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  youre: 'you are',
  youve: 'you have',
  theyre: 'they are',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  havent: 'have not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  aint: 'is not',
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  whens: 'when is',
  whys: 'why is',
  thats: 'that is',
  theres: 'there is',
  its: 'it is',
  lets: 'let us',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'do not know',
  idk: 'i do not know',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tnx: 'thanks',
  ty: 'thank you',
  tysm: 'thank you so much',
  luv: 'love',
  luvs: 'loves',
  ily: 'i love you',
  ilysm: 'i love you so much',
  wat: 'what',
  wot: 'what',
  wut: 'what',
  whatcha: 'what are you',
  y: 'why',
  k: 'okay',
  kk: 'okay',
  ok: 'okay',
  okey: 'okay',
  okie: 'okay',
  lol: 'haha',
  lmao: 'haha',
  rofl: 'haha',
  lolz: 'haha',
  gn: 'good night',
  gm: 'good morning',
  goodnight: 'good night',
  tmrw: 'tomorrow',
  wyd: 'what are you doing',
  wbu: 'how about you',
  hbu: 'how about you',
  hru: 'how are you',
  sup: 'what is up',
  wassup: 'what is up',
  whatsup: 'what is up',
  brb: 'goodbye',
  gtg: 'goodbye',
  g2g: 'goodbye',
  ttyl: 'goodbye',
  cya: 'goodbye',
  bday: 'birthday',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bff: 'best friend',
  mom: 'mother',
  mum: 'mother',
  mummy: 'mother',
  mommy: 'mother',
  dad: 'father',
  daddy: 'father',
  favorite: 'favourite',
  fave: 'favourite',
  favrit: 'favourite',
  favorit: 'favourite',
  favourit: 'favourite',
  mama: 'mother',
  papa: 'father',
  color: 'colour',
  apologise: 'apologize',
  hafta: 'have to',
  tho: 'though',
  bout: 'about',
  em: 'them',
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\blet's\b/g, 'let us'],
  [/\b(what|where|who|how|when|why|that|there|it|he|she|here|everything|something)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
];

/** Beyond so much of a message nobody listens: its first words tell what it is about. */
const heardLetters = 600;

/**
 * The words of `message` in lower case without accents, shorthand, emoji or punctuation, a blank behind each; digits stay.
 * "Hellooo, whats up?" is "hello what is up ".
 */
export function plainly(message: string): string {
  let text = message.slice(0, heardLetters).normalize('NFKC').replaceAll('’', "'");
  // Words say more than faces, where there are any.
  const hasWords = (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
  for (const [emoji, word] of emojis) text = text.replace(emoji, hasWords ? ' ' : word);
  text = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  text = text.replace(/\bur (?=(?:a|an|so|such|the|very|really|not|too|just|always|all)\b)/g, 'you are ');
  text = text.replace(
    /\bill (?=(?:be|go|have|get|call|try|make|give|take|see|do|tell|bring|come|never|always|just|wait|let|ask|find|show|buy|love|say|put|stay|keep|pay|think|play|fix|hold|help|write|leave|win|send|miss|not|still|also)\b)/g,
    'i will ',
  );
  for (const [short, long] of contractions) text = text.replace(short, long);
  const words = text.replaceAll("'", '').match(/[a-z\d]+/g) ?? [];
  return words.map((word) => `${spelled(word)} `).join('');
}

/** Shorthand in full, and stretched letters let go: "soooo" is "so". A word that is meant to be long stays: "hahaha". */
function spelled(word: string): string {
  if (/^(ha|he|hi|ho|a?ha)?(ha|he|ho){2,}h?$/.test(word) || /^(ja){2,}$/.test(word)) return 'haha';
  const short = /\d/.test(word) ? word : word.replace(/([a-z])\1{2,}/g, '$1');
  return Object.hasOwn(shorthand, short) ? (shorthand[short] ?? short) : short;
}
