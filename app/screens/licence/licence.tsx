import { Fragment } from 'react';
import { language } from '#texts/language.ts';
import * as texts from '#texts/licence.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import reader from '../../ui/props/reader.avif';
import readerWebp from '../../ui/props/reader.webp';
import { unseenIfMissing } from '../../ui/unseen-if-missing.ts';
import styles from './licence.module.css';

/** The text of the file LICENSE, defined in vite.config.ts. */
declare const builtInLicence: string;

const paragraphs = builtInLicence.trim().split(/\n{2,}/);

const sentences = texts.note.split(/(?<=\.) /);

/** The text of the file LICENSE. */
export function Screen() {
  return (
    <main className={styles.page}>
      <PageHeader up="/" title={texts.title} />
      <p className={styles.note}>
        {sentences.map((sentence) => (
          <Fragment key={sentence}>
            <span>{sentence.trim()}</span>{' '}
          </Fragment>
        ))}
      </p>
      {/* Donkey reads along, his hooves on the board */}
      <picture className={styles.reader}>
        <source srcSet={reader} type="image/avif" />
        <img src={readerWebp} alt="" width={560} height={520} draggable={false} {...unseenIfMissing} />
      </picture>
      <div className={styles.sheet} lang={language === 'en' ? undefined : 'en'} translate="no">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </main>
  );
}
