// Whoever told their name is called by it, or sweetly, and by nobody else's name.
import type { Part } from './part.ts';

const isName = /^\p{Lu}/u;
/** Who is not the one they play tonight may be neither. */
const isOfOneSex =
  /^(?:(?:my|bella|sweet) )?(?:wife|husband|lass|lad|queen|king|princess|prince|ogre|querida|gatita|bandida|señorita|ladrona|lady|lord|girl|boy|madam|sir)$/iu;
const known = new WeakMap<Part, Part>();

/** `part` without the names among its words for the visitor: "Harold" is no word for Finn. */
export function withoutOtherNames(part: Part): Part {
  const before = known.get(part);
  if (before) return before;
  const dears = part.script.slots.get('dear') ?? [];
  const slots = new Map([
    ...part.script.slots,
    ['dear', dears.filter((dear) => !isName.test(dear) && !isOfOneSex.test(dear))] as const,
  ]);
  const without = { ...part, script: { ...part.script, slots } };
  known.set(part, without);
  return without;
}
