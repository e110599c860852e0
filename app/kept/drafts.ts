// What was written to a character and not answered lives as long as the tab: whoever uses the device later must not find it. It is read before
// the first paint, because a field that grows later would move what stands above it.

export const draftKey = (character: string) => `swampheart draft ${character}`;

/** Handed on from one screen to the chat where the storage is forbidden or full. */
const handedOn = new Map<string, string>();

export function keptDraft(key: string): string {
  const handed = handedOn.get(key);
  handedOn.delete(key);
  try {
    return handed ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // forbidden
  }
}

/** For the next chat with this character. */
export function handOn(key: string, draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    handedOn.set(key, draft);
  }
}
