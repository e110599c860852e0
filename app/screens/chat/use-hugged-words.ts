// A paragraph that wraps is as wide as it may be; a bubble is as wide as its longest line. That changes no line, and so no height: what
// would is done before the list scrolls to its newest (use-follow-newest.ts).
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Conversation } from './conversation-state.ts';

/** So many may have changed with one message. */
const mostChanged = 3;

export function useHuggedWords(conversation: Conversation): void {
  const width = useRef(0);
  useLayoutEffect(() => {
    const before = width.current;
    width.current = document.querySelector('main ol')?.clientWidth ?? 0;
    const some = bubbles().slice(width.current === before ? -mostChanged : 0);
    const { awaited } = conversation;
    const growing = awaited && (awaited.isTypingShown || awaited.text) ? some.pop() : undefined;
    if (growing) letGrow(growing);
    hug(some.filter((bubble) => width.current !== before || hugged.get(bubble) !== bubble.textContent));
  }, [conversation]);
  useEffect(() => {
    const all = () => hug(bubbles());
    addEventListener('resize', all);
    document.fonts.addEventListener('loadingdone', all);
    return () => {
      removeEventListener('resize', all);
      document.fonts.removeEventListener('loadingdone', all);
    };
  }, []);
}

const bubbles = () => [...document.querySelectorAll<HTMLElement>('main ol > li > p')];

/** What was in a bubble when it was made to fit. */
const hugged = new WeakMap<HTMLElement, string | null>();

/** What is still being said stays as wide as it may become, and none of its words changes its line. */
function letGrow(bubble: HTMLElement): void {
  bubble.style.inlineSize = '';
  bubble.style.textWrap = 'wrap';
  hugged.delete(bubble);
}

function hug(some: HTMLElement[]): void {
  for (const { style } of some) style.inlineSize = style.textWrap = '';
  const widths = some.map(widthOf);
  some.forEach((bubble, place) => {
    bubble.style.inlineSize = widths[place] ?? '';
    hugged.set(bubble, bubble.textContent);
  });
}

/** In a length that grows with the text. Nothing where it is one line, which hugs its words by itself. */
function widthOf(bubble: HTMLElement): string | null {
  const words = document.createRange();
  words.selectNodeContents(bubble);
  if (words.getClientRects().length < 2) return null;
  const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(bubble);
  const beside = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd) + 2; // its border
  const px = Math.ceil(words.getBoundingClientRect().width + beside) + 1;
  return `${px / Number.parseFloat(fontSize)}em`;
}
