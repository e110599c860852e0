import { profiles } from '../../../cast/profiles.ts';
import { Portrait } from '../../ui/portrait.tsx';
// Its rules stand in the screen's own sheet: what only the written page imports brings no styles to it.
import styles from './choose.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** Everyone's profile, for those whose browser runs no script that would open a card. */
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
