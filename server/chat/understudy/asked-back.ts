// What the character said is asked back, and nothing more is known of it: "which owl?", "why did you fall over?" The answer names what was
// asked about, and owns up.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { isHeard } from './fit-to-say.ts';
import { plainly, written } from './plain.ts';
import { thingAsked, thingTakenUp } from './quoting.ts';
import { commonWords } from './related.ts';
import { isHarmless } from './talk/known-words.ts';
import { tellKindOf } from './tell-kinds.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { gerundOf, infinitiveOf } from './verb-forms.ts';

/** What was done by others is not answered as though the character had done it. */
const ofOthers: ReadonlyMap<string, string> = new Map([
  ['why', 'quotes why'],
  ['how', 'quotes how'],
  ['name', 'quotes name'],
  ['then', 'quotes what'],
  ['like', 'quotes what'],
]);
const ofAnybody: ReadonlyMap<string, string> = new Map([
  ['who is', 'quotes person'],
  ['who', 'quotes who'],
  ['where', 'quotes where'],
  ['which', 'quotes which'],
]);
const isOfYou = /\b(?:you|your) /;
const whichAsked = /\bwhat (?:\w+ )?\w+ $/;
const moreAsked =
  /\b(?:tell (?:me|us) (?:more |everything |all )?(?:about|of) |what about |what (?:did|do|does|was|is|were|are|had|have) )/;
const deedAsked =
  /\b(?:why|what for|how come)\b.*?\b(?:did|do|have|had|would) you (?:ever |even |just |really |have to |want to |decide to |need to )*([a-z]{2,})(?: (over|up|down|off|out|in|away|back|through|around|along|on|it|that|them|him|her))? /;
const vagueVerbs: ReadonlySet<string> = new Set(
  'be have do think say mean know like love want need ask get keep'.split(' '),
);
const mostWords = 14;

/** The pools whose lines answer a question of `kind`. */
export function poolsAskedBack(kind: string): readonly string[] {
  return [ofOthers.get(kind), ofAnybody.get(kind)].filter((pool) => pool !== undefined);
}

/** Why or how something is, or by the pool `other` what it is, that stands in the last line and was not the character's doing: "The hats? ..." */
export function quoted(turn: Turn, other?: string): Act | null {
  const text = written(turn.words);
  const pool = isOfYou.test(text) ? undefined : (ofOthers.get(tellKindOf(text) ?? '') ?? other);
  const thing = pool && thingAsked(turn);
  return thing ? fresh(turn, pool, thing) : null;
}

/** An honest answer that names the thing, the person or the deed of the last lines that is asked about; null if it is none of these. */
export function askedBack(turn: Turn): Act | null {
  const { words, memory } = turn;
  if (words.length > mostWords || memory.feeling === 'sad' || words.some((word) => graveWords.has(word))) return null;
  const text = written(words);
  const deed = deedOf(turn, text);
  if (deed) return fresh(turn, 'quotes deed', deed);
  const pool = poolFor(text);
  const thing = pool && thingTakenUp(turn);
  return thing ? fresh(turn, pool, thing) : null;
}

function poolFor(text: string): string | undefined {
  const kind = tellKindOf(text) ?? '';
  const known = ofAnybody.get(kind) ?? (isOfYou.test(text) ? undefined : ofOthers.get(kind));
  if (known) return known;
  if (kind === '' && whichAsked.test(text)) return 'quotes which';
  return moreAsked.test(text) && (kind === '' || kind === 'did') ? 'quotes more' : undefined;
}

/** "Falling over", of which "why did you fall over?" asks, if the character said that it fell. */
function deedOf({ remarks }: Turn, text: string): string | null {
  const [, verb = '', particle = ''] = deedAsked.exec(text) ?? [];
  if (!verb || vagueVerbs.has(verb) || commonWords.has(verb)) return null;
  const said = remarks
    .filter(({ category }) => category === 'AI')
    .slice(-linesBack)
    .flatMap(({ message }) => plainly(message));
  const isTold = said.some((word) => word === verb || infinitiveOf(word) === verb);
  if (!isTold || !isRepeatable(verb)) return null;
  return `${gerundOf(verb)}${particle && isHarmless([particle]) ? ` ${particle}` : ''}`;
}
const linesBack = 2;

/** A line of a pool that is small: none that was said within thirty turns. */
function fresh(turn: Turn, pool: string, thing: string): Act | null {
  const act = fromPool(turn, pool, { thing });
  return act && !isHeard(turn, act.line) ? act : null;
}
