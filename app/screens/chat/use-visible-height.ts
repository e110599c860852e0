import { useEffect } from 'react';

/**
 * Sets the CSS property `--visible-height` to the height that a phone's keyboard leaves free. Safari's keyboard resizes
 * only the visual viewport, so with `dvh` alone the input would be under it.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement.style;
    const publish = () => {
      // The visual viewport is also small when zoomed in by pinching: then the keyboard is not the reason.
      if (viewport.scale > 1.01) return;
      root.setProperty('--visible-height', `${viewport.height}px`);
      window.scrollTo(0, 0);
    };
    publish();
    viewport.addEventListener('resize', publish);
    return () => {
      viewport.removeEventListener('resize', publish);
      root.removeProperty('--visible-height');
    };
  }, []);
}
