import styles from './care.module.css';
import { OutwardLink } from './outward-link.tsx';
import { telephone } from './telephone.ts';

type Props = {
  name: string;
  number?: string | undefined;
  url?: string | undefined;
  /** Whom it is for, and when. */
  aside?: string;
  /** A word for the line, which may be translated, and no name. */
  isWord?: boolean;
  newTab?: string;
};

/** A line to call: its name, which leads to its own pages, and its number, which calls it. */
export function LineRow({ name, number, url, aside, isWord, newTab }: Props) {
  const said = (
    <>
      <span translate={isWord ? undefined : 'no'}>{name}</span>
      {aside && <small>{` ${aside}`}</small>}
    </>
  );
  return (
    <li className={styles.line}>
      {url ? (
        <OutwardLink className={styles.name} href={url} {...(newTab && { newTab })}>
          {said}
        </OutwardLink>
      ) : (
        <span className={styles.name}>{said}</span>
      )}
      {number && (
        <a className={styles.number} href={telephone(number)} aria-label={`${name}: ${number}`}>
          {number}
        </a>
      )}
    </li>
  );
}
