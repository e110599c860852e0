// News told behind a nod at the tale: "lol imagine the ducks. i had a goose on the road today". Where the next line has no room for a word
// about it, the news is heard first, and the scene waits.
import { goOn, leading, withButtons } from './act-scene.ts';
import type { Chosen } from './choice.ts';
import { isAsking } from './clauses.ts';
import { isSaying } from './grammar.ts';
import { heardOf } from './hears.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { beatAt, isGuessed } from './stage.ts';
import { isOpen, takes } from './takes-offer.ts';
import { thingBeside } from './thing-beside.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Null where nothing of the kind is told, or the message asks for something, chooses, or was heard so a moment ago. */
export function newsFirst(turn: Turn, place: Place, chosen: Chosen): Act | null {
  if (chosen.isButton || isGuessed(turn.part, place.scene) || hasJustHeard(turn)) return null;
  if (isOpen(place) && takes(turn.message)) return null; // who wants what is offered gets it
  const { choices = [] } = beatAt(turn, place) ?? {};
  const isNod = choices.length === 1 || choices[chosen.index]?.tags.some((tag) => nods.has(tag)) === true;
  const asks = turn.message
    .split(/(?<=[.!?…])\s+/)
    .some((it) => it.includes('?') || isQuestion(it, plainly(it)) || isAsking(it));
  const thing = isNod && !asks && isNew.test(turn.message) ? thingBeside(turn) : null;
  if (!thing || goOn(turn, place, chosen)?.hasNodded) return null;
  const heard = heardOf(turn, thing, false);
  return heard && withButtons(turn, leading(heard, place));
}

/** What has just happened, or soon will. */
const isNew =
  /\b(?:today|yesterday|tonight|tomorrow|this (?:morning|week|weekend|evening)|last (?:week|night)|next \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thurs|just|i had|i got|i(?:'|’)?ve got)\b/iu;

/** The ways of whoever only listens, or feels with somebody. */
const nods: ReadonlySet<string> = new Set([
  'more',
  'aw',
  'poor',
  'sorry',
  'laugh',
  'cheer',
  'wow',
  'oh no',
  'no way',
  'really',
]);

function hasJustHeard({ part, remarks }: Turn): boolean {
  const lines = part.script.pools.get('hears') ?? [];
  const said = remarks.filter(({ category }) => category === 'AI').slice(-linesBack);
  return said.some(({ message }) => lines.some((line) => isSaying(message, line)));
}
const linesBack = 6;
