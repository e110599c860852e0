import type { Profile } from '../../../cast/profiles.ts';
import styles from './profile-facts.module.css';

/** A character's title, personality, love interest and quote. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { name, title, personality, loveInterest, quote } = profile;
  return (
    <>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd translate="no">{name}</dd>
        <dt>Title</dt>
        <dd>{title}</dd>
        <dt>Personality</dt>
        <dd>{personality}</dd>
        <dt>Love Interest</dt>
        <dd translate={loveInterest === 'No one' ? 'yes' : 'no'}>{loveInterest}</dd>
      </dl>
      <blockquote className={styles.quote}>{quote}</blockquote>
    </>
  );
}
