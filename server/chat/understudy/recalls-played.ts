// "What song did you sing me?", "do you even remember what we did tonight?": the piece of this talk, by its title.
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { type SceneKind, sceneKinds } from './scenes.ts';
import { beatAt } from './stage.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const piece = 'song|story|tale|poem|riddles?|game|recipe|lesson|adventure|heist|dance';
const when = '(?:tonight|today|earlier|before|again|so far|together|just now|all (?:evening|night))';
const asking = [
  `\\b(?:what|which) (${piece}) (?:was it |was that )?(?:that )?(?:did |have |had )?(?:you|we) (?:just )?(?:sing|sang|sung|tell|told|play|played|read|teach|taught|begin|began|start|started|do|did|cook|cooked)\\b`,
  `\\bremember (?:what|which) (${piece})\\b`,
  `\\bremember the (${piece}) (?:that )?(?:you|we)\\b`,
  `\\bwhat (?:did we|have we|we) (?:do|done|did|play|played)\\b.*\\b${when}`,
  `\\b(?:remember|know) (?:at all )?what we (?:did|played|were doing|have done)\\b`,
  `\\bwhat did you (?:teach|sing|read|play|tell) (?:me|us|to me|for me) (?:\\w+ )?${when}`,
].map((form) => new RegExp(form));
/** What people call a piece, and what it is called in its file. */
const kindsOf: Readonly<Record<string, readonly SceneKind[]>> = {
  tale: ['story'],
  riddles: ['riddle'],
  heist: ['adventure'],
  dance: ['lesson'],
};

/** The title of what was sung, told or played, the last that was begun; null if nobody asks for it. */
export function recalledPlay(turn: Turn): Act | null {
  const text = written(plainly(turn.message));
  const found = asking.map((form) => form.exec(text)).find((it) => it !== null);
  if (!found) return null;
  const wanted = found[1] ? (kindsOf[found[1]] ?? sceneKinds.filter((kind) => kind === found[1])) : null;
  const played = begunIn(turn).find((name) => isOneOf(turn, name, wanted)) ?? begunIn(turn)[0];
  return played ? fromPool(turn, 'recalls played', { played: titleOf(played) }) : fromPool(turn, 'recalls no play');
}

function isOneOf({ part }: Turn, name: string, kinds: readonly SceneKind[] | null): boolean {
  return (
    kinds === null || kinds.some((kind) => part.scenes.all.some((scene) => scene.name === name && scene.kind === kind))
  );
}

/** The scenes of this talk that were begun and not only offered, the latest first. */
function begunIn(turn: Turn): readonly string[] {
  const { place, left, met } = turn.progress;
  const isBegun = (it: Place | null) => it !== null && (it.entry === 'begin' || it.choices.length > 0);
  const said = new Set(turn.remarks.map(({ message }) => message));
  const heard = met.toReversed().filter((scene) => {
    const first = beatAt(turn, { scene, entry: 'begin', choices: [], waited: 0 })?.line;
    return first !== undefined && said.has(first);
  });
  return [...new Set([place, left].flatMap((it) => (it && isBegun(it) ? [it.scene] : [])).concat(heard))];
}

/** "Nine Wet Socks" of nine_wet_socks, "the Bow Lesson" of lesson_bow. */
export function titleOf(name: string): string {
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [first = '', ...rest] = words;
  if (first === 'Ode' && rest[0] !== 'To') return `Ode to ${rest[0]?.startsWith('Mar') ? '' : 'a '}${rest.join(' ')}`;
  if (first === 'Ode') return words.join(' ').replace(' To ', ' to ');
  return ofPieces.has(first) ? `the ${rest.join(' ')} ${first}` : words.join(' ');
}
const ofPieces: ReadonlySet<string> = new Set('Lesson Poem Song Recipe Heist Proposal Quarrel'.split(' '));
