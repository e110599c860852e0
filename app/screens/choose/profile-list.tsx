import { note } from '#texts/choose-list.ts';
import { characterNames } from '../../../cast/characters.ts';
import { Portrait } from '../../ui/portrait.tsx';
// Its styles are in the screen's own sheet: a sheet that only prerendering imports would not reach the page.
import styles from './choose.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** All profiles in a list, for browsers without JavaScript, where no card can open. */
export function ProfileList() {
  return (
    <>
      <p className={styles.note}>{note}</p>
      {characterNames.map((name) => (
        <article key={name} className={styles.profile}>
          <Portrait who={name} size={192} sizes="(width < 40rem) 128px, 192px" widest={256} />
          <ProfileFacts name={name} />
        </article>
      ))}
    </>
  );
}
