import type { Profile } from '../../cast/profiles.ts';
import styles from './portrait.module.css';

/** A puppet's picture, `size` CSS pixels wide. Decorative: the name always stands beside it. */
export function Portrait({ profile, size }: { profile: Profile; size: number }) {
  return (
    <img
      className={styles.portrait}
      src={profile.image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
    />
  );
}
