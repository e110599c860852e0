import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text field as high as its text in browsers without `field-sizing`: Firefox ESR, Safari before 26. */
export function useHeightOfText(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return;
    const { style } = field.current;
    style.blockSize = 'auto'; // first back to the height of `rows`, or it would never shrink
    if (!text) return;
    const borders = field.current.offsetHeight - field.current.clientHeight;
    style.blockSize = `${field.current.scrollHeight + borders}px`;
  }, [field, text]);
}
