// A few words behind a reply that belongs to no scene, so that something is under way again: "Quietly, for once. Fancy a riddle?", or, where
// a scene was left, "Shall we go on?". Whoever goes on with something else has not heard them.
import type { Question } from '../../../contract/chat.ts';
import { asksAfter } from './asks-after.ts';
import { choiceAt } from './choice-at.ts';
import { scenesToOffer } from './doors.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { offerTakenBeside } from './offers.ts';
import { lifeIn } from './own-life.ts';
import { partsOf } from './parts-of.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { sore } from './said-beside.ts';
import type { SceneKind } from './scenes.ts';
import { beatAt, enter } from './stage.ts';
import { takes } from './takes-offer.ts';
import type { Act, Part, Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';
import { back, wayOnIn } from './way-on.ts';
import { waysIn } from './ways.ts';

/** Who asked something has so many replies without another question. */
const repliesBetween = 2;
/** Where so many scenes were offered or played none is offered so: "tell me a story" has to find one left. */
const mostMet = 6;
const mostWordsOfAYes = 5;
/** Nothing is offered in the breath that owns up to a fault. */
const sorry = /\b(?:sorry|forgive|pardon|apolog\w+|my (?:fault|mistake|error)|perd[oó]n)\b/i;
const leaving: ReadonlySet<string> = new Set(['parting', 'sleep', 'no', 'boredom', 'protest', 'jealousy']);

/** `said` with an offer behind it, where there is room, and the visitor is neither sad nor cross nor leaving. */
export function withAnOffer(turn: Turn, { history = [] }: Question, said: Act): Act {
  const replies = history.filter(({ category }) => category === 'AI').map(({ message }) => message);
  const isAsked = [...replies.slice(-repliesBetween), said.line].some((line) => /\?$/.test(line));
  const isSorry = sorry.test(said.line);
  if (isAsked || isSorry || !/[.!]$/.test(said.line) || said.line.includes('\n') || isTender(turn)) return said;
  const isFit = (line: string) => {
    const isRoom = countWords(`${said.line} ${line}`) <= mostWordsOfALine;
    return isRoom && isWelcome(turn)(line) && !replies.some((reply) => reply.endsWith(line));
  };
  if (said.say.includes(back)) {
    const waiting = (said.progress.place ?? said.progress.left)?.scene;
    const kind = turn.part.scenes.all.find(({ name }) => name === waiting)?.kind;
    const line = kind && pick(turn, goOnLines(turn.part, [kind]).filter(isFit));
    return line ? withLine(said, line) : said;
  }
  const { met } = said.progress;
  const asked = said.progress.place ? null : asksAfter(turn, isFit);
  if (asked) return withLine(said, asked);
  if (said.progress.place || met.length >= mostMet) return said;
  const offers = scenesToOffer(turn.part.scenes)
    .filter(({ name }) => !met.includes(name))
    .flatMap((scene) => (turn.part.leads.get(scene.name)?.brief ?? []).filter(isFit).map((line) => ({ scene, line })));
  const offer = pick(turn, offers);
  const entered = offer && enter({ ...turn, progress: said.progress }, offer.scene, 'offer');
  return entered ? { ...withLine(said, offer.line), say: entered.say, progress: entered.progress } : said;
}

function withLine(said: Act, line: string): Act {
  return { ...said, line: `${said.line} ${line}` };
}

function isTender(turn: Turn): boolean {
  const { intent, memory, message } = turn;
  const isFelt = (intents.get(intent)?.feeling ?? null) !== null;
  const isNews = turn.telling.length > 0 || lifeIn(turn).length > 0; // whoever tells something of their own is listened to
  return isNews || isFelt || memory.feeling !== null || sore.has(intent) || leaving.has(intent) || isHeavy(message);
}

/** `question` as though its replies had offered nothing behind what they say; a yes to "Shall we go on?" asks where the two were. */
export function withoutOffersBeside(question: Question, part: Part): Question {
  const { history = [], message = '', instead } = question;
  const briefs = [...part.leads.values()].flatMap(({ brief }) => brief);
  const last = history.findLast(({ category }) => category === 'AI')?.message ?? '';
  // "Yes the song. im mats by the way" goes on, too.
  const [first = '', ...rest] = partsOf(message);
  const isNamed = /\bthe (?:story|song|poem|riddles?|game|recipe|lesson)\b/i.test(first); // "yes the story, who came in"
  const saysYes = isYes(message) || (isYes(first) && (isNamed || !rest.some((it) => isQuestion(it, plainly(it)))));
  const goesOn = goOnLines(part).some((line) => last.endsWith(` ${line}`)) && saysYes && wayOnIn(question) === null;
  const bare = (text: string) => {
    const offer = [...briefs, ...goOnLines(part)].find((line) => text.endsWith(` ${line}`));
    return offer ? text.slice(0, -offer.length - 1) : text;
  };
  return {
    ...question,
    ...(goesOn ? { message: back } : {}),
    ...(instead ? { instead: instead.map(bare) } : {}),
    history: history.map((it) => (it.category === 'AI' ? { ...it, message: bare(it.message) } : it)),
  };
}

function isYes(message: string): boolean {
  const words = plainly(message);
  const ways = waysIn(words);
  return (
    !isQuestion(message, words) &&
    words.length <= mostWordsOfAYes &&
    (ways.has('yes') || ways.has('more')) &&
    !ways.has('no')
  );
}

/** `turn` without the offer that stood behind the last reply, where the message neither takes nor declines it. */
export function passedBy(turn: Turn, { history = [] }: Question): Turn {
  const { place } = turn.progress;
  if (place?.entry !== 'offer' || place.choices.length > 0) return turn;
  const last = history.findLast(({ category }) => category === 'AI')?.message ?? '';
  if (beatAt(turn, place)?.line === last) return turn;
  const isBeside = turn.part.leads.get(place.scene)?.brief.some((line) => last.endsWith(` ${line}`));
  if (!isBeside || isAnswered(turn, place)) return turn;
  return { ...turn, progress: { ...turn.progress, place: null } };
}

/** By what its buttons say, a short yes or no, or a yes behind something else. */
function isAnswered(turn: Turn, place: Place): boolean {
  const found = choiceAt(turn, place);
  const words = plainly(turn.message);
  const ways = waysIn(words);
  const isShort = words.length <= mostWordsOfAYes && !turn.message.includes('?');
  return (
    found?.isSure === true ||
    (found !== null && isShort && ['yes', 'no', 'more'].some((way) => ways.has(way))) ||
    takes(turn.message) ||
    offerTakenBeside(turn, place) !== null
  );
}

/** What each kind of scene is called by whoever goes on with it. */
const plays: Readonly<Record<SceneKind, string>> = {
  story: 'the story',
  song: 'the song',
  poem: 'the poem',
  riddle: 'the riddles',
  game: 'the game',
  recipe: 'the recipe',
  lesson: 'the lesson',
  adventure: 'our adventure',
  quarrel: 'our quarrel',
  proposal: 'the question',
};
const everyKind = Object.keys(plays) as SceneKind[];

function goOnLines({ script }: Part, kinds: readonly SceneKind[] = everyKind): readonly string[] {
  const lines = script.pools.get('asks to go on') ?? [];
  return lines.flatMap((line) => kinds.map((kind) => line.replace('{play}', plays[kind])));
}

function pick<T>({ random }: Turn, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)];
}
