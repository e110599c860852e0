import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows a sheet before the page, in a root of its own: it stays where a screen begins anew behind it. Closed, it gives the focus back to `opener`, or
 * to whoever has taken its place.
 */
export function showInFront(opener: HTMLElement, sheet: (onClose: () => void) => ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const again = `button[aria-label="${opener.ariaLabel}"]`;
  const close = () => {
    root.unmount();
    place.remove();
    (opener.isConnected ? opener : document.querySelector<HTMLElement>(again))?.focus();
  };
  root.render(sheet(close));
}
