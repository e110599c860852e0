// Of two questions, the one about what the character has just named comes first: "Who is Margaret? Have I cause for jealousy?", "Which
// owl? Tell me what you argue about."
import { namedNext, saidNext } from './answers-next.ts';
import { fact } from './answers-world.ts';
import { askedBack } from './asked-back.ts';
import { clausesOf } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { tellsMore } from './rest.ts';
import { stemOf } from './triggers.ts';
import { type Act, lastReplyOf, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const mostWords = 6;
const asksWhatItIs =
  /^(?:(?:wait|and|but|oh|hm|hang on|sorry|so|what|haha) )*(?:(?:who|what) (?:is|are|was|were) (?:this |that |the |an? )?\w+(?: \w+)?|(?:which|what|whose) \w+|(?:an?|the|your) \w+(?: \w+)?) $/;

/** The answer to such a question where it is not the last; null if there is none. */
export function namedFirst(turn: Turn): Act | null {
  const clauses = clausesOf(turn.message);
  if (clauses.length < 2) return null;
  const last = new Set(plainly(lastReplyOf(turn)).map(stemOf));
  for (const clause of clauses.slice(0, -1)) {
    const words = plainly(clause);
    const named = words.filter((word) => tellsMore(word) && !commonWords.has(word));
    const isMeant = clause.includes('?') && words.length <= mostWords && asksWhatItIs.test(written(words));
    if (!isMeant || named.length === 0 || !named.every((word) => last.has(stemOf(word)))) continue;
    const then = saying(turn, asksOfIt(clauses.at(-1) ?? '', named) ?? askedFor(clause));
    const answer = namedNext(then) ?? fact(then, true) ?? saidNext(then, false) ?? askedBack(saying(turn, clause));
    if (answer) return answer;
  }
  return null;
}

/** "Which owl?", and "an owl?", which asks what it is. */
function askedFor(clause: string): string {
  const words = plainly(clause);
  return isQuestion(clause, words) && words.length > 2 ? clause : `what is ${clause}`;
}

/** "A parrot?? whats his name" asks for the name of the parrot; null where the last question asks no more of it. */
function asksOfIt(last: string, named: readonly string[]): string | null {
  const asked = written(plainly(last));
  return ofIt.test(asked) ? `${asked}${named.join(' ')}?` : null;
}
const ofIt =
  /^(?:what is (?:his|her|its) name|what is (?:he|she|it) called|how old is (?:he|she|it)|where is (?:he|she|it)) $/;
