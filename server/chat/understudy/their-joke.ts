// A joke of the visitor's: its question waits for its point, the point is laughed at, and so is the complaint that nobody laughed.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { echoes } from './about-line.ts';
import { talkOf } from './answers-talk.ts';
import { kindsAsked } from './doors.ts';
import { countWords, isSaying, mostWordsOfALine } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { plainly } from './plain.ts';
import { isHarmless } from './talk/known-words.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';

/** Questions that nobody asks but for the point. */
const forms = [
  String.raw`what do (?:you|u|ya) (?:call|get if you cross|get when you cross|get if u cross|get when u cross) an?\b`,
  String.raw`how many \p{L}+(?: \p{L}+)? (?:does it take|do you need) to (?:change|screw in|replace) `,
  `what(?:['’]?s| is) the difference between an? [^?]{2,40} and an? `,
  'what did (?:the|one|an?) [^?]{2,30} say (?:to|when) ',
  'why did (?:the|an?) [^?]{2,30} (?:cross|go|win|fall|get|bring|take|sit|run|quit|eat|wear|buy|jump|break|cry|blush|stop|throw|refuse|need|call|leave|want) ?',
  'did (?:you|u) hear the one about ',
].map((form) => new RegExp(`(?:^|[.!?:,-] ?|\\b(?:ok|okay|so|one|this|joke|lol|and|now|well) )${form}`, 'iu'));
/** Said so, or asked for, any question may be one. */
const announces =
  /\b(?:a|my|another|one more|this|hear a|got a|joke) joke\b|\bjoke(?: time)? ?[:,.!?-]|\b(?:here(?:['’]?s| is)|(?:i(?:['’]ve)? )?(?:got|have|know)) (?:one|a good one|another(?: one)?)\b/i;
const asksForOne = /\b(?:make me (?:laugh|smile)|jokes?|your turn to be funny)\b/i;
/** "Why was the broom late? It overslept" is one with its point alone. */
const question =
  /(?:^|[.!?:,-] ?|\b(?:ok|okay|so|lol|one|now|well) )((?:why (?:did|was|were|is|are|do|does|can['’]?t|couldn['’]?t|won['’]?t|don['’]?t)|what (?:do|does|did|has|have|is|are)|what['’]?s|how (?:do|does|did)|where (?:do|does|did)|which|who) [^?]{6,90})\?/iu;
const reason =
  /^(?:(?:be)?cause|cos|coz|cuz|to (?!be honest|me)|so (?:he|she|it|they)|(?:he|she|it|they)(?:['’]?s| is| was| were| are| had| felt| kept| wanted| needed| got| over| couldn)|its)\b/i;
const knock = /\bknock,? ?knock\b/i;
const ofUs = /\b(?:you|u|ur|your|my|mine|i|me|we|our)\b/i;
const riddlesOfAll = /^what(?:['’]?s| is| has| have) [^?]*(?:\b(?:and|but)\b) [^?]+\?\W*$/i;
/** "Was that a joke? What did you mean?" is of the character's. */
const ofYours =
  /\b(?:was|is) (?:that|it|this)\b[^?]{0,12}\bjoke\b|\b(?:your|ur|the) joke\b|\b(?:you|u) (?:mean|say|said)\b/i;
const ofMyself = /\b(?:tell|know|give) (?:me|us)\b|\bdo (?:you|u) (?:know|have)\b/i;

const mostWordsOfAPoint = 14;
const complaint =
  /\b(?:that|it|this|what i said) (?:was|is) (?:a|my|(?:meant|supposed) to be (?:a|funny)) (?:\p{L}+ )?joke\b|\b(?:you|u) (?:did ?n(?:o|['’])?t|never|aren['’]?t|are not|r not) (?:even )?(?:laugh|smile|giggle|chuckl)\w*|\b(?:not even|no|where['’]?s my|not) (?:a |one )?(?:giggle|laugh|chuckle|smirk)\b|\b(?:meant|supposed) to (?:laugh|be funny|be a joke)\b|\b(?:did(?:n['’]?t)?|do(?:n['’]?t)?) (?:you|u) (?:not )?get (?:it|my joke|the joke)\b/iu;

/** Null where no joke of theirs is told, goes on or is spoken of. */
export function theirJoke(turn: Turn): Act | null {
  const { message } = turn;
  if (isHeavy(message, true)) return null;
  if (plainly(message).some((word) => graveWords.has(word)) || ofMyself.test(message)) return null;
  const act = knocks(turn) ?? told(turn) ?? pointOf(turn) ?? complained(turn);
  return act && { ...act, hasNodded: true }; // what stands in a joke is no news
}

/** A joke with its point, or its question alone. */
function told(turn: Turn): Act | null {
  const { message } = turn;
  const form = ofYours.test(message) ? null : kindOf(message, lastReplyOf(turn));
  if (form === null || (form === 'weak' && turn.memory.feeling === 'sad')) return null;
  const point = afterQuestion(message);
  if (point.includes('?')) return null;
  if (plainly(point).length > 0 && !/^(?:do |d['’]?)?(?:you|u) know\W*$|^guess\W*$/i.test(point))
    return form !== 'weak' || hasAReason(message) ? talkOf(turn, 'laughs-at-joke') : null;
  if (announces.test(message)) return talkOf(turn, 'my-joke');
  return form === 'sure' || riddlesOfAll.test(message) ? fromPool(turn, 'gives up riddle') : null;
}

/** `sure`: a joke by what it says or what is said of it; `weak`: one if its point follows. */
function kindOf(message: string, last: string): 'sure' | 'weak' | null {
  const isAsked = question.test(message);
  if ((announces.test(message) || asksForOne.test(last)) && isAsked) return 'sure';
  const asked = question.exec(message)?.[1] ?? message;
  if (echoes(plainly(asked), last)) return null; // then it is of the tale
  if (forms.some((form) => form.test(message)) && message.includes('?')) return 'sure';
  return isAsked && !ofUs.test(asked) ? 'weak' : null;
}

function hasAReason(message: string): boolean {
  const point = afterQuestion(message);
  return reason.test(point) && /\bwhy\b/i.test(message) && !ofUs.test(point);
}

function afterQuestion(message: string): string {
  const asked = question.exec(message);
  const at = asked ? asked.index + asked[0].length : message.indexOf('?') + 1;
  return message.slice(at).replace(/^[?!.…\s]+/, '');
}

/** What is said behind a joke's question to which the character gave up, or that it wanted to hear. */
function pointOf(turn: Turn): Act | null {
  const { message, part, intent } = turn;
  const last = lastReplyOf(turn);
  const before = beforeLast(turn);
  const waits = [...(part.script.pools.get('gives up riddle') ?? []), ...(part.talk.get('my-joke') ?? [])];
  if (!waits.some((line) => isSaying(last, line)) || message.includes('?') || intent === 'parting') return null;
  const isOfAJoke = announces.test(before) || forms.some((form) => form.test(before)) || asksForOne.test(before);
  const isBrief = plainly(message).length <= mostWordsOfAPoint && kindsAsked(plainly(message)).length === 0;
  return isOfAJoke && isBrief ? talkOf(turn, 'laughs-at-joke') : null;
}

/** "Knock knock", "lettuce", "lettuce in, it's cold". */
function knocks(turn: Turn): Act | null {
  const { message, part } = turn;
  if (knock.test(message) && /\bwho\b.*\bwho\b/i.test(message)) return talkOf(turn, 'laughs-at-joke');
  const last = lastReplyOf(turn);
  if (who.test(last) && !message.includes('?') && knocked(turn)) return talkOf(turn, 'laughs-at-joke');
  const hasOpened = (part.talk.get('knock-knock') ?? []).some((line) => isSaying(last, line));
  if (!hasOpened && !(knock.test(beforeLast(turn)) && /\bwho\b/i.test(last))) return null;
  const words = plainly(message);
  if (words.length > mostWordsOfAName || message.includes('?')) return null;
  const isSayable = isHarmless(words) && words.every((word) => isRepeatable(word));
  const name = words.join(' ');
  const line = isSayable ? `${name.charAt(0).toUpperCase()}${name.slice(1)} who?` : 'Who?';
  return { line, progress: turn.progress, say: [] };
}
const who = /^(?:\p{Lu}[\p{L} ]* who|Who)\?$/u;
const mostWordsOfAName = 4;

/** Whether "knock knock" was said two remarks ago. */
function knocked({ remarks }: Turn): boolean {
  return remarks.slice(-4).some(({ category, message }) => category === 'user' && knock.test(message));
}

function beforeLast({ remarks }: Turn): string {
  return remarks.findLast(({ category }) => category === 'user')?.message ?? '';
}

/** "That was a joke!": the laugh comes late, with an apology. */
function complained(turn: Turn): Act | null {
  const { message, remarks } = turn;
  if (!complaint.test(message)) return null;
  const theirs = remarks.filter(({ category }) => category === 'user').slice(-remarksBack);
  const isOfTheirs = theirs.some((it) => kindOf(it.message, '') !== null || knock.test(it.message));
  if (!isOfTheirs) return null;
  for (let time = 0; time < mostTries; time += 1) {
    const laugh = talkOf(turn, 'laughs-at-joke');
    const sorry = fromPool(turn, 'aside sorry');
    const line = laugh && sorry ? `${sorry.line} ${laugh.line}` : '';
    if (laugh && line && countWords(line) <= mostWordsOfALine) return { ...laugh, line };
  }
  return talkOf(turn, 'laughs-at-joke');
}
const remarksBack = 3;
const mostTries = 5;
