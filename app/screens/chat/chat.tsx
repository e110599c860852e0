import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { BackLink } from '../../ui/back-link.tsx';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import styles from './chat.module.css';
import { ChatRoom } from './chat-room.tsx';
import { whoIsTalking } from './who-is-talking.ts';

/** Who talks is known only to the browser's history, so the written page leaves the chair empty. */
export function Screen() {
  const [path] = useLocation();
  const navigationState = useHistoryState();
  const [seat, take] = useState<unknown>(navigationState);
  const isInBrowser = useIsInBrowser();
  // On the way out the address is another screen's already, and so is the state: nobody else sits down for that moment.
  if (path === '/chat' && seat !== navigationState) take(navigationState);
  if (!isInBrowser) return <EmptyChair />;
  const profile = whoIsTalking(seat);
  return <ChatRoom key={profile.name} profile={profile} />;
}

function EmptyChair() {
  return (
    <main className={styles.room}>
      <header className={styles.header}>
        <BackLink to="/choose" />
        <h1 className={styles.name}>Chat</h1>
      </header>
      <noscript>
        <p className={styles.note}>A conversation needs JavaScript; without it, nobody here can hear you.</p>
      </noscript>
    </main>
  );
}
