import { useEffect, useState } from 'react';
import type { SoundName } from './sounds.ts';

export type Hearing<State> = {
  /** Where the button stands (sound-button.css). */
  readonly room: 'hangman' | 'fortune';
  readonly of: State;
  /** What is heard when `before` turns into `now`. */
  readonly hears: (before: State, now: State) => readonly SoundName[];
};

/** Safari before 26 cannot tell when it is idle. */
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));

/** The button that switches sound on, once the page has nothing else to do; nothing where it cannot be fetched. */
export function SoundsOf<State>(props: Hearing<State>) {
  const [parts, setParts] = useState<typeof import('./sound-button.tsx') | null>(null);
  useEffect(() => {
    whenIdle(() => void import('./sound-button.tsx').then(setParts, () => {}));
  }, []);
  return parts && <parts.SoundButton {...props} />;
}
