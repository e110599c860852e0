import type { Profile } from '../../cast/profiles.ts';
import styles from './portrait.module.css';

/** A puppet's picture. */
export function Portrait({ profile, size }: { profile: Profile; size: number }) {
  return <Picture src={profile.image} size={size} />;
}

/** A round picture, `size` CSS pixels wide. Decorative: the name always stands beside it. */
export function Picture({ src, size }: { src: string; size: number }) {
  return (
    <img className={styles.portrait} src={src} alt="" width={size} height={size} loading="lazy" draggable={false} />
  );
}
