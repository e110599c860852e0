import styles from './carving.module.css';
import type { Talker } from './who-is-talking.ts';

/** A heart that somebody cut into the boards, with who loves whom. Of whom nobody loves, it is cracked. */
export function Carving({ profile }: { profile: Talker | undefined }) {
  const isAlone = profile?.loveInterest === 'No one';
  return (
    <div className={styles.boards} aria-hidden="true">
      <div className={styles.carving} data-cut={profile && initials(profile)}>
        <svg viewBox="0 0 100 84" aria-hidden="true">
          <path d={heart} />
          {isAlone && <path d="M49 21l14 12-7 11 11 10-17 26" />}
        </svg>
      </div>
    </div>
  );
}

/** A knife's cuts: thick where it went down, thin where it turned, and it slips at the gaps between planks. */
const heart =
  'M49.5 79.3L43.8 72.5 37 68.1 31.7 62.7 26.1 58.6 21.6 53.9 17 50 13.5 45.6 10.9 41.1 8.2 36.8 7.6 31.9 7.7 27.1 8.3 22.3 11.2 18.6 14.6 15.5 19 13.8 23.3 12.1 28.1 11.9 33 11.9 37.4 14.7 42.8 17 48.5 21.3 49.1 21 45.6 14.1 40.7 8.9 33.8 8.9 28.1 5.1 22.1 6.6 16.4 8.5 11.6 11.8 8.2 16.4 5.7 21.3 5.1 26.9 5.2 32.2 5.9 37.5 7.3 42.8 10.3 47.6 12.9 53.2 17.3 58 22 62.9 27.3 68 35.2 70.5 40.2 77.6 48.4 80.8zM50.3 21.7L55.6 17.9 59.4 14.1 63.8 11.9 68.1 9.8 72.8 10.1 77.4 10.7 81.8 11.8 86 13.9 89.3 17.2 91.8 21.2 92.8 26.1 92.7 31.7 90.9 37 87.7 41.7 84.4 46.6 80 51.5 75.1 56.6 68.9 61.4 63.3 67.9 56.2 73.9 50.2 82.2 50.2 82.2 58.8 77.1 65.3 70.3 73.5 66.5 79.8 61.4 84.2 55.1 88.5 49.6 92 44 93.8 38 95.1 32.1 95.2 25.9 94.1 20.4 91.7 15.5 87.9 11.7 83.8 8.1 78.8 5.8 73.2 4.3 67.7 6.7 61.3 5.6 55.6 8.6 50.5 13.3 47.8 20.3z';

/** No text of the page: it is a picture, and drawn as one (carving.module.css). */
const initials = ({ name, loveInterest }: Talker) =>
  (loveInterest === 'No one' ? [name] : [name, loveInterest])
    .map((whole) => whole.replace(/^(King|Queen) /, '')[0])
    .join(' + ');
