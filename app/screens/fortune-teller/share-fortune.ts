import * as texts from '#texts/fortune-late.ts';
import { nameOf } from '#texts/names.ts';
import type { KeptFortune } from '../../kept/fortune-box.ts';
import { address } from '../../ui/address.ts';
import { fortunes } from './fortunes.ts';
import { keyOf, sentAs } from './sent-fortune.ts';

/** What may be sent on: the words, whose they are, and a link to them, or to where there are others if they have left their pool. `site` is the origin. */
export function sharedText(fortune: Pick<KeptFortune, 'teller' | 'text'>, site: string): string {
  const key = keyOf(fortune, fortunes);
  return texts.shared(
    fortune.text,
    nameOf(fortune.teller),
    `${site}${address('/fortune-teller')}${key ? `?${sentAs}=${key}` : ''}`,
  );
}

/** Where it went. 'left': the visitor closed the share sheet. 'marked': `words` are marked, to be copied by hand. */
export type Shared = 'shared' | 'copied' | 'left' | 'marked';

/** By the browser's share sheet; without one, or where it fails, to the clipboard; where that is forbidden, by hand. */
export async function shareText(text: string, words: Element | null): Promise<Shared> {
  if (canShare()) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (words) getSelection()?.selectAllChildren(words);
    return 'marked';
  }
}

export const canShare = () => 'share' in navigator;
