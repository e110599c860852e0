import { profiles } from '../../../cast/profiles.ts';
import { Portrait } from '../../ui/portrait.tsx';
// Its styles are in the screen's own sheet: a sheet that only prerendering imports would not reach the page.
import styles from './choose.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** All profiles in a list, for browsers without JavaScript, where no card can open. */
export function ProfileList() {
  return (
    <>
      <p className={styles.note}>
        Talking needs JavaScript; without it, nobody on this shelf can hear you. Here is what they tell of themselves.
      </p>
      {profiles.map((profile) => (
        <article key={profile.name} className={styles.profile}>
          <Portrait who={profile.name} size={192} sizes="(width < 40rem) 128px, 192px" widest={256} />
          <ProfileFacts profile={profile} />
        </article>
      ))}
    </>
  );
}
