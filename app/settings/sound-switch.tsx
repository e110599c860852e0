import * as texts from '#texts/settings.ts';
import { closeSound, isSoundKnown, openSound, play } from '../sound/player.ts';
import { refuseSound, switchSound, useIsSoundOn, useIsSoundRefused } from '../sound/use-sound-switch.ts';
import { Switch } from './row.tsx';

/** Of hangman and the fortune teller, whose buttons show the same. Not there where nothing can be heard. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  const isRefused = useIsSoundRefused();
  if (!isSoundKnown || isRefused) return null;

  const set = (wanted: boolean) => {
    switchSound(wanted);
    if (!wanted) return closeSound();
    openSound().catch(refuseSound);
    play(['key'], Math.random);
  };
  return <Switch name={texts.sounds} isOn={isOn} onSwitch={set} />;
}
