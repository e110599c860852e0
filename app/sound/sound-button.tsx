// The button that switches sound on and off, and what is heard while it is on. Fetched late (sounds-of.tsx), with its styles, because every
// page carries the site's stylesheet.

import { useEffect, useEffectEvent, useRef } from 'react';
import * as texts from '#texts/sound.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { closeSound, isSoundKnown, openSound, pauseSound, play } from './player.ts';
import css from './sound-button.css?inline';
import type { Hearing } from './sounds-of.tsx';
import { isSoundOn, refuseSound, switchSound, useIsSoundOn, useIsSoundRefused } from './use-sound-switch.ts';

adoptStyles(css);

/** Opened at the first sound, not before: what was switched on in another visit still needs a press. */
const open = () => {
  openSound().catch(refuseSound);
};

export function SoundButton<State>({ room, of: now, hears }: Hearing<State>) {
  const isOn = useIsSoundOn();
  const isRefused = useIsSoundRefused();
  const before = useRef(now);

  const hear = useEffectEvent((state: State) => {
    const names = hears(before.current, state);
    before.current = state;
    if (!isOn || document.hidden || names.length === 0) return;
    open();
    play(names, Math.random);
  });
  useEffect(() => hear(now), [now]);

  useEffect(() => {
    if (!isOn) return;
    const hide = () => pauseSound(document.hidden);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      closeSound();
    };
  }, [isOn]);

  if (!isSoundKnown || isRefused) return null;
  return (
    <button
      type="button"
      className={`sound-button sound-${room}`}
      aria-label={texts.sound}
      aria-pressed={isOn}
      title={isOn ? texts.isOn : texts.isOff}
      onClick={() => {
        const isWanted = !isSoundOn();
        switchSound(isWanted);
        if (!isWanted) return;
        open();
        play(['key'], Math.random);
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M8 4h12v11.4a3 3 0 1 1-2-2.8V8h-8v9.4a3 3 0 1 1-2-2.8z" />
        {!isOn && <path className="sound-cross" d="M3.5 2.5l18 19" />}
      </svg>
    </button>
  );
}
