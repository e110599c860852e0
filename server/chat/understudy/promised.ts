// What the character promised is called for, also some turns later: "your turn, you promised the tax collector!" It is done, by its name.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { turned } from './agreed.ts';
import { opened } from './answers-scene.ts';
import { clausesOf } from './clauses.ts';
import { sceneNamed } from './doors.ts';
import { isHeard } from './fit-to-say.ts';
import { sayings } from './grammar.ts';
import { ends } from './noun.ts';
import { begun } from './offers.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { namesTopic } from './scene-topic.ts';
import { withoutCalling } from './spoken-to.ts';
import { beatAt, enter } from './stage.ts';
import { again } from './taken-up.ts';
import { isHarmless } from './talk/known-words.ts';
import { rootOf } from './triggers.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';
import { gerundOf } from './verb-forms.ts';

/** So many of the character's replies are gone through for it, the newest first. */
const repliesBack = 10;
const mostWordsOfADeed = 5;
const calls = [
  /\byou (?:did |just |only |still )*(?:promised|swore|vowed)(?: me| us| that)*(?: you (?:would|will))? (.*)$/,
  /\byou (?:did |just )*said you (?:would|will) (.*)$/,
  /\byou (?:still )?owe me (.*)$/,
  /\b(?:keep|remember|what about|forgot|forgotten) your (?:promise|word)(?: about| of| to)? ?(.*)$/,
  /^(?:(?:and|but|so|okay|now|well|right|then) )*(?:it is )?your turn(?: now| then| to)? ?(.*)$/,
];
/** What a called promise is written under in a card of follow-ups/. */
const due = 'promised';
const promising =
  /\b(?:I'll|I will|I shall|let me|I'd|I can|I could) (?:gladly |even |just |only |also )?(?!be\b|have\b|not\b|never\b|allow\b|let\b|say\b)([a-z]+)((?: [\p{L}'-]+)*)/iu;
const offering = /\b(?:shall|will|could|can) (?:I|we) ([a-z]+)((?: [\p{L}'-]+)*)/iu;

/** What was promised, done; null if nobody calls for it, or nothing of the kind was promised. */
export function promised(turn: Turn): Act | null {
  const tail = calledFor(turn);
  if (tail === null || turn.memory.feeling === 'sad') return null;
  const wanted = restOf(plainly(tail), []);
  if (plainly(tail).some((word) => graveWords.has(word))) return null;
  const replies = turn.remarks.filter(({ category }) => category === 'AI').map(({ message }) => message);
  const lines = replies.slice(-repliesBack).toReversed();
  const roots = new Set(plainly(tail).map(rootOf));
  const line = lines.find((it) => (wanted.length === 0 ? promising.test(it) : sharesAny(it, roots)));
  // What nobody promised is done too, if there is no harm in it.
  const { left } = turn.progress;
  if (left && namesTopic(turn.part, left.scene, plainly(tail))) return again(turn, left);
  if (line === undefined) return performed(turn, tail) ?? kept(turn, '', tail);
  return paid(turn, line) ?? begunAtLast(turn, line) ?? performed(turn, tail) ?? kept(turn, line, tail);
}

function calledFor({ message, character }: Turn): string | null {
  const said = withoutCalling(message, character);
  for (const clause of [...clausesOf(said), said]) {
    const text = written(plainly(clause));
    const found = calls.map((call) => call.exec(text)?.[1]).find((it) => it !== undefined);
    if (found !== undefined) return found;
  }
  return null;
}

function sharesAny(line: string, roots: ReadonlySet<string>): boolean {
  return (
    restOf(plainly(line), []).length > 0 && plainly(line).some((word) => word.length > 3 && roots.has(rootOf(word)))
  );
}

/** "But you promised to tell how one caught you!": the scene that `line` offered, and that never began. */
function begunAtLast(turn: Turn, line: string): Act | null {
  const last = turn.progress.met.at(-1);
  if (!last || turn.progress.place || turn.progress.left?.scene === last) return null;
  const offer: Place = { scene: last, entry: 'offer', choices: [], waited: 0 };
  return beatAt(turn, offer)?.line === line ? begun(turn, offer) : null;
}

/** What the script has for just this promise. */
function paid(turn: Turn, line: string): Act | null {
  const { part, memory, progress } = turn;
  const answers = part.followUps.after(line, memory.name).flatMap((card) => card.answers);
  const fresh = answers
    .filter(({ when }) => when.split(',').some((it) => it.trim() === due))
    .flatMap(({ text }) => sayings(text, part.script.slots))
    .find((it) => !isHeard(turn, it));
  return fresh ? { line: fresh, progress, say: [] } : null;
}

/** A song, a tale or a recipe that was promised begins. */
function performed(turn: Turn, tail: string): Act | null {
  const words = plainly(tail);
  const scene = sceneNamed(turn.part.scenes, words, turn.progress.met);
  return scene ? enter(turn, scene, 'begin') : opened(saying(turn, tail));
}

function kept(turn: Turn, line: string, tail: string): Act | null {
  const thing = deedIn(line) ?? deedOf(tail) ?? nounOf(tail);
  return thing ? fromPool(turn, 'keeps promise', { thing }) : null;
}

/** "Doing the tax collector", of "I'll do the tax collector, you do the night watch." */
function deedIn(line: string): string | null {
  const [, verb = '', rest = ''] = promising.exec(line) ?? offering.exec(line) ?? [];
  if (!verb) return null;
  const words = rest
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const end = words.findIndex((word) =>
    /^(?:till|until|if|while|and|when|so|because|or|but|unless|before|after)$/.test(word),
  );
  const object = (end === -1 ? words : words.slice(0, end)).slice(0, mostWordsOfADeed);
  return [gerundOf(verb.toLowerCase()), ...object].join(' ');
}

/** "Dancing with the grandfathers", of "to dance with the grandfathers though". */
function deedOf(tail: string): string | null {
  const [, verb = '', rest = ''] = /^to ([a-z]{3,}) ?(.*)$/.exec(written(plainly(tail)).trim()) ?? [];
  const words = plainly(rest.replace(/ ?(?:though|too|now|again|please|then)$/, '')).map((it) => turned.get(it) ?? it);
  if (!verb || words.length > mostWordsOfADeed || !isHarmless(plainly(tail))) return null;
  return [verb, ...words].every((it) => isRepeatable(it) || ends.has(it)) ? [gerundOf(verb), ...words].join(' ') : null;
}

function nounOf(tail: string): string | null {
  const words = plainly(tail).slice(0, mostWordsOfADeed);
  const isSayable = words.length > 0 && isHarmless(words) && words.every((word) => isRepeatable(word));
  return isSayable && /^(?:the|a|an|your|my) /.test(written(words)) ? words.join(' ') : null;
}
