import { useEffect, useRef } from 'react';
import * as texts from '#texts/choose.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './choose.module.css';
import { ProfileCard } from './profile-card.tsx';
import { ProfileList } from './profile-list.tsx';
import { Shelf } from './shelf.tsx';
import { useCard } from './use-card.ts';

/** Shows the shelf of characters, or the card of the one that was picked. */
export function Screen() {
  const { shown, lastPressed, open, close, chat } = useCard();

  // Closing a card moves the focus back to its puppet on the shelf.
  const lastShown = useRef(shown);
  useEffect(() => {
    if (!shown && lastShown.current) {
      document.querySelector<HTMLElement>(`[data-character="${lastShown.current}"]`)?.focus();
    }
    lastShown.current = shown;
  }, [shown]);

  return (
    <main className={styles.page}>
      <PageHeader up="/" title={texts.title} />
      {/* With JavaScript, browsers do not render this, so the client bundle leaves the list out. */}
      <noscript>{import.meta.env.SSR && <ProfileList />}</noscript>
      {shown ? (
        <ProfileCard key={shown} name={shown} onClose={close} onChat={() => chat(shown)} />
      ) : (
        <Shelf onSelect={open} travelling={lastPressed} />
      )}
    </main>
  );
}
