// Everybody of whom the visitor has spoken so far.
import { namedIn } from './told-named.ts';
import { type Person, peopleIn } from './told-people.ts';
import type { Turn } from './turn.ts';

/** Those with a name that was told by the way first. */
export function peopleKnown(turn: Turn): readonly Person[] {
  const { statements, remarks } = turn;
  const said = remarks.flatMap((it) => (it.category === 'user' ? [it.message] : []));
  return [...namedIn([...statements, ...said]), ...peopleIn(statements), ...peopleTold(turn)];
}

/** Those whom the forms of told.ts keep longer than the remarks stand in the history. */
function peopleTold({ told }: Turn) {
  return told.flatMap(({ words }) => {
    const noun = words.someone?.replace(/^your /, '');
    return noun && words.called ? [{ noun, name: words.called }] : [];
  });
}
