import { createRoot } from 'react-dom/client';
import { SettingsSheet } from './sheet.tsx';

/**
 * Shows the sheet before the page, in a root of its own: what it forgets makes screens begin anew, and it stays. `opener` gets the focus back, or
 * whoever has taken its place.
 */
export function openSettings(opener: HTMLElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const label = opener.ariaLabel ?? '';
  root.render(
    <SettingsSheet
      onClose={() => {
        root.unmount();
        place.remove();
        const again = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
        (opener.isConnected ? opener : again)?.focus();
      }}
    />,
  );
}
