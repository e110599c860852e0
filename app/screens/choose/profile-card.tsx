import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Profile } from '../../../cast/profiles.ts';
import { Portrait, portraitReady } from '../../ui/portrait.tsx';
import styles from './profile-card.module.css';

type Props = { profile: Profile; onClose: () => void };

/** The `sizes` of the picture on the card. */
export const cardSizes = '(width < 44rem) 192px, 384px';

export function ProfileCard({ profile, onClose }: Props) {
  const { name, title, personality, loveInterest, quote } = profile;
  const [, navigate] = useLocation();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  const chat = async () => {
    await portraitReady(name, '160px'); // it goes along, and must not arrive as an empty frame
    navigate('/chat', { state: { character: name, loveInterest } });
  };
  return (
    <article ref={card} className={styles.card} aria-label={`About ${name}`} tabIndex={-1}>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
      <div className={styles.portrait}>
        <Portrait who={name} size={384} sizes={cardSizes} isTravelling isAtTop />
      </div>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Title</dt>
        <dd>{title}</dd>
        <dt>Personality</dt>
        <dd>{personality}</dd>
        <dt>Love Interest</dt>
        <dd>{loveInterest}</dd>
      </dl>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <button type="button" className={styles.chat} onClick={chat}>
        Chat with {name}
      </button>
    </article>
  );
}
