import { useEffect } from 'react';

/**
 * Publishes the height that a phone's keyboard leaves free as `--visible-height`. Safari resizes only the visual
 * viewport for its keyboard, so `dvh` alone would leave the input under it.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement.style;
    const publish = () => {
      // Zoomed in by pinching, the visual viewport is small for another reason.
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
