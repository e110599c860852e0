// An offer is taken by its name, also when the talk has gone on since: "i want the waffle tower", "onion soup? you romantic devil".
import { inPassing } from './beside.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { isHeard } from './fit-to-say.ts';
import { begunBehind } from './offer-asked.ts';
import { begun } from './offers.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { refuses, wishesFor } from './scene-topic.ts';
import { beatAt, enter } from './stage.ts';
import { tellKindOf } from './tell-kinds.ts';
import type { Act, Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';

/** So many of the scenes that were offered last are remembered by name. */
const remembersOffers = 3;
const mostWordsOfAnEcho = 4;
const accepts =
  /^(?:(?:oh|do|please|yes|well|and|so|okay|go on|then) )*(?:tell(?: me)?|go on)(?: (?:all|everything|how|why|then|please|about it|the (?:whole )?(?:story|account|tale)))* $/;

/** The scene that was offered and is named; null in the middle of another one. */
export function offerTaken(turn: Turn): Act | null {
  const { place, left, met } = turn.progress;
  if (place && !isOffer(place)) return null;
  const clauses = clausesOf(turn.message);
  // "A salt cellar, my dear? Do tell me how."
  const last = clauses.at(-1) ?? '';
  if (place && clauses.length > 1 && accepts.test(written(plainly(last)))) return inPassing(turn, begun(turn, place));
  for (const name of met.slice(-remembersOffers).toReversed()) {
    const isLast = name === met.at(-1);
    const wish = clauses.find((clause) => wishesFor(turn.part, name, clause, isLast));
    if (wish === undefined || (left?.scene === name && !isOffer(left))) continue;
    if (plainly(wish).length <= mostWordsOfAnEcho && !isEchoOfJoy(turn, wish)) continue;
    const offer: Place = { scene: name, entry: 'offer', choices: [], waited: 0 };
    const act = beatAt(turn, offer)?.choices.length ? begun(turn, offer) : enterAnew(turn, name);
    if (act && !isHeard(turn, act.line)) return place ? begunBehind(turn, act) : inPassing(turn, act);
  }
  return null;
}

/** "Which war was it that you ended?", asked of a story that is offered and of which nothing else is known: the story tells. */
export function storyAsked(turn: Turn, place: Place): Act | null {
  const { part, words, clause, remarks } = turn;
  const kind = part.scenes.all.find(({ name }) => name === place.scene)?.kind;
  if (!isOffer(place) || kind !== 'story' || !isQuestion(clause, words) || refuses.test(written(words))) return null;
  const asked = tellKindOf(written(words));
  if (asked === null || !ofAStory.has(asked)) return null;
  const offer = beatAt(turn, place)?.line ?? '';
  const wasOffered = remarks.some(({ category, message }) => category === 'AI' && message === offer);
  const things = new Set(restOf(plainly(offer), []));
  const isOfIt = restOf(plainly(turn.message), []).some((stem) => things.has(stem));
  return wasOffered && isOfIt ? inPassing(turn, begun(turn, place)) : null;
}
const ofAStory: ReadonlySet<string> = new Set(['who', 'which', 'why', 'when', 'how', 'then', 'did', 'where']);

function isOffer({ entry, choices }: Place): boolean {
  return entry === 'offer' && choices.length === 0;
}

function enterAnew(turn: Turn, name: string): Act | null {
  const scene = turn.part.scenes.all.find((it) => it.name === name);
  return scene ? enter(turn, scene, 'begin') : null;
}

/** Whether what stands beside a bare name asks nothing and turns nothing down. */
function isEchoOfJoy(turn: Turn, echo: string): boolean {
  if (turn.telling.length > 0 || intents.get(turn.intent)?.feeling === 'hurt') return false;
  return clausesOf(turn.message).every((clause) => {
    const words = plainly(clause);
    return clause === echo || !(isQuestion(clause, words) || isAsking(clause) || refuses.test(written(words)));
  });
}
