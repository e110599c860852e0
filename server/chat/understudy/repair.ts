import { loveInterests } from '../../../cast/love-interests.ts';
import { clausesOf } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { saidAgain } from './said-again.ts';
import { type Act, fromPool, lastReplyOf, saying, type Turn } from './turn.ts';
import { intents, isQuestion, unmatched } from './understand.ts';

/** Finds an answer to a message, or to a part of one. */
export type Answerer = (turn: Turn) => Act | null;

/** Intents that say too little for their pools to answer a part of a message. */
const tooLittle: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'laughter yes no maybe whatever pardon protest why who where when how how-many request answering greeting thanks recall recall-nothing name-known asked-again mash shouting other-language boredom parting'.split(
    ' ',
  ),
]);
/** What of a complaint says only that it is one. */
const complaint =
  /\b(?:not (?:an |the |my |what )|you (?:did|do|have|are) not|did you|do you|were you|are you|i (?:just |already |did )?(?:said|asked|told|say|tell|mention)|answer|dodging|dodged|ignor|listen|sense|mean|forgot|random) /;
const toldNot =
  /\b(?:did not|do not|have not|never) (?:even |really |actually )?(?:say|said|tell|told|answer|answered|mention|explain)(?: me| us)? (?:how|what|who|where|when|why) (.*)$/;
const mostWordsOfABareOne = 5;

/** A complaint gets the answer that was wanted, or else is owned up to; the visitor is not asked to say it again. */
export function repaired(turn: Turn, answerTo: Answerer): Act | null {
  if (turn.intent !== 'protest') return null;
  if (/\ballerg/.test(written(plainly(turn.message)))) return fromPool(turn, 'sorry');
  return (
    calledAnother(turn) ??
    reAsked(turn, answerTo) ??
    ofOtherClauses(turn, answerTo) ??
    (asksAnew(turn) ? null : passedOver(turn, answerTo)) ??
    fromPool(turn, 'sorry')
  );
}

/** "Answer me, who is Kitty?", of whoever is called so. */
function calledAnother({ message, character, ...turn }: Turn): Act | null {
  const [, name = ''] = /\bwho (?:is|was) (\w+) /.exec(written(plainly(message))) ?? [];
  const called =
    Object.entries(loveInterests)
      .find(([one]) => one === character)?.[1]
      .toLowerCase()
      .split(' ') ?? [];
  return name.length > 3 && called.includes(name) ? fromPool({ ...turn, message, character }, 'why-that-name') : null;
}

/** Whether the complaint asks a question of its own, so that the one before is not meant. */
function asksAnew({ message }: Turn): boolean {
  const asked = message.match(/[^.!?,]+\?/g)?.filter((it) => asksSomething.test(written(plainly(it)))) ?? [];
  return asked.length > 0;
}
const asksSomething = /\b(?:who|where|when|which|how many|how old) (?:is|are|was|were|do|does|did) (?!you |i |we )/;

const contradiction =
  /\b(?:you|u) (?:just |only )?(?:said|told me|promised) .*\bwhich is it |^(?:(?:but|wait|hang on|no|hey|hm|huh|lol) )+(?:you|u) (?:just |only )?(?:said|told me) (?:that )?(?:it|she|he|they|there|the|that|only) /;

const misheard =
  /\bi (?:never|did not|have not) (?:even )?(?:asked?|said|say) (?:you )?(?:that|anything|it|nothing) |\bi (?:asked|said|told) (?:you )?nothing /;

/** "Wait miso is my CAT lol, dont cook her!", of whom the last line spoke. */
const toldBetter =
  /^(?:(?:no|nope|wait|hey|hang on|um|er|omg|but|oh) )+(?:haha )?(\w{3,}) is (?:my|our|an?|the|not) (?!name |favou?rite |best |only )\w+ /;

/** "You said a week! Which is it?", "I asked you nothing": owned up to. */
export function contradicted(turn: Turn): Act | null {
  const text = written(plainly(turn.message));
  const isMisheard = tooLittle.has(turn.intent) && misheard.test(text); // else it says what was meant
  const [, mistaken = ''] = toldBetter.exec(text) ?? [];
  const isMistaken = mistaken !== '' && plainly(lastReplyOf(turn)).includes(mistaken);
  return contradiction.test(text) || isMisheard || isMistaken ? fromPool(turn, 'sorry') : null;
}

/** "But you didn't say how your day was": "how was your day?" */
function reAsked(turn: Turn, answerTo: Answerer): Act | null {
  const text = written(turn.words);
  const [whole] = toldNot.exec(text) ?? [];
  const [, ask = '', about = '', verb = ''] =
    /(how|what|who|where|when|why) ((?:\w+ ){1,3}?)(was|is|were|are|did|does|do|went) $/.exec(whole ?? '') ?? [];
  return ask ? answerTo(saying(turn, `${ask} ${verb} ${about.trim()}?`)) : null;
}

/** Each is looked up in all layers, which takes time. */
const mostClausesTried = 3;
const fewestWordsOfAQuestion = 6;

/** Answers a clause of the message that is not the one to which nothing was found. */
export function ofOtherClauses(turn: Turn, answerTo: Answerer): Act | null {
  const others = clausesOf(turn.message).filter((clause) => clause !== turn.clause && !turn.clause.includes(clause));
  const asks = (clause: string) => isQuestion(clause, plainly(clause));
  // "Turnip pie, lovely. Was my no to the nephews a good one?" is about no pie.
  const isAsked = isQuestion(turn.clause, turn.words) && turn.words.length >= fewestWordsOfAQuestion;
  const ranked = [
    ...others.filter(asks).reverse(),
    ...others.filter((clause) => !isAsked && !asks(clause)).sort((a, b) => b.length - a.length),
  ];
  for (const clause of ranked.slice(0, mostClausesTried)) {
    if (complaint.test(written(plainly(clause))) && !asks(clause)) continue;
    const answer = answerTo(saying(turn, clause));
    if (answer) return answer;
  }
  return null;
}

/** Answers the visitor's remark before, as though what was replied to it had not been said. */
function passedOver(turn: Turn, answerTo: Answerer): Act | null {
  const at = turn.remarks.findLastIndex(({ category }) => category === 'user');
  const before = turn.remarks[at]?.message;
  if (!before) return null;
  const remarks = turn.remarks.slice(0, at);
  const hasAsked = lastReplyOf({ ...turn, remarks }).endsWith('?');
  const then = saying({ ...turn, remarks, memory: { ...turn.memory, hasAsked } }, before);
  if (then.intent === 'protest') return null;
  return answerTo(then) ?? ofOtherClauses(then, answerTo);
}

/** The pool of the script for a part of a message, if what it says is plain. */
export function ofIntent(turn: Turn): Act | null {
  return tooLittle.has(turn.intent) || intents.get(turn.intent)?.feeling ? null : fromPool(turn, turn.intent);
}

const again =
  /^(?:(?:sorry|wait|what|huh|please|can you|could you|would you|oh|okay|lol|haha|and) )*(?:say (?:it|that)(?: \w+)?(?: more)?|say again|again please|repeat(?: (?:it|that|yourself))?|come again|what did you(?: just)? say|what was that|once more|one more time|sorry what|pardon(?: me)?|say what)(?: (?:again|please|one more time|once more|slowly|louder|for me|now|haha|just now))* $/;

/** "Say that again?" gets the last line, or its last sentence. */
export function repeated(turn: Turn): Act | null {
  const last = lastReplyOf(turn);
  if (!last || !again.test(written(plainly(turn.message)))) return null;
  return saidAgain(turn, last);
}

/** Whether `turn` says so little of its own that the rest of its message may be answered instead. */
export function saysLittle({ intent, words }: Turn): boolean {
  return unmatched.has(intent) || (bare.has(intent) && words.length <= mostWordsOfABareOne);
}
const bare: ReadonlySet<string> = new Set(
  'laughter yes no maybe whatever pardon why who where when how how-many request'.split(' '),
);
