import styles from './care.module.css';
import { emergencyNumbersOf, helpFinder, type Region } from './region.ts';
import { type PageLanguage, pageWords } from './words.ts';

export type HelpListProps = { region: Region | null; language: PageLanguage };

/** What is shown at once, and for good where the list of lines cannot be fetched. */
export function HelpInShort({ region, language }: HelpListProps) {
  return (
    <ul role="list" className={styles.lines}>
      {emergencyNumbersOf(region).map((number) => (
        <li key={number}>
          <a className={styles.name} href={`tel:${number}`}>
            <span>{`${pageWords[language].emergency}: ${number}`}</span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.name} href={helpFinder} target="_blank" rel="noreferrer">
          <span>findahelpline.com</span>
        </a>
      </li>
    </ul>
  );
}
