// A few words behind a reply that belongs to no scene, so that something is under way again: "Quietly, for once. Fancy a riddle?", or, where
// a scene was left, "Shall we go on?" (offers-heard.ts says what becomes of them).
import type { Question } from '../../../contract/chat.ts';
import { asksAfter } from './asks-after.ts';
import { scenesToOffer } from './doors.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { lifeIn } from './own-life.ts';
import type { Part } from './part.ts';
import { sore } from './said-beside.ts';
import type { SceneKind } from './scenes.ts';
import { enter } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { intents } from './understand.ts';
import { back } from './way-on.ts';

/** Who asked something has so many replies without another question. */
const repliesBetween = 2;
/** Where so many scenes were offered or played none is offered so: "tell me a story" has to find one left. */
const mostMet = 6;
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

/** All ways to ask whether to go on with a scene, of one of these kinds. */
export function goOnLines({ script }: Part, kinds: readonly SceneKind[] = everyKind): readonly string[] {
  const lines = script.pools.get('asks to go on') ?? [];
  return lines.flatMap((line) => kinds.map((kind) => line.replace('{play}', plays[kind])));
}

function pick<T>({ random }: Turn, all: readonly T[]): T | undefined {
  return all[Math.floor(random() * all.length)];
}
