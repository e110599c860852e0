// What the history tells: the visitor's name, the last topic, and the feeling left from earlier remarks.
import { mostHistoryBytes, mostRemarks, type Remark } from '../../../contract/chat.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { asksOfListener, intentBehind } from './felt.ts';
import { nameByTheWay } from './named-by-the-way.ts';
import { heardLetters, plainly } from './plain.ts';
import { isCommonName, isName } from './told-capitals.ts';
import { type Feeling, intents, isQuestion } from './understand.ts';

export type Memory = {
  /** The visitor's name, as they gave it. */
  readonly name: string | null;
  /** The topic of the visitor's last remark that had one, as a noun. */
  readonly topic: string | null;
  readonly feeling: Feeling | null;
  /** All earlier replies of the character. */
  readonly heard: readonly string[];
  /** Replies to the message that is being answered, of which another one is wanted. */
  readonly unwanted: readonly string[];
  /** Whether the character's last reply was a question. */
  readonly hasAsked: boolean;
  /** The visitor's last questions, normalised by plain.ts, with blanks between the words. */
  readonly questions: readonly string[];
};

/** Hurt and sadness last for so many of the visitor's remarks; warmth lasts for one. */
const feelingLastsFor = 3;
const asksAgainWithin = 4;
/** The letters read of each earlier remark: as many as the page sends. */
const rememberedLetters = mostHistoryBytes / mostRemarks;

/** `history` is in order, the oldest remark first. */
export function remember(history: readonly Remark[], listener: string, unwanted: readonly string[] = []): Memory {
  const remarks = history
    .filter(({ category }) => category === 'user')
    .map(({ message }) => message.slice(0, rememberedLetters));
  const heard = history.filter(({ category }) => category === 'AI').map(({ message }) => message);
  const last = remarks.slice(-feelingLastsFor);
  const recent = last.map((remark) => intents.get(intentBehind(remark, listener, '')) ?? null);
  const felt = recent.map((intent, at) => (asksOfListener(last[at] ?? '') ? null : intent));
  return {
    name: remarks.map(nameTold).findLast((name) => name !== null) ?? null,
    topic: recent.findLast((intent) => intent?.topic)?.topic ?? null,
    feeling: feelingAfter(felt.map((intent) => (intent?.name === 'apology' ? 'apology' : (intent?.feeling ?? null)))),
    heard: [...unwanted, ...heard], // what was said last is still what the message answers
    unwanted,
    hasAsked: history.at(-1)?.category === 'AI' && heard.at(-1)?.endsWith('?') === true,
    questions: remarks
      .slice(-asksAgainWithin)
      .filter((remark) => isQuestion(remark, plainly(remark)))
      .map((remark) => plainly(remark).join(' ')),
  };
}

function feelingAfter(recent: readonly (Feeling | 'apology' | null)[]): Feeling | null {
  const last = recent.findLast((feeling) => feeling === 'hurt' || feeling === 'sad' || feeling === 'apology');
  if (recent.at(-1) === 'warm') return 'warm';
  return last === 'apology' ? null : (last ?? null);
}

const letters = String.raw`(\p{Script=Latin}[\p{Script=Latin}'-]{1,15})`;
/** Behind a name: no sign that is written for a letter, or "Hitl3r" would be Hitl. */
const nameEnds = String.raw`(?![\p{L}\p{M}\p{N}\p{Cf}@$€*_|'-]|[!.]\p{L})`;
/** Before "call me", where it is the visitor who asks for it. */
const asking = String.raw`(?<=^|[.!?,;:] *|\b(?:can|could|may|please|pls|plz|just|to|and|but|or|so|then|hi|hello|hey) )`;
const named = new RegExp(
  `\\b(?:my nam(?:e'?s| is|e is)|(?<=^|[.!?,] ?)(?:the )?name(?:'?s| is)|my nick(?:name)?(?: at \\w+)?(?:'s| is)|${asking}call me|i(?:'m| am) called|i go by) ${letters}${nameEnds}`,
  'iu',
);
/** What others call somebody may be meant to hurt, so that only a name as names are written is taken for one. */
const calledByOthers = new RegExp(`\\bcalls? me (?=\\p{Lu}\\p{Ll})${letters}${nameEnds}`, 'u');
const capitalised =
  /(?:^|[.!?,:] *|\b(?:by the way|btw),? )(?:[Hh]i|[Hh]ello|[Hh]ey)?,? ?(?:I'm|I am|[Ii]m|[Tt]his is|[Ii]t'?s) (\p{Lu}\p{Ll}{1,15})(?: here| btw| by the way)?(?=$| *[.!,]| the \p{Ll}{4,})/u;
/** "im rosa btw", of whoever writes no capital letters. */
const inSmall =
  /(?:^|[.!?,:;] *|\b(?:btw|hi|hello|hey|hiya|no|anyway|also|lol|haha|well|wait|and|oh),? )(?:i['’]?m|i am|it['’]?s|this is|(?:the |my )?name['’]?s) ([a-z]{2,12})(?= (?:btw|here|by the way|the|from|not)\b| *(?:[.!,;]|\p{Extended_Pictographic}|$))/iu;
/** "im drew, 29", "im chip and im lost": names that are other words too, where nothing else can be meant. */
const alsoAWord =
  /(?:^|[.!?,:;] *|\b(?:btw|hi|hello|hey|hiya|evening|morning|anyway|also),? )(?:i['’]?m|i am) ([a-z]{2,12})(?= *(?:[.!,;]|$)| (?:btw|by the way|here)\b| (?:and|but) (?:i|i['’]?m|i am|my)\b)/iu;
const wordsThatAreNames = new Set(
  'drew bill grant art dawn chip ray jack miles dean carl kit chuck gene gale glen hank jay josh lance nash noel norm pip rex roy seb theo ty wade ward zack mark rob sue pat frank rose max robin iris ivy poppy daisy holly heather hazel violet april june jade amber curtis taylor carter parker cooper harper spencer tyler mats grace faith hope joy penny olive clay cole wren fern reed cliff brook dale kai lou bea gus ada ines'.split(
    ' ',
  ),
);

/** "FINN not harold": whoever is called by another's name says theirs, and whose it is. */
const notAnother =
  /(?:^|[.!?,:;] *)(\p{L}{3,12}),? not (?:shrek|fiona|donkey|dragon|puss|boots|kitty|gingy|suzy|harold|lillian)\b/iu;
/** "R-O-S-A, rosa", and "Sven here". */
const spelt = /(?:^|[.!?,:] *)\p{L}(?:-\p{L}){2,}[,.:!]* (?:so |it's )?(\p{L}{3,12})\b/iu;
const here =
  /(?:^|[.!?,:] *)(\p{L}\p{Ll}{2,12}) here(?=$| *[.,!])(?<!\b(?:over|right|down|back|near|come|stay|only|still|been|live|work|from|all|out|same|not|its|ones?) here)/u;
/** "Tom's the name". */
const theName = /(?:^|[.!?,:;] *)(\p{L}{3,12})(?:['’]?s| is) (?:the|my) name\b/iu;
const shouted = /^\p{Lu}{3,}$/u;
const noNames = new Set(
  'a an the your my not so very just maybe later again soon tonight tomorrow anytime sometime old some every by at on in if as from for and back when if sorry fine okay ok sad happy tired hungry bored angry mad ill sick cold hot here there ready done good great what who anything whatever it that this out sweetheart darling honey something anything everything someone bike car bus train tram boat foot plane taxi ferry wife husband queen king princess prince lady lord miss mum mom dad boss mate babe baby love veggie vegan veg coeliac celiac diabetic pescatarian'.split(
    ' ',
  ),
);

/** "Did you just call me Shrek?" */
const calledWrongly = /\b(?:did|have) you (?:just |really |again )*call(?:ed)? me \p{L}+/giu;

/** "You forgot his name! It's Emil", "what I'm allergic to? It's hazelnuts!": what is said behind something else may be no name of theirs. */
const ofSomethingElse = /(?<=[^\s.!?,].*)[.!?,]\s*(?:it['’]?s|it is) (?=\p{L}+\b)/giu;
const ofAnother = /\b(?:his|her|its|their) name\b|\ballergic\b|\bthose\b/iu;
const ofMyName = /\b(?:my name|name is|call(?:ed)? me)\b/iu;

/** The name that `message` gives, with a capital letter; `null` if it gives none. */
export function nameTold(message: string): string | null {
  const whole = message.slice(0, heardLetters).replaceAll('’', "'").replace(calledWrongly, '');
  const text = ofAnother.test(whole) && !ofMyName.test(whole) ? whole.replace(ofSomethingElse, '. ') : whole;
  const name = [
    ...[named, calledByOthers, capitalised].map((form) => form.exec(text)?.[1] ?? ''),
    ...[inSmall, notAnother, spelt, here, theName].map((form) => form.exec(text)?.[1] ?? '').filter(isGiven),
    ...[alsoAWord, here].map((form) => form.exec(text)?.[1] ?? '').filter(isAlsoAName),
    nameByTheWay(text)?.name,
  ].find((word) => word && !noNames.has(word.toLowerCase()) && isRepeatable(word));
  return name
    ? name.charAt(0).toUpperCase() + (shouted.test(name) ? name.slice(1).toLowerCase() : name.slice(1))
    : null;
}

/** Of two letters only names that many have: "im bo". */
function isGiven(word: string): boolean {
  return word.length > 2 ? isName(word) : isCommonName(word);
}

function isAlsoAName(word: string): boolean {
  return wordsThatAreNames.has(word.toLowerCase()) || isCommonName(word);
}
