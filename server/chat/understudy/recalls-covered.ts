// A question about the visitor's life that says no "remember": "who snores in my flat?", "what's happening on Tuesday?" It counts where
// every word of it that says something stands in one sentence of theirs.
import type { Recalled } from './recall.ts';
import type { Asked } from './told-asked.ts';
import { days } from './told-aspects.ts';
import { withCapitals } from './told-capitals.ts';
import { lemmasOf } from './told-lemmas.ts';
import { ofMine } from './told-names.ts';
import { saidToThem } from './told-second.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** Of the latest replies of the character's: what they tell of may be asked about in the same words. */
const repliesAskedAbout = 2;
/** A word of the question may be the beginning of theirs: "flat" of "flatmate". */
const fewestLettersOfABeginning = 4;

/** Null where something else may be meant. */
export function recalledCovered(turn: Turn, { asked }: Recalled): Act | null {
  const [only, ...others] = asked;
  if (!only || others.length > 0 || only.isOfUs || only.aspect === 'name' || !mayBeTheirs(only)) return null;
  const wanted = [...only.wanted, ...(/\bin may\b/i.test(only.text) ? ['may'] : [])];
  const replies = turn.remarks.filter(({ category }) => category === 'AI').slice(-repliesAskedAbout);
  if (wanted.length === 0 || replies.some(({ message }) => holdsAll(lemmasOf(message), wanted))) return null;
  const statements = [
    ...turn.statements.filter((it) => ofMine.test(it)),
    ...(wanted.length > 1 ? sentencesOf(turn) : []),
  ];
  const fitting = statements.filter((it) => holdsAll(lemmasOf(it), wanted)).reverse();
  for (const text of fitting.sort((a, b) => a.length - b.length)) {
    const news = lemmasOf(text).length > wanted.length + 1 ? saidToThem(text, turn.character, []) : null;
    const act = news && fromPool(turn, 'recalls news', { news });
    if (act) return act;
  }
  return null;
}

/** What they said of whoever it was: "her sister Mia is 12 and keeps goal". */
function sentencesOf({ remarks }: Turn): readonly string[] {
  const said = remarks.flatMap(({ category, message }) => (category === 'user' ? [withCapitals(message)] : []));
  return said
    .flatMap((it) => it.split(/(?<=[.!?…])\s+/))
    .filter((it) => !it.includes('?'))
    .map((it) => it.replace(/[\s.!…]+$/, ''));
}

/** "Where do I start on Monday?", "who can't cook?", and of nobody what is on a day. */
function mayBeTheirs({ of, aspect, text }: Asked): boolean {
  if (ofTheGame.test(text)) return false;
  return of !== null || aspect === 'person' || (aspect === 'what' && onADay.test(text));
}
/** "So who won?" is asked of the game that is played. */
const ofTheGame = /^(?:\p{L}+ )?who (?:won|wins|is winning|lost)\W*$/iu;
const onADay = new RegExp(`\\b(?:on|this|next|in) (?:${days}|may|the weekend)\\b`, 'i');

function holdsAll(lemmas: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((it) =>
    lemmas.some((lemma) => lemma === it || (it.length >= fewestLettersOfABeginning && lemma.startsWith(it))),
  );
}
