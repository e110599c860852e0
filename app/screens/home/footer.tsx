import { useSyncExternalStore } from 'react';
import * as texts from '#texts/home.ts';
import { careAndHelp } from '#texts/shell.ts';
import { Gear } from '../../ui/gear.tsx';
import { LanguageLink } from '../../ui/language-link.tsx';
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
      <span>{`© ${year} ${texts.fans}`}</span>
      <LanguageLink />
      <ScreenLink href="/care">{careAndHelp}</ScreenLink>
      <ScreenLink href="/licence">{texts.licence}</ScreenLink>
      <a href={sourceUrl}>{texts.source}</a>
      <Gear />
    </footer>
  );
}

const neverChanges = () => () => {};
