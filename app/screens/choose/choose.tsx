import { useEffect, useRef, useState } from 'react';
import type { CharacterName } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { portraitReady } from '../../ui/portrait.tsx';
import { inTransition } from '../../ui/transition.ts';
import styles from './choose.module.css';
import { cardSizes, ProfileCard } from './profile-card.tsx';
import { Shelf } from './shelf.tsx';

/** The shelf until somebody is picked, then their card. */
export function Screen() {
  const [selected, setSelected] = useState<CharacterName | null>(null);
  const [lastSelected, remember] = useState<CharacterName | null>(null);
  const returning = useRef(false);

  // Closing the card puts the reader back on the puppet it came from.
  useEffect(() => {
    if (selected || !returning.current) return;
    document.querySelector<HTMLElement>(`[data-character="${lastSelected}"]`)?.focus();
    returning.current = false;
  }, [selected, lastSelected]);

  const open = async (name: CharacterName) => {
    remember(name); // its place on the shelf is marked, then it sets off
    await portraitReady(name, cardSizes);
    inTransition(() => setSelected(name));
  };
  const close = () => {
    returning.current = true;
    inTransition(() => setSelected(null));
  };

  return (
    <main className={styles.page}>
      <BackLink to="/" />
      <h1 tabIndex={-1}>Pick & Chat</h1>
      {selected ? (
        <ProfileCard profile={profileOf(selected)} onClose={close} />
      ) : (
        <Shelf onSelect={open} travelling={lastSelected} />
      )}
    </main>
  );
}
