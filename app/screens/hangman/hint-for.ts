// Who gives a hint, and what it costs: docs/product.md, 6.12.

import { nameOf } from '#texts/names.ts';
import type { Hint } from '../../texts/hint.ts';
import { type Game, lostTags, mayPay } from './game.ts';
import { nameTags } from './name-tags.ts';

/** Two tags call their character otherwise. */
export const tagNames: Readonly<Record<string, string>> = { Gingerbread: 'Gingy', 'Suzy Sugar': 'Suzy Sugarplum' };

const placeOf = ({ by }: Hint) => nameTags.findIndex(({ name }) => name === (tagNames[by] ?? by));

/**
 * The game with the tag paid that the hint costs, and the hint; `null` where there is none. It is given by the first of `hints` whose tag still
 * hangs; where none of them does, the next on the rope says what anyone can say. Asked again, the same one says the same for nothing.
 */
export function hintFor(game: Game, hints: readonly Hint[]): { game: Game; line: string } | null {
  const lost = lostTags(game, nameTags);
  const hangs = (place: number) => nameTags.some((tag, at) => at === place && !lost.includes(tag));
  const plain = hints.find(({ by }) => by === 'anyone');
  if (game.paid !== undefined) return told(game, game.paid, hints.find((hint) => placeOf(hint) === game.paid) ?? plain);
  if (!mayPay(game)) return null;
  const own = hints.find((hint) => hangs(placeOf(hint)));
  const place = own ? placeOf(own) : nameTags.findIndex((_, at) => hangs(at));
  return told({ ...game, paid: place }, place, own ?? plain);
}

function told(game: Game, place: number, hint: Hint | undefined) {
  const tag = nameTags[place];
  return tag && hint ? { game, line: `${nameOf(tag.name)}: ${hint.text}` } : null;
}
