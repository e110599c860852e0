// Few type capital letters: "my flatmate jonas tried to lick it" speaks of Jonas.
import { isRepeatable } from '../../care/never-repeated.ts';
import { kinds } from './talk/kinds.ts';
import { pasts } from './told-clauses.ts';
import { beasts, relatives, size } from './told-words.ts';

/** Between kin and a verb stands a name, if it is no word that people use: "my brother always sings". */
const inSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}),? (?:is |was )?(?:called |named )?)([a-z]{3,12})(?=,|[.!?]|$| (?:${pasts}|is|has|can|will|says|and|who|\\p{L}{2,}(?:ed|es|s))\\b)`,
  'giu',
);
/** All words of the messages that visitors were thought to write. */
const vocabulary: ReadonlySet<string> = new Set(
  kinds.flatMap(({ messages }) => messages.flatMap((message) => message.toLowerCase().match(/[a-z']+/g) ?? [])),
);

/** `text` with a capital letter at each name of the visitor's kin and beasts. */
export function withCapitals(text: string): string {
  return text.replace(inSmall, (all, before: string, name: string) =>
    vocabulary.has(name.toLowerCase()) || !isRepeatable(name)
      ? all
      : `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );
}
