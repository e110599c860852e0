import { useSyncExternalStore } from 'react';

type Choices = {
  readonly isPaused: boolean;
  readonly isVoiceOn: boolean /** Sound was refused: it is not offered again. */;
  readonly isMute: boolean;
};

/** Outside of any component, so that they hold for the visit, whoever one talks to. */
let choices: Choices = { isPaused: false, isVoiceOn: false, isMute: false };
const listeners = new Set<() => void>();

export function choose(changes: Partial<Choices>) {
  choices = { ...choices, ...changes };
  for (const listener of listeners) listener();
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
