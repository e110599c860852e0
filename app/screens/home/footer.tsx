import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import styles from './footer.module.css';

const sourceUrl = 'https://github.com/swampheart/swampheart';

/** The year is the visitor's, not the build's: it must be right years after. */
export function Footer() {
  const isInBrowser = useIsInBrowser();
  return (
    <footer className={styles.footer}>
      <span>© {isInBrowser && new Date().getFullYear()} Swampheart fans</span>
      <a href="/license.txt">MIT licence</a>
      <a href={sourceUrl}>Source code</a>
    </footer>
  );
}
