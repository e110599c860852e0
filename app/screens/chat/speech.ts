// What a puppet's mouth does while it says something: one picture after another, twelve a second.
import type { Conversation } from './conversation-state.ts';
import { isBlank, isSaidByPage, said } from './listed-message.ts';
import { isAnsweredByPage } from './reply-head.ts';

export type Mouth = 'closed' | 'half' | 'open';
export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';
/** `sound`: what is heard from this picture on, if voices are on. */
export type Picture = { readonly mouth: Mouth; readonly sound?: Vowel | 'growl' };

/** Clay films are animated on twos: 12 pictures a second. */
export const pictureMs = 1000 / 12;

/** How one puppet speaks: 2 or 3 pictures a syllable, or one growl for all that it says. */
export type Manner = 'quick' | 'slow' | 'growl';

/** What the character says: where it stands in the list, so much of it as has arrived, and whether that is all. */
export type Said = { readonly place: number; readonly text: string; readonly isWhole: boolean };

/** What the character says now, or has said last; `null` while it has said nothing to the last message, or the page speaks. */
export function saidIn({ messages, awaited }: Conversation): Said | null {
  if (awaited) {
    if (isAnsweredByPage(awaited.head) || isBlank(awaited.text)) return null;
    return { place: messages.length, text: said(awaited.text).message, isWhole: false };
  }
  // What the page adds to a reply stands behind it.
  const place = messages.findLastIndex(({ notice }) => notice !== 'machine reminder' && notice !== 'pause suggested');
  const last = messages[place];
  if (last?.category !== 'AI' || isSaidByPage(last.notice)) return null;
  return { place, text: last.message, isWhole: true };
}

const growl: readonly Picture[] = [
  { mouth: 'half', sound: 'growl' },
  ...Array<Picture>(7).fill({ mouth: 'open' }),
  { mouth: 'half' },
  { mouth: 'closed' },
];

/**
 * The pictures for a text. What stands between asterisks is done, not said, so the mouth is closed. More text only adds pictures at the end,
 * but for the syllable that was cut off.
 */
export function picturesOf(text: string, manner: Manner): readonly Picture[] {
  if (manner === 'growl') return growl;
  const words = text.replace(/\*[^*]*(\*|$)/g, ', ');
  return (words.match(/[\p{L}\p{M}\p{N}'’]+|[,;:–—]|[.!?…\n]+/gu) ?? []).flatMap((part) => {
    if (/^[.!?…\n]/.test(part)) return closedFor(4);
    if (/^[,;:–—]/.test(part)) return closedFor(2);
    return vowelsOf(part).flatMap((vowel, place, all) => syllable(vowel, place === all.length - 1, manner));
  });
}

const closedFor = (pictures: number) => Array<Picture>(pictures).fill({ mouth: 'closed' });

/** A syllable opens the mouth, wide at a and o, and half closes it again; at the end of a word it closes. */
function syllable(sound: Vowel, isLast: boolean, manner: Manner): readonly Picture[] {
  const isWide = sound === 'a' || sound === 'o';
  const end: Picture = { mouth: isLast || !isWide ? 'closed' : 'half' };
  if (manner === 'quick') return [{ mouth: isWide ? 'open' : 'half', sound }, end];
  return isWide
    ? [{ mouth: 'half', sound }, { mouth: 'open' }, end]
    : [{ mouth: 'half', sound }, { mouth: 'half' }, end];
}

/** The vowels of a word as they are heard, roughly. A word without any is spoken as one, and in other scripts one counts three letters. */
function vowelsOf(word: string): readonly Vowel[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('y', 'i');
  const vowels = plain
    .replace(/([^aeiou])e$/, (end, letter, at) => (/[aeiou]/.test(plain.slice(0, at)) ? letter : end)) // "have"
    .match(/[aeiou]+/g)
    ?.map((group) => group[0] as Vowel);
  return vowels ?? Array<Vowel>(/[a-z0-9]/.test(plain) ? 1 : Math.ceil(plain.length / 3)).fill('a');
}

/** A reply that is being spoken. `left`: how many more pictures it may take; without end until it has arrived whole, 0 when it is over. */
export type Talk = {
  readonly place: number;
  readonly text: string;
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly left: number;
};

/** Nothing is spoken: what stands at `place` was. */
export const silence = (place = -1): Talk => ({ place, text: '', pictures: [], at: 0, left: 0 });

/** Takes in what has arrived of what the character says. `mostPictures`: for how long it speaks on when all has arrived. */
export function hear(talk: Talk, words: Said | null, manner: Manner, mostPictures: number): Talk {
  if (!words) return silence();
  const { place, text, isWhole } = words;
  const isNew = place !== talk.place;
  const left = isWhole ? mostPictures : Number.POSITIVE_INFINITY;
  if (!isNew && (talk.left === 0 || (text === talk.text && talk.left <= left))) return talk;
  return { place, text, pictures: picturesOf(text, manner), at: isNew ? 0 : talk.at, left };
}

/** Whether it still speaks, or waits for more to say. */
export const isSpeaking = (talk: Talk): boolean => talk.left > 0;

/** The picture to show now, and what is left of the talk after it. */
export function speak(talk: Talk): readonly [Picture, Talk] {
  const picture = talk.left > 0 ? talk.pictures[talk.at] : undefined;
  const isOver = talk.at >= talk.pictures.length && Number.isFinite(talk.left);
  const after = { ...talk, at: picture ? talk.at + 1 : talk.at, left: isOver ? 0 : Math.max(0, talk.left - 1) };
  return [picture ?? { mouth: 'closed' }, after];
}
