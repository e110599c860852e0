// A message that goes on with the scene and asks something besides: "ask a gull, i guess. why did you eat the map?"
import { goOn } from './act-scene.ts';
import { namedNext } from './answers-next.ts';
import { fact } from './answers-world.ts';
import type { Chosen } from './choice.ts';
import { choiceAt, plainKinds } from './choice-at.ts';
import { clausesOf } from './clauses.ts';
import { decides } from './decided.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { partsOf } from './parts-of.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isGuessed } from './stage.ts';
import { isExactKind, tellKindOf } from './tell-kinds.ts';
import { type Act, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const answeredKinds: ReadonlySet<string> = new Set([...plainKinds, 'how']);

/**
 * The answer to what a message asks besides, and the next line of the scene, if there is room for both. Else what was decided is done;
 * or the question is answered if it is the last that was said, and the scene waits. Null where the scene simply goes on.
 */
export function bothParts(turn: Turn, place: Place, chosen: Chosen): Act | null {
  const isDecided = decides(turn, place, chosen);
  const asked = askedBesides(turn, place, chosen, isDecided);
  if (!asked) return null;
  const next = goOn(turn, place, chosen);
  for (const form of next ? turn.part.briefs.formsOf(next.line) : [])
    for (const short of shortened(asked.answer.line)) {
      const line = `${short} ${form}`;
      if (next && countWords(line) <= mostWordsOfALine && !form.includes('\n')) return { ...next, line };
    }
  if (isDecided) return next;
  return asked.isLast && !isGuessed(turn.part, place.scene) ? asked.answer : null;
}

/** `act`, the answer to the last question of the message, behind a short answer to another one. */
export function withOther(turn: Turn, act: Act): Act {
  const asked = clausesOf(turn.message).filter((it) => it !== turn.clause && isQuestion(it, plainly(it)));
  for (const clause of asked.filter((it) => isPlainly(tellKindOf(written(plainly(it)))))) {
    const answer = namedNext(saying(turn, clause));
    for (const short of answer && answer.line !== act.line ? shortened(answer.line) : []) {
      const line = `${short} ${act.line}`;
      if (countWords(line) <= mostWordsOfALine) return { ...act, line };
    }
  }
  return act;
}

/** `isLast`: nothing but questions stands behind it, and what goes on with the scene is no question. */
function askedBesides(turn: Turn, place: Place, { index, isButton }: Chosen, isDecided: boolean) {
  if (isButton) return null;
  const clauses = isDecided ? partsOf(turn.message) : clausesOf(turn.message);
  if (clauses.length < 2) return null;
  const parts = clauses.map((clause) => {
    const words = plainly(clause);
    return { clause, kind: tellKindOf(written(words)), asks: isQuestion(clause, words) };
  });
  const asked = parts.toReversed().filter(({ kind, asks }) => asks && isPlainly(kind));
  const answered = asked.flatMap((part) => {
    const then = saying(turn, part.clause);
    const answer = namedNext(then) ?? (part.kind === 'who is' ? fact(then, true) : null);
    return answer ? [{ part, answer }] : [];
  });
  if (answered.length === 0) return null;
  const onward = parts.filter(({ clause }) => {
    const chosen = choiceAt({ ...turn, message: clause }, place);
    return chosen?.isSure === true && chosen.index === index;
  });
  const going = onward.find(({ kind }) => !isPlainly(kind)) ?? onward[0];
  const first = answered.find(({ part }) => part !== going);
  return first ? { answer: first.answer, isLast: first.part === parts.at(-1) && going?.asks !== true } : null;
}

function isPlainly(kind: string | null): boolean {
  return kind !== null && (answeredKinds.has(kind) || isExactKind(kind));
}

const fewestWords = 3;
const isHalf = /^(?:if|when|because|while|after|as|before|since|once|for|to|in|on|at|by)\b/i;

/** Beginnings of `line` that can stand alone, the longest first. */
export function shortened(line: string): readonly string[] {
  const [first = line] = line.split(/(?<=[.!?…])\s+/);
  const end = /[.!?…]$/.exec(first)?.[0] ?? '.';
  const clauses = first.split(/,\s+/);
  const begun = clauses.map(
    (_, i) =>
      clauses
        .slice(0, clauses.length - i)
        .join(', ')
        .replace(/[.!?…]$/, '') + end,
  );
  return [line, ...begun].filter((it, i) => i < 2 || (countWords(it) >= fewestWords && !isHalf.test(it)));
}
