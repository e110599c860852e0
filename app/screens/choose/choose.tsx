import { useEffect, useRef, useState } from 'react';
import type { CharacterName } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { BackLink } from '../../ui/back-link.tsx';
import styles from './choose.module.css';
import { ProfileCard } from './profile-card.tsx';
import { Shelf } from './shelf.tsx';

/** The shelf until somebody is picked, then their card. */
export function Screen() {
  const [selected, setSelected] = useState<CharacterName | null>(null);
  const returning = useRef<CharacterName | null>(null);

  // Closing the card puts the reader back on the puppet it came from.
  useEffect(() => {
    if (selected || !returning.current) return;
    document.querySelector<HTMLElement>(`[data-character="${returning.current}"]`)?.focus();
    returning.current = null;
  }, [selected]);

  const close = () => {
    returning.current = selected;
    setSelected(null);
  };

  return (
    <main className={styles.page}>
      <BackLink to="/" />
      <h1 tabIndex={-1}>Pick & Chat</h1>
      {selected ? <ProfileCard profile={profileOf(selected)} onClose={close} /> : <Shelf onSelect={setSelected} />}
    </main>
  );
}
