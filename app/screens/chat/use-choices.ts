import { useSyncExternalStore } from 'react';

export type VoiceKind = 'off' | 'babble' | 'aloud';

type Choices = {
  readonly isPaused: boolean;
  readonly voice: VoiceKind;
  /** Sound was refused: babble is not offered again. */
  readonly isMute: boolean;
  /** Nothing was heard, though it should have been read: reading is not offered again. */
  readonly isUnread: boolean;
};

/** Outside of any component, so that they hold for the visit, whoever one talks to. */
let choices: Choices = { isPaused: false, voice: 'off', isMute: false, isUnread: false };
const listeners = new Set<() => void>();

export function choose(changes: Partial<Choices>) {
  choices = { ...choices, ...changes };
  for (const listener of listeners) listener();
}

export function refuseReading() {
  choose({ voice: 'off', isUnread: true });
}

/** What the visitor wants of the puppets. */
export function useChoices(): Choices {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => choices,
  );
}
