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

const tooLongNote = 'That was too much to carry in one go. Try again in fewer words.';

/**
 * The whole conversation with one character. Here and in its parts, no bare text is a sibling of elements that come and go:
 * Chrome's translation replaces text nodes, and React then fails to insert anything before them.
 */
export function ChatRoom({ profile }: { profile: Profile }) {
  const { conversation, writer, countdown, isTooLong, send } = useConversation(profile);
  useVisibleHeight();
  const aside = isTooLong ? { shown: tooLongNote, heard: tooLongNote } : countdown;
  const heard = countdown?.isOver ? [countdown.heard] : [announcement(conversation), aside?.heard];

  return (
    <main className={styles.room}>
      <div className={styles.parts}>
        <header className={styles.header}>
          <BackLink to="/choose" />
          <Puppet who={profile.name} mood={puppetMood(conversation)} />
          <h1 className={styles.name} tabIndex={-1} translate="no">
            {profile.name}
          </h1>
        </header>
        <MessageList character={profile.name} messages={visibleMessages(conversation)} />
        <VisuallyHidden announce>{heard.filter(Boolean).join(' ')}</VisuallyHidden>
        <MessageForm isAwaitingReply={isAwaitingReply(conversation)} wait={countdown?.span} onSend={send} />
        <p className={styles.note}>
          {aside && <strong className={styles.aside}>{aside.shown}</strong>}
          <span>{fanNote(profile.name === 'Dragon' ? 'understudy' : writer)}</span>
        </p>
      </div>
    </main>
  );
}

function fanNote(writer: ReplierName | null): string {
  const name = { service: 'a language model', understudy: 'a script', site: 'a machine' };
  return `Replies are fiction, written by ${writer ? name[writer] : 'a machine'}. Swampheart is a fan work.`;
}
