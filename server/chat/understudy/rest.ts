// What a message says besides asking and naming: "how did the bell ringer take losing" asks nothing that is known of the bell.
import { plainly } from './plain.ts';
import { stemOf } from './triggers.ts';

/** Words that ask, point, or stand beside what is asked about. */
const asking = new Set(
  `what who whose whom where when why how which is are was were am be been do does did has have had will would can could should shall the a an your my his her its our their this that these those it he she they you i me him them us we
  of to at in on for with about from by as and or so but if then than really actually lol haha hehe lmao omg wow many much long old big far often very too also name named called tell more kind like okay well oh ah aww aw hm hmm wait
  not no yes yeah there here still now ever never again only even all any some one ones thing things something anything happened happen happens come came mean meant means know get got say said says just please exactly
  sure true serious seriously kidding joking honest honestly explain huh pardon dear darling love honey babe sweetheart sweetie hey hi next go going goes went on up out off else sort sounds sound think thought wonder ask asked asking
  bit lot cute sweet nice funny good great poor going gonna wanna want let make makes made look looks
  into over under near around behind down back new old real beautiful own kind still today tonight yesterday tomorrow morning evening night day time first last already more most less little`.split(
    /\s+/,
  ),
);
const fewestLetters = 3;

/** Whether `word` (normalised by `plainly`) says more than a question does anyway. */
export function tellsMore(word: string): boolean {
  return word.length >= fewestLetters && !asking.has(word);
}

/** The stems of those of `words` (normalised by `plainly`) that neither ask nor point nor stand in `known`, what is spoken of anyway. */
export function restOf(words: readonly string[], known: readonly string[]): readonly string[] {
  const named = new Set(known.flatMap((name) => plainly(name).map(stemOf)));
  return words
    .filter((word) => word.length >= fewestLetters && !asking.has(word))
    .map(stemOf)
    .filter((stem) => !named.has(stem));
}

/** Whether `line` speaks of any of `rest`, or the rest has at most `mostOthers`. */
export function isAboutRest(line: string, rest: readonly string[], mostOthers = 0): boolean {
  if (rest.length <= mostOthers) return true;
  const said = new Set(plainly(line).map(stemOf));
  return rest.some((stem) => said.has(stem));
}
