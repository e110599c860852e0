import { useWhenIdle } from '../ui/use-when-idle.ts';
import type { SoundName } from './sounds.ts';

export type Hearing<State> = {
  /** Where the button stands (sound-button.css). */
  readonly room: 'hangman' | 'fortune';
  readonly of: State;
  /** What is heard when `before` turns into `now`. */
  readonly hears: (before: State, now: State) => readonly SoundName[];
};

const loadButton = () => import('./sound-button.tsx');

/** The button that switches sound on, once the page has nothing else to do; nothing where it cannot be fetched. */
export function SoundsOf<State>(props: Hearing<State>) {
  const parts = useWhenIdle(loadButton);
  return parts && <parts.SoundButton {...props} />;
}
