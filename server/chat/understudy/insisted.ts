// "But I asked about supper", "did you hear me about the scarf?": who insists gets an answer to what was passed over then.
import { choiceAt } from './choice-at.ts';
import { clausesOf } from './clauses.ts';
import { heardOf, thingTold } from './hears.ts';
import { plainly, written } from './plain.ts';
import type { Answerer } from './repair.ts';
import { restOf } from './rest.ts';
import { stemOf } from './triggers.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';
import { intents, isQuestion, unmatched } from './understand.ts';

/** So many of the visitor's remarks are gone through for what they mean, the newest first. */
const remarksFor = 6;
const about =
  '(?:(?:about|for|if|whether|that|how|with|the (?:bit|part)|a thing|a word|anything|one|any|yet|at all) )*';
const insisting = [
  `\\bi (?:just |already |did |was |only )*(?:asked|ask|asking) (?:you )?${about}`,
  `\\bi (?:(?:just|already|did) )+(?:told|tell|said|say|mentioned|mention) (?:you )?${about}`,
  `\\bi told you ${about}`,
  `\\bdid you (?:even |not )?(?:hear|notice|catch|miss|read) (?:me |what i (?:said|asked|told you) |my news )?${about}`,
  `\\byou (?:did not|never|have not) (?:even |really )?(?:say|said|tell|told|answer|answered|mention|mentioned|hear|heard|give|gave|react|reacted|ask|asked) (?:me |us |to )?${about}`,
  '^(?:(?:yes|yeah|no|but|and|so|okay|oh|hm) )+(?:what about |how about )?(?=(?:the|my|our) \\w+ $)',
].map((each) => new RegExp(`${each}(.*)$`));
/** Who asks what they said wants to be reminded (recall.ts). */
const isRecall = /\b(?:who|what|where|when|which|remember|recall|forgot|forget) /;

/** The answer to an earlier question or piece of news of which nothing was said since; null if nobody insists on one. */
export function insisted(turn: Turn, answerTo: Answerer): Act | null {
  const clause = [...clausesOf(turn.message), turn.message].find((it) => tailOf(it) !== null);
  const tail = clause === undefined ? null : tailOf(clause);
  if (clause === undefined || tail === null) return null;
  const asksElse = isQuestion(turn.clause, turn.words) && !turn.clause.includes(clause) && !unmatched.has(turn.intent);
  const { place } = turn.progress;
  const last = clausesOf(turn.message).at(-1) ?? clause;
  const goesOn = place && last !== clause && clause !== turn.message && choiceAt({ ...turn, message: last }, place);
  if (asksElse || goesOn) return null;
  const wanted = restOf(plainly(tail), turn.character.split(' '));
  const visitors = turn.remarks.flatMap(({ category }, at) => (category === 'user' ? [at] : []));
  for (const at of visitors.slice(-remarksFor).reverse()) {
    const before = turn.remarks[at]?.message ?? '';
    const since = turn.remarks.slice(at + 1).flatMap(({ category, message }) => (category === 'AI' ? [message] : []));
    if (wanted.length === 0) return tail.trim() === '' ? requested(turn, before, answerTo) : null;
    const meant = piecesOf(before).find((piece) => has(piece, wanted) && tailOf(piece) === null);
    if (meant) return since.some((reply) => has(reply, wanted)) ? null : answered(turn, meant, answerTo);
  }
  return null;
}

/** What is insisted on, in plain words; null if `clause` insists on nothing. */
function tailOf(clause: string): string | null {
  const text = written(plainly(clause).filter((word) => word !== 'haha'));
  for (const each of insisting) {
    const found = each.exec(text);
    if (found && !isRecall.test(text.slice(0, found.index)) && !/^(?:what|who|where|when|which) /.test(found[1] ?? ''))
      return found[1] ?? '';
  }
  return null;
}

/** "You didn't tell one!": what was asked for in the remark before. */
function requested(turn: Turn, before: string, answerTo: Answerer): Act | null {
  const then = saying(turn, before);
  return unmatched.has(then.intent) || then.intent === 'protest' ? null : answerTo(then);
}

function answered(turn: Turn, piece: string, answerTo: Answerer): Act | null {
  const news = isQuestion(piece, plainly(piece)) ? null : thingTold(piece);
  if (news) return heardOf(turn, news.thing, news.isLoss);
  const then = saying(turn, piece);
  return answerTo(then) ?? (intents.get(then.intent)?.feeling === 'warm' ? fromPool(turn, then.intent) : null);
}

/** The sentences of `remark`, and the parts of those that have commas before them. */
function piecesOf(remark: string): readonly string[] {
  return clausesOf(remark).flatMap((clause) => [...clause.split(/,\s+/), clause]);
}

function has(text: string, wanted: readonly string[]): boolean {
  const stems = new Set(plainly(text).map(stemOf));
  return wanted.some((stem) => stems.has(stem));
}
