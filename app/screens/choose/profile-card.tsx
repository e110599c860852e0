import { useEffect, useRef } from 'react';
import type { Profile } from '../../../cast/profiles.ts';
import { useDestination } from '../../ui/destination.ts';
import { Portrait, portraitReady } from '../../ui/portrait.tsx';
import { stageSizes } from '../../ui/stage-sizes.ts';
import styles from './profile-card.module.css';
import { ProfileFacts } from './profile-facts.tsx';
import { cardSizes } from './use-card.ts';

type Props = { profile: Profile; onClose: () => void; onChat: () => void };

export function ProfileCard({ profile, onClose, onChat }: Props) {
  const { name } = profile;
  const card = useRef<HTMLElement>(null);
  const isLeaving = useDestination() === '/chat';
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <article ref={card} className={styles.card} aria-label={`About ${name}`} tabIndex={-1}>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
      <div className={styles.portrait}>
        <Portrait who={name} size={384} sizes={cardSizes} isTravelling isAtTop />
      </div>
      <ProfileFacts profile={profile} />
      <button
        type="button"
        className={styles.chat}
        aria-busy={isLeaving || undefined}
        onPointerEnter={() => void portraitReady(name, stageSizes)}
        onClick={onChat}
      >
        {/* in one element, because the button's grid would put each of its children into a row of its own */}
        <span>
          Chat with <span translate="no">{name}</span>
        </span>
      </button>
    </article>
  );
}
