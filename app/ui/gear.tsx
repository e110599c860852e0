import type { MouseEvent } from 'react';
import { heading } from '#texts/settings.ts';
import styles from './gear.module.css';

/** The button that opens the settings, which are fetched then. */
export function Gear() {
  return (
    <button
      type="button"
      className={styles.gear}
      aria-label={heading}
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
