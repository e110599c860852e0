import { useSyncExternalStore } from 'react';
import { Door } from '../../ui/door.tsx';
import styles from './footer.module.css';

const sourceUrl = 'https://github.com/swampheart/swampheart';

/** Set by the build. */
declare const builtInYear: number;

/** The year is the visitor's, right also years after the build; without JavaScript it is the build's. */
export function Footer() {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtInYear,
  );
  return (
    <footer className={styles.footer}>
      <span>{`© ${year} Swampheart fans`}</span>
      <Door href="/licence">MIT licence</Door>
      <a href={sourceUrl}>Source code</a>
    </footer>
  );
}

const neverChanges = () => () => {};
