import { showInFront } from '../ui/sheet-in-front.ts';
import type { Card } from './card.ts';
import { PostcardSheet } from './sheet.tsx';

export function showPostcard(card: Card, opener: HTMLElement): void {
  showInFront(opener, (onClose) => <PostcardSheet card={card} onClose={onClose} />);
}
