import styles from './care.module.css';
import { EmergencyRows } from './emergency-rows.tsx';
import type { HelpListProps } from './help-in-short.tsx';
import { linesFor } from './help-lines.ts';
import { LineRow } from './line-row.tsx';
import { Lines } from './lines.tsx';
import { listWords } from './list-words.ts';
import { helpFinder } from './region.ts';
import { useOwnLines } from './use-own-lines.ts';

/** Whom to call: the emergency number first, then people who listen, the owner's own before all others. */
export function HelpList({ region, language }: HelpListProps) {
  const words = listWords[language];
  return (
    // another region's list takes the place of the written page's: its lines would be seen to move
    <ul key={region} role="list" className={styles.lines} aria-label={words.lines}>
      <EmergencyRows region={region} language={language} />
      <Lines lines={linesFor(region, useOwnLines())} language={language} />
      <LineRow name="findahelpline.com" url={helpFinder} aside={words.elsewhere} newTab={words.newTab} />
    </ul>
  );
}
