// What the visitor has told and stated so far, in the remarks of the history and longer ago.
import { type Memory, nameTold } from './memory.ts';
import { onceAReply } from './once-a-reply.ts';
import { toldAfter } from './told.ts';
import { ailmentIn, inFirstPerson } from './told-ailments.ts';
import type { Told } from './told-forms.ts';
import { statementsIn } from './told-statements.ts';
import { joined } from './told-text.ts';

export type ToldBefore = Told & { readonly remarksAgo: number };

/** `before`, and what `remarks` state and was not in it. */
export function stated(remarks: readonly string[], before: readonly string[]): readonly string[] {
  const older = [...new Set(before.flatMap((it) => [it, ...statedBy(it)]))];
  const all = [...older];
  const found: string[] = [];
  // Who "she" is, only what was said before can tell: of `before`, what stands in front of the remark's own statements.
  const placesOf = remarks.map((it) => placesIn(older, it));
  let from = Math.min(older.length, ...placesOf.flat());
  for (const [i, remark] of remarks.entries()) {
    const places = placesOf[i] ?? [];
    from = Math.max(from, Math.min(older.length, ...places));
    for (const it of statementsIn(remark, [
      ...older.slice(0, places.length > 0 ? Math.min(...places) : from),
      ...found,
    ])) {
      found.push(it);
      // What is said again counts as said now.
      if (all.includes(it)) all.splice(all.indexOf(it), 1);
      all.push(it);
    }
    from = Math.max(from, ...places.map((place) => place + 1));
    const name = nameTold(remark);
    if (name && !all.some((it) => nameTold(it) === name)) all.push(`i'm ${name}`); // "pat here", which is no sentence
    const ailment = ailmentIn(remark);
    if (ailment && !all.some((it) => ailmentIn(it) === ailment)) all.push(inFirstPerson(ailment)); // "home with a rotten cold"
  }
  return all;
}

const statedBy = onceAReply((text) => statementsIn(text, []));

/** Where in `statements` those of `remark` stand. */
function placesIn(statements: readonly string[], remark: string): readonly number[] {
  return statements.length === 0
    ? []
    : statedBy(remark)
        .map((it) => statements.indexOf(it))
        .filter((at) => at >= 0);
}

/** What stands in no remark of the history any more comes first. */
export function toldBefore(remarks: readonly string[], longAgo: readonly Told[]): readonly ToldBefore[] {
  const told: ToldBefore[] = [];
  for (const [i, remark] of remarks.entries()) {
    const all = toldAfter(remark, told).map((it) => ({ ...it, remarksAgo: remarks.length - i }));
    told.push(...all);
  }
  const older = joined(told, longAgo).slice(told.length);
  return [...older.map((it) => ({ ...it, remarksAgo: remarks.length + 1 })), ...told];
}

/** A name that was told longer ago than the history goes back. */
export function withName(memory: Memory, statements: readonly string[]): Memory {
  const name = memory.name ?? statements.map(nameTold).findLast((it) => it !== null) ?? null;
  return name === memory.name ? memory : { ...memory, name };
}

/** What `message` tells that was not in `told`, and not of a thing of the character's `last` line. */
export function toldNow(message: string, told: readonly Told[], last: string): readonly Told[] {
  return joined(told, toldAfter(message, told))
    .slice(told.length)
    .filter((it) => !isOfTheLine(it, last));
}

/** "But I like the one chair", of a chair that was just spoken of, is told of nobody. */
function isOfTheLine({ kind, words }: Told, line: string): boolean {
  const thing = kind === 'like' || kind === 'dislike' ? (words[kind] ?? '') : '';
  return /^(?:the|that|this|your) /.test(thing) && line.toLowerCase().includes(thing.split(' ').at(-1) ?? '');
}
