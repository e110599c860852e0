// What the visitor has told and stated so far, in the remarks of the history and longer ago.
import { type Memory, nameTold } from './memory.ts';
import { toldAfter } from './told.ts';
import type { Told } from './told-forms.ts';
import { statementsIn } from './told-statements.ts';
import { joined } from './told-text.ts';

export type ToldBefore = Told & { readonly remarksAgo: number };

/** `before`, and what `remarks` state and was not in it. */
export function stated(remarks: readonly string[], before: readonly string[]): readonly string[] {
  const all = [...new Set(before.flatMap((it) => [it, ...statementsIn(it, [])]))];
  for (const remark of remarks) {
    for (const it of statementsIn(remark, all)) {
      // What is said again counts as said now.
      if (all.includes(it)) all.splice(all.indexOf(it), 1);
      all.push(it);
    }
  }
  return all;
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
