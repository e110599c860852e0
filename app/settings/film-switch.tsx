import * as texts from '#texts/settings.ts';
import { mayPlayAtOnce } from '../ui/may-play.ts';
import { useIsStill } from '../ui/use-media.ts';
import { Switch } from './row.tsx';
import { change, useSettings } from './settings.ts';

export function FilmSwitch() {
  const { film } = useSettings();
  const isStill = useIsStill();
  const isOn = film ? film === 'on' : mayPlayAtOnce(navigator, isStill);
  return <Switch name={texts.film} isOn={isOn} onSwitch={(it) => change({ film: it ? 'on' : 'off' })} />;
}
