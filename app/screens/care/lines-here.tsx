import * as texts from '#texts/care.ts';
import { language } from '#texts/language.ts';
import { HelpList } from '../../care/help-list.tsx';
import { regionOf } from '../../care/region.ts';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import styles from './care.module.css';

/** The lines of the visitor's region, which only the browser knows. The written page has those for everywhere. */
export function LinesHere() {
  const region = useIsInBrowser() ? regionOf(navigator.languages) : null;
  return (
    <section className={`${styles.here} ${styles.plates}`} aria-labelledby="lines-here">
      <h2 id="lines-here">{texts.linesHere}</h2>
      <p>{texts.ifInDanger}</p>
      <HelpList region={region} language={language} />
    </section>
  );
}
