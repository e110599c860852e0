import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text field as high as its text, in browsers that do not know `field-sizing`: Firefox ESR, Safari before 26. */
export function useHeightOfText(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the text that makes the height
  useLayoutEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return;
    const { style } = field.current;
    style.blockSize = 'auto'; // its height by `rows`, or it would never shrink
    const borders = field.current.offsetHeight - field.current.clientHeight;
    style.blockSize = `${field.current.scrollHeight + borders}px`;
  }, [field, text]);
}
