import * as texts from '#texts/care.ts';
import { countries } from '../../care/countries.ts';
import { ForgetEverything } from '../../kept/forget-everything.tsx';
import { LanguageLink } from '../../ui/language-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './care.module.css';
import { HowWell } from './how-well.tsx';
import { LinesEverywhere } from './lines-everywhere.tsx';
import { LinesHere } from './lines-here.tsx';

/** A plain page about what this site is, and about whom to call. It can be read without JavaScript. */
export function Screen() {
  return (
    <main className={styles.page}>
      <PageHeader up="/" title={texts.title} />
      <LinesHere />
      {/* at rest, small above the lines to call: nobody plays beside them */}
      <div className={styles.reader}>
        <Portrait who="Fiona" size={176} widest={384} isAtTop />
      </div>
      <div className={styles.sheet}>
        <h2>{texts.what}</h2>
        <p>{texts.what1}</p>
        <h2>{texts.who}</h2>
        <p>{texts.who1}</p>
        <h2>{texts.kept}</h2>
        <p>{texts.kept1}</p>
        <p>{texts.kept2}</p>
        <ForgetEverything />
        <h2>{texts.worrying}</h2>
        <p>{texts.worrying1}</p>
        <p>{texts.worrying2}</p>
        <HowWell />
        <p>{texts.worrying3}</p>
        <h2>{texts.parents}</h2>
        <p>{texts.parents1}</p>
      </div>
      <LinesEverywhere countries={countries} />
      <p className={styles.language}>
        <LanguageLink />
      </p>
    </main>
  );
}
