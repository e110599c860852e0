import type { MouseEvent } from 'react';
import { settings } from '#texts/settings.ts';
import styles from './gear.module.css';

/** The button that opens the settings, which are fetched then. */
export function Gear() {
  return (
    <button
      type="button"
      className={styles.gear}
      aria-label={settings}
      aria-haspopup="dialog"
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) =>
        import('../settings/open.tsx').then(
          ({ openSettings }) => openSettings(currentTarget),
          () => {},
        )
      }
    />
  );
}
