import styles from './care.module.css';
import { countries } from './countries.ts';
import type { HelpListProps } from './help-in-short.tsx';
import { linesFor } from './help-lines.ts';
import { LineRow } from './line-row.tsx';
import { Lines } from './lines.tsx';
import { listWords } from './list-words.ts';
import { emergencyNumbersOf, helpFinder } from './region.ts';
import { useOwnLines } from './use-own-lines.ts';
import { pageWords } from './words.ts';

/** Whom to call: the emergency number first, then people who listen, the owner's own before all others. */
export function HelpList({ region, language }: HelpListProps) {
  const words = listWords[language];
  const numbers = emergencyNumbersOf(region);
  const names = numbers.length > 1 ? [words.ambulance, words.police] : [pageWords[language].emergency];
  const isKnown = countries[region ?? ''] !== undefined;
  return (
    // another region's list takes the place of the written page's: its lines would be seen to move
    <ul key={region} role="list" className={styles.lines} aria-label={words.lines}>
      {numbers.map((number, i) => (
        <LineRow key={number} name={names[i] ?? ''} isWord number={number} aside={isKnown ? '' : words.inMostPlaces} />
      ))}
      <Lines lines={linesFor(region, useOwnLines())} language={language} />
      <LineRow name="findahelpline.com" url={helpFinder} aside={words.elsewhere} newTab={words.newTab} />
    </ul>
  );
}
