// News of the visitor's own life is met with interest.
import { graveWords } from '../../care/grave-words.ts';
import { withoutAnnouncing } from './clauses.ts';
import { firstTooth } from './glad-news.ts';
import { hears } from './hears.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import { isBad } from './said-beside.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { intents, isQuestion, unmatched } from './understand.ts';

/** "Guess what, ..." with what it is. */
export function announced(turn: Turn): Act | null {
  const rest = withoutAnnouncing(turn.message);
  const isAnnounced =
    rest !== turn.message && !(hasCome.test(turn.message) && plainly(rest).length >= fewestWordsOfNews);
  const isFelt = intents.get(turn.intent)?.feeling || ['good-news', 'bad-day'].includes(turn.intent);
  return isAnnounced && !isFelt && !isQuestion(turn.clause, turn.words)
    ? nodding(hears(turn) ?? fromPool(turn, 'announced'))
    : null;
}

/** "I have good news: I have been asked to play" has told it. */
const hasCome = /\bnews\b[^.!?]{0,20}[:.!-]\s*\S/i;

const fewestWordsOfNews = 6;
const happened =
  /\bmy \w+ (?:had|has got) |\b(?:i|we|my \w+) (?:just |finally |also |even |really )?(?:(?:am|are|is) (?:joining|starting|moving|getting|going|leaving|learning|building|writing|planning|making)|got|went|fell|bought|made|start|started|found|saw|met|fixed|built|won|finished|moved|joined|learned|learnt|spent|baked|cooked|painted|planted|adopted|came|visited|tried|caught|planned|climbed|walked|swam|danced) /;
/** Topics that news only touches on: a ship, a mother. What the character says of them itself is no answer to it. */
const touched: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'family work travel children friends animals weather clothes swamp money magic food song dance sleep'.split(' '),
]);

/** What the visitor tells of their own doings is met with interest. */
export function newsMet(turn: Turn): Act | null {
  const { words, clause, intent, memory } = turn;
  const isTold = touched.has(intent) && words.length >= fewestWordsOfNews && happened.test(written(words));
  if (!isTold || memory.feeling === 'sad' || memory.hasAsked || isQuestion(clause, words)) return null;
  return words.some((word) => graveWords.has(word)) ? null : nodding(hears(turn) ?? fromPool(turn, 'announced'));
}

function nodding(act: Act | null): Act | null {
  return act && { ...act, hasNodded: true };
}

/** "And donkey, say me congratulations, I got a nine." */
export function congratulated(turn: Turn): Act | null {
  if (isHeavy(turn.message) || isBad(turn.message.replace(firstTooth, ' '))) return null;
  const isOfATooth = turn.message.search(firstTooth) !== -1 && turn.progress.place === null && !harm.test(turn.message);
  const isTold = (goodNews.test(turn.message) || isOfATooth) && !turn.message.includes('?');
  return isTold || (wantsPraise.test(turn.message) && turn.memory.feeling !== 'sad')
    ? fromPool(turn, 'good-news')
    : null;
}
const harm =
  /\b(?:hit|hits|hurt\w*|punch\w*|kick\w*|push\w*|knock\w*|fell|fight|fought|accident|blood|bleed\w*|broke\w*|slap\w*|beat\w*)\b/i;
const goodNews = /\b(?:good|great|big|lovely) news\b[^.!?]{0,20}[:.!]\s*(?:\S+\s+){4}/i;
const wantsPraise =
  /\b(?:congratulate me|say (?:me |to me )?congrat\w*|(?:say|tell me) (?:well done|congrat\w*)|no congrat\w*)\b/i;
