// What is said to whoever tells their name, or wonders at the one that they are called by.
import { talkedOfSurely } from './answers-talk.ts';
import { askedOfUs } from './asked-of-us.ts';
import { clausesOf } from './clauses.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { linesToKin } from './kin.ts';
import { nameTold } from './memory.ts';
import { heardAsATale } from './own-tales.ts';
import { partsOf } from './parts-of.ts';
import { plainly } from './plain.ts';
import type { Answerer } from './repair.ts';
import type { ToldKind } from './told-forms.ts';
import { tradeOf } from './trade-of.ts';
import { linesToWork } from './trades.ts';
import { type Act, anyOf, fromPool, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Null for whoever tells no name. */
export function named(turn: Turn, answerOfThings: Answerer): Act | null {
  return nameTold(turn.message) ? (namedBesides(turn, answerOfThings) ?? withTheRest(turn) ?? greeted(turn)) : null;
}

/** "Who's Fiona? I'm Ola!", where the intent of `turn` is such a question. */
export function explained(turn: Turn): Act | null {
  return greeted(turn) ?? fromPool(turn, 'why-that-name');
}

/** "Whose goat was it? My name is Marta" gets the name and the answer, if both fit into one reply. */
function namedBesides(turn: Turn, answerOfThings: Answerer): Act | null {
  const { message, clause, words } = turn;
  const name = nameTold(message);
  const asked =
    clausesOf(message).find((it) => it.includes('?') && !nameTold(it)) ?? (nameTold(clause) ? undefined : clause);
  if (!name || asked === undefined || !isQuestion(asked, asked === clause ? words : plainly(asked))) return null;
  const [first = asked] = asked.split(/,\s/);
  const answer = answerOfThings(saying(turn, asked)) ?? ofUs(turn, asked) ?? ofUs(turn, `${first}?`);
  const line = answer && `${name}. ${answer.line}`;
  return line && countWords(line) <= mostWordsOfALine ? { ...answer, line, hasNodded: true } : null;
}

/** "im cora, i work at a shelter": a line to what else is told, behind the name. */
function withTheRest(turn: Turn): Act | null {
  const { telling, message } = turn;
  const name = nameTold(message) ?? '';
  const words = (kind: ToldKind) => telling.find((it) => it.kind === kind)?.words ?? {};
  const { job } = words('job');
  const isBrief = (line: string) => countWords(line) <= mostWordsOfALine;
  const ofKin = linesToKin(turn, words('called')).map((line) => `${name}! ${line}`);
  const lines = ofKin.length > 0 ? ofKin.filter(isBrief) : linesToWork(turn, tradeOf(job ?? message), job, name);
  const said = anyOf(turn, lines) ?? behindTheName(turn, name);
  return said && { ...said, hasNodded: true };
}

/** "dripping, its pouring outside. im hans": what the rest of it meets, behind the name. */
function behindTheName(turn: Turn, name: string): Act | null {
  const rest = partsOf(turn.message).filter((part) => !nameTold(part));
  const said = rest.join('. ');
  if (plainly(said).length < fewestWords || isHeavy(said)) return null;
  const answer = heardAsATale(saying(turn, said));
  const line = answer && `${name}! ${answer.line}`;
  return line && countWords(line) <= mostWordsOfALine ? { ...answer, line } : null;
}
const fewestWords = 3;

function ofUs(turn: Turn, asked: string): Act | null {
  return askedOfUs(saying(turn, asked)) ?? talkedOfSurely(saying(turn, asked));
}

/** The pools greet a new name. */
function greeted(turn: Turn): Act | null {
  const name = nameTold(turn.message);
  const act = name && fromPool({ ...turn, memory: { ...turn.memory, name } }, 'name-told', { name });
  return act ? { ...act, hasNodded: true } : null;
}
