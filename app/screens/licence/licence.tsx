import { language } from '#texts/language.ts';
import * as texts from '#texts/licence.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './licence.module.css';

/** The text of the file LICENSE, defined in vite.config.ts. */
declare const builtInLicence: string;

const paragraphs = builtInLicence.trim().split(/\n{2,}/);

/** The text of the file LICENSE. */
export function Screen() {
  return (
    <main className={styles.page}>
      <PageHeader up="/" title={texts.title} />
      <p className={styles.note}>{texts.note}</p>
      {/* reads along over the paper's edge */}
      <div className={styles.reader}>
        <Portrait who="Donkey" size={176} widest={384} isAtTop />
      </div>
      <div className={styles.sheet} lang={language === 'en' ? undefined : 'en'} translate="no">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </main>
  );
}
