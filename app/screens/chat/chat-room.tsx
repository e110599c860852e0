import type { Profile } from '../../../cast/profiles.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chat.module.css';
import { announcement, isAwaitingReply, visibleMessages } from './conversation.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { Puppet } from './puppet.tsx';
import { puppetMood } from './puppet-mood.ts';
import { useConversation } from './use-conversation.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import { useWait } from './use-wait.ts';

/** The whole conversation with one character. */
export function ChatRoom({ profile }: { profile: Profile }) {
  const { conversation, replier, wait, send } = useConversation(profile);
  const waiting = useWait(wait);
  useVisibleHeight();

  return (
    <main className={styles.room}>
      <header className={styles.header}>
        <BackLink to="/choose" />
        <Puppet who={profile.name} mood={puppetMood(conversation)} />
        <h1 className={styles.name} tabIndex={-1}>
          {profile.name}
        </h1>
      </header>
      <MessageList character={profile.name} messages={visibleMessages(conversation)} />
      <VisuallyHidden announce>
        {waiting?.isOver ? waiting.heard : announcement(conversation) + (waiting ? ` ${waiting.heard}` : '')}
      </VisuallyHidden>
      <MessageForm isAwaitingReply={isAwaitingReply(conversation)} onSend={send} />
      <p className={styles.note}>
        {waiting && <strong className={styles.wait}>{waiting.shown}</strong>}
        {fanNote(profile.name === 'Dragon' ? 'understudy' : replier)}
      </p>
    </main>
  );
}

function fanNote(replier: ReplierName | null): string {
  const writer = { service: 'a language model', understudy: 'a script' };
  return `Replies are fiction, written by ${replier ? writer[replier] : 'a machine'}. Swampheart is a fan work.`;
}
