// What was written and not answered lives as long as the tab: whoever uses the device later must not find it. It is read before the first
// paint, because a field that grows later would move what stands above it.

export const draftKey = (character: string) => `swampheart draft ${character}`;

export function keptDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // forbidden
  }
}
