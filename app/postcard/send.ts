// The ways out of a postcard, each tried where the one before is refused.
import * as texts from '#texts/postcard.ts';

export const ways = ['share', 'copy', 'save', 'mark'] as const;
export type Way = (typeof ways)[number];

/** What each way does: whether it worked, or that the visitor changed their mind. It may throw. */
export type Doers = Readonly<Record<Way, () => Promise<boolean | 'left'> | boolean>>;

export type Outcome = { readonly done: Way | 'left'; readonly refused: readonly Way[] };

/** Tries the ways from `first` on. The last one always works. */
export async function sendOn(first: Way, doers: Doers): Promise<Outcome> {
  const refused: Way[] = [];
  for (const way of ways.slice(ways.indexOf(first))) {
    try {
      const worked = await doers[way]();
      if (worked === 'left') return { done: 'left', refused };
      if (worked) return { done: way, refused };
    } catch {
      // the next one
    }
    refused.push(way);
  }
  return { done: 'mark', refused };
}

const done: Readonly<Record<Way | 'left', string>> = {
  share: '',
  left: '',
  copy: texts.isCopied,
  save: texts.isSaved,
  mark: texts.isMarked,
};
const refusals: Readonly<Record<Way, string>> = {
  share: texts.noSharing,
  copy: texts.noCopying,
  save: texts.noSaving,
  mark: '',
};

/** What the page says then: what did not work, and what did instead. */
export function sayingOf({ done: way, refused }: Outcome): string {
  return [...refused.map((one) => refusals[one]), done[way]].filter(Boolean).join(' ');
}

/** The ways that this browser has for `file`, best first. */
export function waysFor(file: File | null): readonly Way[] {
  if (!file) return ['mark'];
  const canCopy = 'ClipboardItem' in globalThis && typeof navigator.clipboard?.write === 'function';
  return [...(canShare(file) ? (['share'] as const) : []), ...(canCopy ? (['copy'] as const) : []), 'save'];
}

function canShare(file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}

/** `words` is the element that is marked where nothing else works. */
export function doersFor(file: File | null, words: () => Element | null): Doers {
  return {
    share: async () => {
      if (!file || !canShare(file)) return false;
      try {
        await navigator.share({ files: [file], title: texts.from });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'left';
        throw error;
      }
    },
    copy: async () => {
      if (!file) return false;
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      return true;
    },
    save: () => {
      if (!file) return false;
      const link = document.createElement('a');
      if (!('download' in link)) return false;
      const address = URL.createObjectURL(file);
      link.href = address;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000); // Safari reads it later than it says
      return true;
    },
    mark: () => {
      const element = words();
      if (element) getSelection()?.selectAllChildren(element);
      return true;
    },
  };
}
