// What the character asked of something that was told is answered: "What's Pepina like?" "lazy, bossy" - "I like Pepina already."
import { graveWords } from '../../care/grave-words.ts';
import { clausesOf } from './clauses.ts';
import { endingsOf } from './deal.ts';
import { sayings } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { wantsMore } from './own-question.ts';
import { plainly } from './plain.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

const asksAgain = 'recalls nothing';
const wishes: ReadonlySet<string> = new Set(
  'request story song joke kiss hug parting thanks apology protest pardon'.split(' '),
);

/** Null where the last reply asked nothing of the kind, or the message asks, wishes or goes on with something else. */
export function answeredBack(turn: Turn): Act | null {
  const { message, intent, memory, words, clause } = turn;
  const kind = kindAsked(turn);
  if (kind === null || memory.feeling === 'sad' || isHeavy(message) || wishes.has(intent)) return null;
  if (intents.get(intent)?.feeling === 'hurt' || plainly(message).some((word) => graveWords.has(word))) return null;
  if (waysIn(plainly(message)).has('stop') || wantsMore.test(message)) return null;
  if (isQuestion(clause, words) || clausesOf(message).some((it) => it.includes('?'))) return null;
  const told = turn.told.findLast((it) => it.kind === kind)?.words ?? {};
  return fromPool(turn, `answered ${kind}`, told);
}

/** What the last reply asked about. */
function kindAsked(turn: Turn): string | null {
  const { pools, slots } = turn.part.script;
  const last = lastReplyOf(turn);
  const replies = [last, ...endingsOf(last)];
  const says = (line: string, words: Readonly<Record<string, string>>) => {
    const filled = new Map([...slots, ...Object.entries(words).map(([slot, word]) => [slot, [word]] as const)]);
    return sayings(line, filled).some((saying) => replies.includes(saying));
  };
  if ((pools.get(asksAgain) ?? []).some((line) => says(line, {}))) return 'again';
  const asked = turn.told.findLast(({ kind, words }) =>
    [`told ${kind}`, `brings up ${kind}`].some((pool) =>
      (pools.get(pool) ?? []).some((line) => line.endsWith('?') && says(line, words)),
    ),
  );
  return asked?.kind ?? null;
}
