import { useEffect, useRef } from 'react';
import * as texts from '#texts/choose.ts';
import { nameOf } from '#texts/names.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import { address } from '../../ui/address.ts';
import { useDestination } from '../../ui/destination.ts';
import { Portrait, portraitReady } from '../../ui/portrait.tsx';
import { stageSizes } from '../../ui/stage-sizes.ts';
import styles from './profile-card.module.css';
import { ProfileFacts } from './profile-facts.tsx';
import { cardSizes } from './use-card.ts';

type Props = { name: CharacterName; onClose: () => void; onChat: () => void };

export function ProfileCard({ name, onClose, onChat }: Props) {
  const [before, behind] = texts.chatWith('|').split('|');
  const card = useRef<HTMLElement>(null);
  const isLeaving = useDestination() === address('/chat');
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
    <article ref={card} className={styles.card} aria-label={texts.about(nameOf(name))} tabIndex={-1}>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
      <div className={styles.portrait}>
        <Portrait who={name} size={384} sizes={cardSizes} isTravelling isAtTop />
        {name === 'Doris' && <span className={styles.bar} />}
      </div>
      <ProfileFacts name={name} />
      <button
        type="button"
        className={styles.chat}
        aria-busy={isLeaving || undefined}
        onPointerEnter={() => void portraitReady(name, stageSizes)}
        onClick={onChat}
      >
        {/* in one element, because the button's grid would put each of its children into a row of its own */}
        <span>
          {before}
          <span translate="no">{nameOf(name)}</span>
          {behind}
        </span>
      </button>
    </article>
  );
}
