import { showInFront } from '../ui/sheet-in-front.ts';
import { SettingsSheet } from './sheet.tsx';

export function openSettings(opener: HTMLElement): void {
  showInFront(opener, (onClose) => <SettingsSheet onClose={onClose} />);
}
