import type { ReactNode } from 'react';
import * as texts from '#texts/shell.ts';
import { BackLink } from './back-link.tsx';
import { Gear } from './gear.tsx';
import styles from './page-header.module.css';

type Props = {
  /** The address one level up; without it there is no way back. */
  up?: string;
  /** What the way back is called. */
  upLabel?: string;
  title: string;
  /** Whether a phone has no room for the title beside the ways: it gets a line of its own below them. */
  isLong?: boolean;
  /** Whether the title is a character's name, which no translation may change. */
  isName?: boolean;
  /** What stands at the right. */
  aside?: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
};

/** What every screen begins with. */
export function PageHeader({ up, upLabel, title, isLong = false, isName = false, aside, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={isLong ? `${styles.header} ${styles.long}` : styles.header}>
        {up && <BackLink to={up}>{upLabel ?? texts.back}</BackLink>}
        <Gear />
        <h1 tabIndex={-1} translate={isName ? 'no' : undefined}>
          {title}
        </h1>
        {aside && <div className={styles.aside}>{aside}</div>}
        {children}
      </div>
    </div>
  );
}
