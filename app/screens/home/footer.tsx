import { useSyncExternalStore } from 'react';
import { Gear } from '../../ui/gear.tsx';
import { ScreenLink } from '../../ui/screen-link.tsx';
import styles from './footer.module.css';

const sourceUrl = 'https://github.com/swampheart/swampheart';

/** Set by the build. */
declare const builtInYear: number;

/** The current year by the visitor's clock; without JavaScript the year of the build. */
export function Footer() {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
  return (
    <footer className={styles.footer}>
      <span>{`© ${year} Swampheart fans`}</span>
      <ScreenLink href="/care">Care and help</ScreenLink>
      <ScreenLink href="/licence">MIT licence</ScreenLink>
      <a href={sourceUrl}>Source code</a>
      <Gear />
    </footer>
  );
}

const neverChanges = () => () => {};
