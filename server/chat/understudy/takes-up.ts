// Who tells of their own life is answered with what they told before anything else goes on: "You're moving on Saturday? Sit. The stew can wait."
import { talkedOfPerhaps } from './answers-talk.ts';
import { isAsking } from './clauses.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, isSaying, mostWordsOfALine, sayings } from './grammar.ts';
import { isMerry } from './merry.ts';
import { isWhoAndWhen, lifeIn, selfIn, type Tiding } from './own-life.ts';
import { badNews } from './said-beside.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';

const pool = 'takes up';
/** What answers itself, whatever is told with it. */
const answeredElsewhere: ReadonlySet<string> = new Set(
  'parting sickness sadness fear lonely bad-day breakup apology bot instructions protest why-that-name pardon greeting'.split(
    ' ',
  ),
);
/** So few words are told in the forms of told-forms.ts, which have pools of their own. */
const mostWordsOfAForm = 5;

/** The most particular thing that the message tells, taken up; null if it tells nothing of the kind, or asks for something. */
export function tookUp(turn: Turn): Act | null {
  if (!mayTakeUp(turn)) return null;
  const [tiding] = lifeIn(turn);
  if (!tiding || isBareForm(turn, tiding)) return null;
  const known = talkedOfPerhaps(saying(turn, tiding.statement));
  const isNamed = isWhoAndWhen(tiding.brief);
  return known ? nodded((isNamed ? behind(turn, tiding, known) : null) ?? known) : saidBack(turn, tiding);
}

/** What somebody says of themself, though it names no fact: "I could sleep for a week". */
export function tookUpSelf(turn: Turn): Act | null {
  const [tiding] = mayTakeUp(turn) ? [...lifeIn(turn), ...selfIn(turn)] : [];
  return tiding ? saidBack(turn, tiding) : null;
}

function mayTakeUp(turn: Turn): boolean {
  const { intent, clause, words, memory } = turn;
  if (isMerry(turn.message) && turn.progress.place) return false; // a joke within a story is laughed at, and the story goes on
  if (hasJustEchoed(turn) || (clause !== turn.message && isAsking(clause))) return false;
  return (
    !isQuestion(clause, words) &&
    !answeredElsewhere.has(intent) &&
    intent !== 'good-news' &&
    !intents.get(intent)?.feeling &&
    memory.feeling !== 'sad' &&
    !/\bhuh\W*$/i.test(turn.message)
  );
}

function isBareForm({ telling }: Turn, { statement }: Tiding): boolean {
  const isNamedBesides = telling.length > 1 && telling.some(({ kind }) => kind === 'called');
  return (
    isNamedBesides ||
    (telling.length > 0 && givesAName.test(statement)) ||
    (telling.length > 0 && countWords(statement) <= mostWordsOfAForm)
  );
}

/** "I have a cat too, called Bruno" */
const givesAName = /^i(?:['’]ve| have)(?: got)? an? [a-z ]{3,24}(?:,| too,?)? (?:called|named) \p{L}+$/iu;

function saidBack(turn: Turn, tiding: Tiding): Act | null {
  const lines = turn.part.script.pools.get(pool) ?? [];
  // The whole of it, if any line has room for that.
  for (const told of tiding.sayings) {
    const fits = lines.some((line) =>
      sayings(line, new Map([...turn.part.script.slots, ['told', [told]]])).some(
        (it) => countWords(it) <= mostWordsOfALine,
      ),
    );
    const isBadNews = isHard.test(tiding.statement) || badNews.test(turn.message);
    const act = fits ? fromPool(turn, pool, { told }, (line) => !isBadNews || !cheerful.test(line)) : null;
    if (act) return nodded(isBadNews ? pitied(turn, act) : act);
  }
  return null;
}

/** A word of pity before `act`, if there is room. */
function pitied(turn: Turn, act: Act): Act {
  const lines = (turn.part.script.pools.get('aside bad') ?? [])
    .flatMap((word) => sayings(word, turn.part.script.slots))
    .map((word) => `${word} ${act.line}`)
    .filter((line) => countWords(line) <= mostWordsOfALine);
  return { ...act, line: lines[Math.floor(turn.random() * lines.length)] ?? act.line };
}
const isHard =
  /\b(?:row|quarrel\w*|argument|argued|fell out|haven't spoken|sore|hurts?|leaks?|hate|broke|broken|lost|stole|stolen|failed|burnt|burned|cancelled|fired|sacked|ruined|worn out|exhausted|in (?:for )?repairs?|in the garage|broken down|not looking forward)\b/i;
/** Not said to bad news. */
const cheerful = /\b(?:good|lovely|surprises|wonderful|splendid|marvellous|wow|ooh|hooray|nice|fancy)\b|!/i;

/** `act` behind who and when were told, if there is room; null if there is none. */
export function behind(turn: Turn, { brief }: Pick<Tiding, 'brief'>, act: Act): Act | null {
  const line = brief && `${brief.charAt(0).toUpperCase()}${brief.slice(1)}. ${act.line}`;
  const isFit = line && countWords(line) <= mostWordsOfALine && !line.includes('\n') && isWelcome(turn)(line);
  return isFit ? { ...act, line } : null;
}

/** A line of the pool `title` behind what the message tells, if one has room for it; else one alone. */
export function fromPoolBehind(turn: Turn, title: string): Act | null {
  const alone = fromPool(turn, title);
  const [tiding] = lifeIn(turn);
  if (!alone || !tiding) return alone;
  const { part, random } = turn;
  const fitting = (part.script.pools.get(title) ?? [])
    .flatMap((line) => sayings(line, part.script.slots))
    .flatMap((line) => behind(turn, tiding, { ...alone, line }) ?? []);
  return fitting[Math.floor(random() * fitting.length)] ?? alone;
}

function nodded(act: Act): Act {
  return { ...act, hasNodded: true };
}

/** What is said back three times running is a parrot's. */
function hasJustEchoed({ part, remarks }: Turn): boolean {
  const last = remarks.filter(({ category }) => category === 'AI').slice(-mostEchoes);
  const lines = part.script.pools.get(pool) ?? [];
  return last.length === mostEchoes && last.every(({ message }) => lines.some((line) => isSaying(message, line)));
}
const mostEchoes = 2;

/** Whether a message tells of the visitor's life and wants nothing of the listener, so that no word in it is a wish. */
export function tellsOnly(turn: Turn): boolean {
  return !wishes.test(turn.message) && !turn.message.includes('?') && mayTakeUp(turn) && lifeIn(turn).length > 0;
}
const wishes =
  /\b(?:you|your|u|please|i want|rematch|can we|tell me|let's|lets|show me|give me|teach me|sing|another|next|more|again)\b(?<!\bi sing)(?!, you know|\s+know\b)/i;
