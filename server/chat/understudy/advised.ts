// What is said to whoever asks for advice: a side is taken where that can do no harm.
import { graveWords } from '../../care/grave-words.ts';
import { adviceAsked, adviceOn } from './advice.ts';
import { talkedOfPerhaps } from './answers-talk.ts';
import { sidedWith } from './counsel.ts';
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
  return adviceOf(turn) ?? sided(turn) ?? openly(turn);
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

/** "I love the sea. What would you do?" asks for no word about the sea. */
const ofTaste = /\b(?:love|like|enjoy|hate|prefer|adore)\b/i;

/** "I have an exam, any advice?" has an answer of its own, as things have that many people tell. */
function adviceOfKnown(turn: Turn): Act | null {
  const told = statementsIn(turn.message, turn.statements).filter((it) => !ofTaste.test(it));
  return told.map((it) => talkedOfPerhaps(saying(turn, it))).find((it) => it !== null) ?? null;
}
