import { useEffect, useRef } from 'react';
import { profileOf } from '../../../cast/profiles.ts';
import { BackLink } from '../../ui/back-link.tsx';
import styles from './choose.module.css';
import { ProfileCard } from './profile-card.tsx';
import { ProfileList } from './profile-list.tsx';
import { Shelf } from './shelf.tsx';
import { useCard } from './use-card.ts';

/** The shelf until somebody is picked, then their card. */
export function Screen() {
  const { shown, lastPressed, open, close, chat } = useCard();

  // Closing the card puts the reader back on the puppet it came from.
  const lastShown = useRef(shown);
  useEffect(() => {
    if (!shown && lastShown.current) {
      document.querySelector<HTMLElement>(`[data-character="${lastShown.current}"]`)?.focus();
    }
    lastShown.current = shown;
  }, [shown]);

  return (
    <main className={styles.page}>
      <BackLink to="/" />
      <h1 tabIndex={-1}>Pick & Chat</h1>
      {/* In a browser with JavaScript nothing in here becomes an element, so the list is left out of the script. */}
      <noscript>{import.meta.env.SSR && <ProfileList />}</noscript>
      {shown ? (
        <ProfileCard key={shown} profile={profileOf(shown)} onClose={close} onChat={() => chat(shown)} />
      ) : (
        <Shelf onSelect={open} travelling={lastPressed} />
      )}
    </main>
  );
}
