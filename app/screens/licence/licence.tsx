import { PageHeader } from '../../ui/page-header.tsx';
import styles from './licence.module.css';

/** The text of the file LICENSE, defined in vite.config.ts. */
declare const builtInLicence: string;

const paragraphs = builtInLicence.trim().split(/\n{2,}/);

/** The text of the file LICENSE. */
export function Screen() {
  return (
    <main className={styles.page}>
      <PageHeader up="/" title="Licence" />
      <p className={styles.note}>Take the code, change it, share it. All it asks is that these words go along.</p>
      <div className={styles.sheet} translate="no">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </main>
  );
}
