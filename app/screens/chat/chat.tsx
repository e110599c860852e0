import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as texts from '#texts/chat.ts';
import { address } from '../../ui/address.ts';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import styles from './chat.module.css';
import { ChatRoom } from './chat-room.tsx';
import { Still } from './puppet.tsx';
import { Stage, Tonight } from './stage.tsx';
import { whoIsTalking } from './who-is-talking.ts';

/**
 * Only the browser's history state says who the character is, so the prerendered page names nobody. It shows the one whom nobody has chosen,
 * and where there is such a state, scripts/first-portrait.ts puts the right one there before anything is painted.
 */
export function Screen() {
  const [path] = useLocation();
  const navigationState = useHistoryState();
  const [chatState, setChatState] = useState<unknown>(navigationState);
  const [round, setRound] = useState(0);
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [round]);
  // While the next screen loads, the chat is still shown, but address and history state are the next screen's already.
  // The chat keeps the state that it had, or it would greet as another character.
  if (path === address('/chat') && chatState !== navigationState) setChatState(navigationState);
  if (!isInBrowser) return <ChatWithNobody />;
  const profile = whoIsTalking(chatState);
  return <ChatRoom key={`${profile.name} ${round}`} profile={profile} onAgain={() => setRound(round + 1)} />;
}

function ChatWithNobody() {
  return (
    <main className={styles.room}>
      <div className={styles.parts}>
        <Stage>
          <noscript>{import.meta.env.SSR && <Tonight loveInterest={whoIsTalking(null).loveInterest} />}</noscript>
          <Still who={whoIsTalking(null).name} />
        </Stage>
        <noscript>
          <p className={styles.note}>{import.meta.env.SSR && texts.withoutScript}</p>
        </noscript>
      </div>
    </main>
  );
}
