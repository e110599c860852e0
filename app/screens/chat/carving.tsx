import styles from './carving.module.css';
import type { Talker } from './who-is-talking.ts';

/** A heart that somebody cut into the boards, with who loves whom. Of whom nobody loves, it is cracked. */
export function Carving({ profile }: { profile: Talker | undefined }) {
  const isAlone = profile?.loveInterest === 'No one';
  return (
    <div className={styles.boards} aria-hidden="true">
      <div className={styles.carving} data-cut={profile && initials(profile)}>
        <svg viewBox="0 0 100 84" aria-hidden="true">
          <path d="M49 80C22 62 5 46 6 27 7 9 35-1 49 21 62-2 92 6 94 26 95 46 77 61 51 81" />
          {isAlone && <path d="M49 21l14 12-7 11 11 10-17 26" />}
        </svg>
      </div>
    </div>
  );
}

/** No text of the page: it is a picture, and drawn as one (carving.module.css). */
const initials = ({ name, loveInterest }: Talker) =>
  (loveInterest === 'No one' ? [name] : [name, loveInterest])
    .map((whole) => whole.replace(/^(King|Queen) /, '')[0])
    .join(' + ');
