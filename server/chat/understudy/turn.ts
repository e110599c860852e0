// One turn of a conversation: what was said and is known, and the ways to answer it.
import type { Question, Remark } from '../../../contract/chat.ts';
import { withoutOtherNames } from './addressed.ts';
import { mainClause } from './clauses.ts';
import { deal } from './deal.ts';
import { intentBehind, lastLine } from './felt.ts';
import { isWelcome, staleIn } from './fit-to-say.ts';
import { countWords, mostWordsOfALine, sayings } from './grammar.ts';
import { type Memory, nameTold, remember } from './memory.ts';
import type { Part } from './part.ts';
import { type Progress, readProgress } from './place.ts';
import { plainly } from './plain.ts';
import { wondersAtTheirName } from './their-name.ts';
import { stated, type ToldBefore, toldBefore, toldNow, withName } from './told-before.ts';
import type { Told } from './told-forms.ts';
import { intentOf } from './understand.ts';

/**
 * `say`: what the visitor may tap as an answer. `hasNodded`: whether it takes notice of what they told by the way. `isPlay`: whether
 * nothing earnest was said.
 */
export type Act = {
  readonly line: string;
  readonly progress: Progress;
  readonly say: readonly string[];
  readonly hasNodded?: true;
  readonly isPlay?: true;
};

/**
 * `clause`: what of the message wants an answer, and `words` its words. `told`: by the visitor in earlier remarks, the oldest first;
 * `telling`: in this message, and not before. `statements`: all that they said of themself before, in their words.
 */
export type Turn = {
  readonly part: Part;
  readonly character: string;
  readonly message: string;
  readonly clause: string;
  readonly words: readonly string[];
  readonly intent: string;
  readonly memory: Memory;
  readonly remarks: readonly Remark[];
  readonly told: readonly ToldBefore[];
  readonly telling: readonly Told[];
  readonly statements: readonly string[];
  readonly progress: Progress;
  readonly random: () => number;
};

export function turnOf(question: Question, part: Part, random: () => number): Turn {
  const { character, message = '', history = [], instead } = question;
  // "Whos harold? im not harold" is about the name, whichever of its clauses asks.
  const wondersAtName = wondersAtTheirName(question) || intentOf(message, character) === 'why-that-name';
  const clause = wondersAtName ? message : mainClause(message);
  const progress = readProgress(question.scene);
  const visitors = history.filter(({ category }) => category === 'user').map((remark) => remark.message);
  const told = toldBefore(visitors, progress.told);
  const statements = stated(visitors, progress.statements);
  const memory = withName(remember(history, character, instead), statements);
  return {
    part: memory.name === null && nameTold(message) === null ? part : withoutOtherNames(part),
    character,
    message,
    clause,
    words: plainly(clause),
    intent: wondersAtName ? 'why-that-name' : intentBehind(clause, character, lastLine(history)),
    memory,
    remarks: history,
    told,
    telling: toldNow(message, told, lastLine(history)),
    statements,
    progress: { ...progress, statements: stated([message], statements) },
    random,
  };
}

/** `turn` as though its message were `message`. */
export function saying(turn: Turn, message: string): Turn {
  const clause = mainClause(message);
  return {
    ...turn,
    message,
    clause,
    words: plainly(clause),
    intent: intentBehind(clause, turn.character, lastReplyOf(turn)),
  };
}

/** A line of the pool `title`, if the script has one that fits, rather one that `isFit`; words that the visitor cannot stand are avoided where it can be done. */
export function fromPool(
  turn: Turn,
  title: string,
  filled: Readonly<Record<string, string>> = {},
  isFit: (line: string) => boolean = () => true,
): Act | null {
  const { part, memory, progress, random } = turn;
  if (!part.script.pools.has(title)) return null;
  const cue = { pools: [title], filled: new Map(Object.entries(filled)), aside: null, memory };
  const isNice = isWelcome(turn);
  const isShort = (it: string) => countWords(it) <= mostWordsOfALine;
  const stale = staleIn(turn, part.script.pools.get(title) ?? [], filled);
  const line = deal(part.script, cue, random, [
    (it) => isShort(it) && isNice(it) && isFit(it) && !stale.has(it),
    (it) => isShort(it) && isNice(it) && isFit(it),
    (it) => isShort(it) && isNice(it),
    isShort,
  ]);
  return countWords(line) <= mostWordsOfALine ? { line, progress, say: [] } : null;
}

/** One of `lines` that was not heard and names nothing unwelcome; null if there is none. */
export function anyOf(turn: Turn, lines: readonly string[] = []): Act | null {
  const { part, progress, random } = turn;
  const isNice = isWelcome(turn);
  const fresh = lines.map((line) => sayings(line, part.script.slots).filter(isNice)).filter((said) => said.length > 0);
  const said = fresh[Math.floor(random() * fresh.length)] ?? [];
  const line = said[Math.floor(random() * said.length)];
  return line ? { line, progress, say: [] } : null;
}

/** What the character said last; nothing if it has said nothing yet. */
export function lastReplyOf({ remarks }: Turn): string {
  return lastLine(remarks);
}
