// What a message tells beside what it asks or answers: bad news comes first, other news is nodded at, an opinion of it is given.
import { graveWords } from '../../care/grave-words.ts';
import { echoes } from './about-line.ts';
import { adviceAsked } from './advice.ts';
import { talkedOfPerhaps } from './answers-talk.ts';
import { clausesOf } from './clauses.ts';
import { intentBehind } from './felt.ts';
import { isGladNews } from './glad-news.ts';
import { isHeavy } from './heavy.ts';
import { isMerry } from './merry.ts';
import { isNoSorrow } from './no-sorrow.ts';
import { lifeIn } from './own-life.ts';
import { plainly, written } from './plain.ts';
import { isSoreness } from './soreness.ts';
import { hasAspect } from './told-aspects.ts';
import { peopleIn } from './told-people.ts';
import { statementsIn } from './told-statements.ts';
import { beasts, relatives } from './told-words.ts';
import { type Act, fromPool, lastReplyOf, saying, type Turn } from './turn.ts';
import { intentOf, isQuestion } from './understand.ts';

/** What is answered before whatever else the message says. */
export const sore: ReadonlySet<string> = new Set('bad-day sadness fear sickness lonely'.split(' '));
const ofOneself = /\b(?:i|my|me|we|our) /;
const opinionAsked =
  /\b(?:what do you (?:think|say|reckon)(?: (?:of|about) (?:that|it|this))?|any thoughts|thoughts|(?:what|how) about that|is (?:that|it) (?:a )?(?:good|bad|mad|silly|crazy)(?: idea)?|am i (?:mad|crazy|silly)|should i (?:go|do it|move|take it|say yes|stay|accept(?: it)?|really|try(?: it)?)) $/;
const newsLastsFor = 2;
const isEvent =
  /\b(?:have|got|won|found|broke|broken|fell|hurt|sprained|crashed|had|has|turned|turns|passed|finished|started|starting|starts|moved|moving|getting|joining|leaving|going|planted|adopted|bought|made|baked|met|born|came|comes|coming|learned|learnt|graduated|engaged|married)\b/i;

/**
 * A sorrow or a bad day told behind a question or a way on: it is answered, and the scene waits. `goesOn`: the question is one of the
 * scene's; who says at its side that they got wet wants to hear the tale.
 */
export function soreBeside(turn: Turn, goesOn = false): Act | null {
  const told = badNews.test(turn.message) && !turn.message.includes('?') ? turn.message : '';
  if (told && ofTheBody.test(told) && !ofAnother.test(told)) return nodded(fromPool(saying(turn, told), 'sickness'));
  if (sore.has(turn.intent) || (isMerry(turn.message) && !isHeavy(turn.message))) return null;
  for (const clause of othersOf(turn)) {
    const words = plainly(clause);
    const intent = intentBehind(clause, turn.character, lastReplyOf(turn));
    if (isNoSorrow(clause) || !sore.has(intent) || isQuestion(clause, words) || !ofOneself.test(written(words)))
      continue;
    if (goesOn && intent === 'bad-day' && !isHeavy(turn.message)) continue;
    // "You can have my half of the sneeze", "I have allergy to hay, it is true"
    if (intent === 'sickness' && (echoes(words, lastReplyOf(turn)) || /\ballerg(?:y|ic|ies)\b/i.test(clause))) continue;
    if (intent === 'fear' && adviceAsked(turn.words)) continue; // whoever is nervous and asks for advice wants some
    if (/^(?:so |and |but )?what if |\bfear (?:\w+ )+less than /.test(written(words))) continue;
    const answer = fromPool(saying(turn, clause), intent);
    if (answer) return { ...answer, hasNodded: true };
  }
  return null;
}

/** Said before what is told. */
export const badNews = /\b(?:bad|sad|terrible|awful) news\b/i;
const bad =
  /\b(?:broke|broken|turned my ankle|twisted my|sprained|threw up|thrown up|poorly|unwell|lost|lose|sick|ill|died|dead|hurts?|hospital|fell|stolen|stole|missing|failed|cried|crying|fights?|fought|shouted|yelled|bullied|fired|sacked|divorc\w+|accident|crash\w*|dented|a dent|scratched|burnt|scared|sad|angry|burn\w*|gone|ran away|escaped|alone|lonely|leaving us|moved out|cancelled|worried|nervous|ignor\w+|fell out|falling out|(?:hasn|haven|didn|won|doesn)['’]?t (?:spoken|talked|called|rung|written|forgiven|speak|talk|answer\w*|forgive|reply|replied)|not (?:spoken|talked|speaking|talking))\b/i;
/** "I sing to him when I'm nervous" is no bad news. */
const habit =
  /\b(?:when|whenever) (?:i|i'm|im|i am|i get|he|she|he's|she's) (?:\p{L}+ )?(?:nervous|sad|scared|worried|lonely|angry|alone|ill|sick)\b/giu;
/** "My dog would be scared", "he's escaped twice already": nothing has happened to anybody. */
const supposed =
  /\b(?:would|wouldn['’]?t|could|might)\b[^,.!?;]*|\bescaped (?:\p{L}+ )?(?:twice|already|again|before|once|all the time)\b|\b(?:always|loves to) escap\p{L}+|\blost (?:his|her|their|a|another) (?:\p{L}+ )?(?:tooth|teeth)\b|\b(?:steals|eats?|ate|eaten|never (?:\p{L}+ )?stole) (?:all )?(?:(?:my|the|our|a|his|her|\p{L}+['’]s) )?(?:\p{L}+ )?(?:socks?|shoes?|slippers?|trousers|scarf|scarves|gloves?|hats?|cheese|toast|sandwich|sausages?|biscuits?|homework|curtains?)\b/giu;
/** Whether something in `told` sounds like bad news. */
export const isBad = (told: string) => badNews.test(told) || bad.test(told.replace(habit, '').replace(supposed, ''));
const isGood =
  /\b(?:won|passed|pupp(?:y|ies)|kittens?|baby|birthday|promot\w+|engaged|married|graduat\w+|got (?:in|the job|an a|a new \w+)|learnt|learned|baked|adopted)\b/i;
/** No opinion is given of these, not even a question back that makes light of them. */
const isUnwise =
  /\b(?:meet|meeting|met|online|internet|stranger|run|running|quit|quitting|drop\w* out|tattoo|drink\w*|smok\w*|vap\w*|pills?|secret|diet|money|gambl\w*|bet)\b/i;

/** "What do you think, should I hide the trombone?" */
const asksForASide =
  /\bshould i (?!go\b|do it|move\b|take it|say yes|stay\b|accept\b|really\b|try\b)\w+ (?:the|my|our) /i;

/** "I'm moving to Lisbon, what do you think?" */
export function thoughtOf(turn: Turn): Act | null {
  if (asksForASide.test(turn.message)) return null; // a side is taken (counsel.ts)
  const clauses = turn.message.split(/(?<=[.!?…,])\s+|\n+/);
  if (!clauses.some((clause) => opinionAsked.test(written(plainly(clause))))) return null;
  const told = lifeIn(turn).map(({ statement }) => statement);
  const news = [...new Set([...newsIn(turn), ...told, ...newsBefore(turn)])];
  if (news.length === 0 || news.some((it) => isSore(turn, it) || isUnwise.test(it))) return null;
  const answer = knownAdvice(turn, news) ?? fromPool(turn, 'asked of news');
  return answer && { ...answer, hasNodded: true };
}

/** What is said to whoever tells just that, where it is a thing that people often tell. */
function knownAdvice(turn: Turn, news: readonly string[]): Act | null {
  return news.map((it) => talkedOfPerhaps(saying(turn, it))).find((it) => it !== null) ?? null;
}

/** The pool of a word in passing for what the message tells beside `turn.clause`, and who is named in it; null if it tells nothing. */
export function nodAt(turn: Turn): { readonly pool: string; readonly called: string } | null {
  const news = newsIn(turn).filter((it) => !statementsIn(turn.clause, turn.statements).includes(it));
  if (news.length === 0) return null;
  if (news.some((it) => isSore(turn, it))) return { pool: 'aside bad', called: '' };
  const known = peopleIn(turn.statements).map(({ name }) => name);
  const called = peopleIn(news).findLast(({ name }) => name && !known.includes(name))?.name;
  if (called && !news.some((it) => doesWithout.test(it))) return { pool: 'beside called', called };
  return { pool: news.some((it) => isGood.test(it)) ? 'beside told' : 'aside heard', called: '' };
}

/** "Milena, good" is no answer to "Milena can't have milk". */
export const doesWithout = /\b(?:allerg\w*|intolerant|coeliac|can['’]?t (?:eat|have|come|swim))\b/i;

/** What the message states of the visitor's life that they had not said before. */
function newsIn({ message, statements }: Turn): readonly string[] {
  return statementsIn(message, statements).filter((it) => !statements.includes(it) && isNews(it));
}

function newsBefore({ remarks, statements }: Turn): readonly string[] {
  const visitors = remarks.filter(({ category }) => category === 'user').slice(-newsLastsFor);
  return visitors
    .flatMap(({ message }) => statementsIn(message, []))
    .filter((it) => statements.includes(it) && isNews(it));
}

function isNews(statement: string): boolean {
  return (
    isEvent.test(statement) &&
    (hasAspect(statement, 'time', []) || / \p{Lu}/u.test(statement) || /^(?:my|our) /i.test(statement))
  );
}

function isSore(turn: Turn, told: string): boolean {
  const statement = told.replace(habit, '').replace(supposed, '');
  if (isGladNews(statement) || isNoSorrow(statement)) return false;
  return (
    isBad(statement) ||
    sore.has(intentOf(statement, turn.character)) ||
    isSoreness(statement) ||
    plainly(statement).some((word) => graveWords.has(word))
  );
}

const ofAnother = new RegExp(`\\b(?:my|our|his|her|their) (?:[a-z]+ )?(?:${relatives}|${beasts})\\b`, 'i');
const ofTheBody =
  /\b(?:doctor|operation|hospital|vet|knees?|hip|back|paw|leg|arm|ankle|wrist|tooth|dentist|ill|sick)\b/i;
const nodded = (act: Act | null): Act | null => act && { ...act, hasNodded: true };

const ofMyself = /^(?:and |but |so )?(?:i am|i'm|im|i feel) (?!afraid\W*$)/i;

function othersOf({ message, clause }: Turn): readonly string[] {
  return clausesOf(message)
    .flatMap((it) => [it, ...it.split(/,\s+/).filter((part) => ofMyself.test(part) && part !== it)])
    .filter((it) => it !== clause && (!clause.includes(it) || ofMyself.test(it)))
    .reverse();
}
