// What is said to whoever asks for advice: a side is taken where that can do no harm.
import { graveWords } from '../../care/grave-words.ts';
import { adviceAsked, adviceOn, isUnwise } from './advice.ts';
import { talkedOfPerhaps } from './answers-talk.ts';
import { sidedWith } from './counsel.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import { isHarmless } from './talk/known-words.ts';
import { statementsIn } from './told-statements.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';

/** "Should I be jealous?" Of fears nobody is talked out: there may be a reason. */
const jealousy =
  /\bshould i (?:\w+ ){0,3}be (?:\w+ )?jealous |\bi am (?:\w+ )?jealous (?!of (?:my|our|his|their|people|everyone|those|your) )/;

/** "Should I call her?" */
export function advised(turn: Turn): Act | null {
  if (jealousy.test(written(turn.words)) && isHarmless(turn.words)) return fromPool(turn, 'reassures');
  return adviceOf(turn) ?? sided(turn) ?? openly(turn) ?? bySense(turn);
}

/** Whoever asks for a way out of a quarrel wants it rather than pity. */
export function sidedInAQuarrel(turn: Turn): Act | null {
  return ofAQuarrel.test(turn.message) ? sided(turn) : null;
}
const ofAQuarrel =
  /\b(?:spoken|speaking|talking) to (?:me|us|each other)\b|\b(?:fell out|falling out|quarrel\w*|argument|cross with me)\b/i;

/** A side in what they ask, named: "Retire. ..." */
function sided(turn: Turn): Act | null {
  // A grave word anywhere in the message, and nobody is told to do anything.
  const text = turn.message.replace(/\bcut my hair\b/i, '');
  if (plainly(text).some((word) => graveWords.has(word))) return null;
  const counsel = sidedWith(turn.message, turn.random);
  return counsel ? fromPool(turn, 'advice side', { counsel }) : null;
}

function adviceOf(turn: Turn): Act | null {
  const advice = adviceOn(turn.words, turn.random);
  if (!advice) return null;
  return fromPool(turn, `advice ${advice.side}`, advice.side === 'either' ? { one: advice.one } : {});
}

/** "What should I say to him?" */
function openly(turn: Turn): Act | null {
  const kind = turn.words.some((word) => graveWords.has(word)) ? null : adviceAsked(turn.words);
  if (kind === null) return null;
  return (kind === 'do' ? adviceOfKnown(turn) : null) ?? fromPool(turn, `advice ${kind}`);
}

/** "Should I give the tuning fork back?", "do i charge her?": nobody knows, but there is a way to find out. In a game or a lesson it is the step that is asked for. */
function bySense(turn: Turn): Act | null {
  const { message, words, part, progress } = turn;
  const kind = part.scenes.all.find(({ name }) => name === progress.place?.scene)?.kind;
  const isOfThePlay = kind === 'game' || kind === 'riddle' || kind === 'lesson' || kind === 'recipe';
  const text = written(words);
  if (isOfThePlay || !wantsToKnow.test(text) || isUnwise(text) || ofTheTwo.test(text.replace('what would you do ', '')))
    return null;
  if (isHeavy(message) || ofOnesLife.test(text) || plainly(message).some((word) => graveWords.has(word))) return null;
  return fromPool(turn, 'advice do');
}
/** Of these nobody is advised by chance. */
const ofOnesLife = /\b(?:life|live|living|alive|myself|body|weight|eating|doctor|pregnant|baby|divorce|meet|alone) /;
const wantsToKnow =
  /^(?:(?:and|but|so|ok|now|then|lol|hm|wait) )*(?:should i|ought i to|what would you do|(?:do|would) you think i should|do i (?:charge|tell|ask|keep|give|pay|invite|text|sell|buy|let|call|write|wait|leave|apologise|apologize|thank|answer|return|report|warn)|is it (?:ok|okay|wrong|rude|mean|silly) (?:to|if i)|am i wrong to) (?!(?:\w+ ){0,2}(?:go on|continue|stop|start|guess|sing|dance|hide|knock|come in|sit) )/;
/** What the two do together is no question of sense. */
const ofTheTwo = /\b(?:you|your|we|us) /;

/** "I love the sea. What would you do?" asks for no word about the sea. */
const ofTaste = /\b(?:love|like|enjoy|hate|prefer|adore)\b/i;

/** "I have an exam, any advice?" has an answer of its own, as things have that many people tell. */
function adviceOfKnown(turn: Turn): Act | null {
  const told = statementsIn(turn.message, turn.statements).filter((it) => !ofTaste.test(it));
  return told.map((it) => talkedOfPerhaps(saying(turn, it))).find((it) => it !== null) ?? null;
}
