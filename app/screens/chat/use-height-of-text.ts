import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a text field as high as its text in browsers without `field-sizing`: Firefox ESR, Safari before 26. Tells the styles how much higher
 * that is than one line, so that a picture may give way.
 */
export function useHeightOfText(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    if (!field.current) return;
    const { style } = field.current;
    if (!CSS.supports('field-sizing', 'content')) {
      style.blockSize = 'auto'; // first back to the height of `rows`, or it would never shrink
      const borders = field.current.offsetHeight - field.current.clientHeight;
      style.blockSize = `${field.current.scrollHeight + borders}px`;
    }
    const room = field.current.closest('main');
    if (text) room?.style.setProperty('--typed', `${field.current.offsetHeight - lowest(field.current)}px`);
    else room?.style.removeProperty('--typed'); // without asking a browser to lay out the page
  }, [field, text]);
}

const lowest = (field: HTMLElement) => Number.parseFloat(getComputedStyle(field).minBlockSize);
