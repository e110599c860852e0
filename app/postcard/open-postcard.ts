import { missing } from '#texts/postcard.ts';
import type { Card } from './card.ts';

/** Shows the sheet with the postcard, which is fetched now, for a button that has no room to say more. */
export async function openPostcard(card: Card, opener: HTMLElement): Promise<void> {
  const parts = await import('./in-front.tsx').catch(() => null);
  if (parts) parts.showPostcard(card, opener);
  else opener.title = missing;
}
