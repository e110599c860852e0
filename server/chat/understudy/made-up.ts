// What the character makes up about its own last line, where nothing is written of it: "when did you write it?", "how big was it?"
import { graveWords } from '../../care/grave-words.ts';
import { isSpokenOf } from './about-line.ts';
import { askedBack, poolsAskedBack, quoted } from './asked-back.ts';
import { mainClause } from './clauses.ts';
import { isHeard } from './fit-to-say.ts';
import { isSaying } from './grammar.ts';
import { named } from './of-itself.ts';
import { asked, isKnown, isOfTheTalk, lastLines } from './of-the-talk.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { saidAgain } from './said-again.ts';
import { isAsked, isDoubt, isExactKind, tellKindOf, wantsToBeTold } from './tell-kinds.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Then the character's own day is asked for, which has pools of its own. */
const ofToday = /\b(?:today|yesterday|tonight|all day|last night|weekend|this morning) /;
const visitors = /\b(?:i|my|me|mine) /;
/** These words speak of the visitor, and yet ask about the line. */
const asides =
  /\b(?:about me|tell me|show me|to me|with me|for me|told me|let me guess|do i|did i|may i|(?:can|could) i (?:please )?(?:see|try|hear|taste|borrow|join|watch|look|have a look|come|help|hold)) /g;
const whatAsked =
  /\bwhat (?:is|was|are|were|did|does|do) |^(?:(?:wait|huh|hm|and|but|lol) )*(?:what (?:\w+ed|\w+)|(?:an? |the )\w+(?: \w+)?) $/;
/** "Are you coming or not?" asks for no one of two. */
const isOfYesOrNo = /^(?:(?:and|but|so|well|hey) )*(?:are|will|would|do|did|can|could|have|shall) (?:you|we) /;
const isOfYou = /\b(?:you|your) /;
const thenWhat = /^(?:haha |oh |ok |okay )?(?:and )?then what /;
const mostWords = 14;

/** Something made up in answer to a question about what the character said; null if it is about anything else. */
export function madeUp(turn: Turn): Act | null {
  const { words, clause, memory } = turn;
  const said = written(words);
  const text = said.replace(/ or not $/, ' ');
  const isEither = text !== said;
  if (
    !(isEither || thenWhat.test(said) || isQuestion(clause, words)) ||
    words.length > mostWords ||
    memory.feeling === 'sad'
  )
    return null;
  if (words.some((word) => graveWords.has(word))) return null;
  if (visitors.test(text.replace(asides, ' '))) return tellKindOf(text) === 'why' ? quoted(turn) : null;
  if (/\b(?:he|him|his|she|her|they|them|their) /.test(text) && isSpokenOf(turn)) return null;
  if (!isEither && !isOfTheTalk(turn)) return null;
  const form = tellKindOf(text);
  if (form === 'did' && ofToday.test(text)) return null;
  if (isEither && !isAsked.test(text)) return isOfYesOrNo.test(text) ? null : fresh(turn, 'or not');
  const before = form && toldBefore(turn, form);
  if (before) return before;
  if (form === 'which' && / or /.test(lastLines(turn).at(-1) ?? '')) return fresh(turn, 'picks one');
  if (form) return quoted(turn) ?? askedBack(turn) ?? fresh(turn, `tells ${form}`);
  if (whatAsked.test(text)) return askedBack(turn) ?? quoted(turn, 'quotes what');
  if (/ or /.test(text)) return null; // "is it busy or quiet?" is no yes and no no
  return (isEither || isAsked.test(text)) && isKnown(turn)
    ? named(turn, text, isDoubt.test(text) || turn.random() < yes ? 'tells yes' : 'tells no', saysSo(text))
    : null;
}

/** What was made up is kept: the same question about the same thing gets the same answer, as far as the history goes back. */
function toldBefore(turn: Turn, form: string): Act | null {
  const { remarks, words, part } = turn;
  const rest = restOf(words, []).toSorted().join(' ');
  if (rest === '') return null;
  const pools = [`tells ${form}`, ...poolsAskedBack(form)].flatMap((pool) => part.script.pools.get(pool) ?? []);
  for (const [i, { category, message }] of remarks.entries()) {
    const reply = remarks[i + 1]?.message;
    if (category !== 'user' || reply === undefined) continue;
    const before = plainly(mainClause(message));
    const isSame = tellKindOf(written(before)) === form && restOf(before, []).toSorted().join(' ') === rest;
    if (isSame && pools.some((line) => isSaying(reply, line))) return saidAgain(turn, reply);
  }
  return null;
}

/** "You or me?", "the left or the right?": one of them, without naming it. */
export function picked(turn: Turn): Act | null {
  const { words, clause, intent, memory, progress } = turn;
  const text = written(words);
  const isChoice =
    / or (?!not )/.test(text) &&
    !/\b(?:or (?:something|what|anything|else|so|whatever|nah|no|nope|never|only|just|is (?:it|that)|are you|do you)|more or less) /.test(
      text,
    );
  if (
    !isChoice ||
    !(isQuestion(clause, words) || orYouJust.test(text)) ||
    words.length > mostWords ||
    memory.feeling === 'sad'
  )
    return null;
  if (!asked.has(intent) || /\b(?:i|my|mine|should|we) /.test(text) || ofAny.test(text)) return null;
  // "Does Bernard knit or sew?" has an answer, which the scene may tell and nobody guesses at.
  if (progress.place && !isOfYou.test(text)) return null;
  return isKnown(turn) && !words.some((word) => graveWords.has(word)) ? fresh(turn, 'picks one') : null;
}

/** "So the aunt cheats or you just lost" */
const orYouJust = / or (?:did )?you (?:just|only|simply|really) \w+ $/;
/** "Did you have brothers or sisters there?" asks whether there were any. */
const ofAny = /\b(?:did|do|have) you (?:have|had|got|ever|own|keep) /;

/** A line of a pool that is small: none that was said within thirty turns. */
export function fresh(
  turn: Turn,
  pool: string,
  filled: Readonly<Record<string, string>> = {},
  isFit: (line: string) => boolean = () => true,
): Act | null {
  const act = fromPool(turn, pool, filled, isFit);
  return act && !isHeard(turn, act.line) ? act : null;
}

const verbAsked = /^(?:\w+ )*?(is|are|was|were|do|does|did|has|have|had|can|could|will|would) (\w+) /;
const verbSaid = /^(?:\w+, )?(?:so )?(?:i \w+ )?it (is|was|does|did)\b(?! so\b)/i;

/** "It did" is a yes to "did it rain?", and none to "does the pie come with gravy?" */
function saysSo(text: string): (line: string) => boolean {
  const [, verb = '', subject = ''] = verbAsked.exec(text) ?? [];
  return (line) => {
    const said = verbSaid.exec(line)?.[1]?.toLowerCase();
    return !said || (said === verb && ['it', 'that', 'this', 'the'].includes(subject));
  };
}

/** The probability of a yes; nobody takes back what they have just said. */
const yes = 0.6;

/** Whether the question wants a person, a place, a number, a yes or a no. */
export function isPlain(turn: Turn): boolean {
  return isQuestion(turn.clause, turn.words) && wantsToBeTold(written(turn.words));
}

/** Whether the question can be answered by a number, a colour, an age and the like alone. */
export function isExact(turn: Turn): boolean {
  const kind = tellKindOf(written(turn.words));
  const name = turn.words.findLast((word) => word !== 'again') ?? '';
  const isNamed = kind === 'who is' && lastLines(turn).some((line) => plainly(line).includes(name));
  return isNamed || isExactKind(kind);
}
