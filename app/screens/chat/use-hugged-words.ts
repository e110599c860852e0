// A paragraph that wraps is as wide as it may be; a bubble is as wide as its longest line.
import { useEffect, useLayoutEffect } from 'react';
import type { Conversation } from './conversation-state.ts';

/** So many may have changed with one message. */
const mostChanged = 3;

export function useHuggedWords(conversation: Conversation): void {
  useLayoutEffect(() => hug(bubbles().slice(-mostChanged), conversation.awaited !== null), [conversation]);
  useEffect(() => {
    const all = () => hug(bubbles(), false);
    const list = document.querySelector('main ol');
    const sized = new ResizeObserver(all);
    if (list) sized.observe(list);
    document.fonts.addEventListener('loadingdone', all);
    return () => {
      sized.disconnect();
      document.fonts.removeEventListener('loadingdone', all);
    };
  }, []);
}

const bubbles = () => [...document.querySelectorAll<HTMLElement>('main ol > li > p')];

/** `isGrowing`: the last is still being said. It stays as wide as it may become, and none of its words changes its line. */
function hug(some: HTMLElement[], isGrowing: boolean): void {
  const last = isGrowing ? some.length - 1 : -1;
  some.forEach((bubble, place) => {
    bubble.style.inlineSize = '';
    bubble.style.textWrap = place === last ? 'wrap' : '';
  });
  const widths = some.map(widthOf);
  some.forEach((bubble, place) => {
    const width = place === last ? null : widths[place];
    if (width) bubble.style.inlineSize = `${width}px`;
  });
}

/** Nothing where it is one line, which hugs its words by itself. */
function widthOf(bubble: HTMLElement): number | null {
  const words = document.createRange();
  words.selectNodeContents(bubble);
  if (words.getClientRects().length < 2) return null;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(bubble);
  const beside = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd) + 2; // its border
  return Math.ceil(words.getBoundingClientRect().width + beside) + 1;
}
