import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DangerPanel } from './danger-panel.tsx';
import { isSaidByPage, type ListedMessage, speakerOf } from './listed-message.ts';
import styles from './message-list.module.css';
import { useFollowNewest } from './use-follow-newest.ts';

type Props = {
  character: string;
  messages: readonly ListedMessage[];
  /** What stands below the messages. */
  children: ReactNode;
};

export function MessageList({ character, messages, children }: Props) {
  const sentCount = messages.filter(({ category }) => category === 'user').length;
  const panel = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { list, onScroll, isBehind, goToNewest } = useFollowNewest(messages, sentCount, children ? end : panel);

  return (
    <div className={styles.frame}>
      <section
        ref={list}
        className={styles.list}
        onScroll={onScroll}
        aria-label={`Conversation with ${character}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too
        tabIndex={0}
      >
        <ol role="list" className={styles.messages}>
          {messages.map((message, position) =>
            message.notice === 'danger answered' ? (
              <DangerPanel
                // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
                key={position}
                message={message}
                start={position === messages.length - 1 ? panel : null}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
              <li key={position} className={styleOf(message)} lang={message.language}>
                <Speaker character={character} message={message} />
                <p dir="auto">{message.message}</p>
              </li>
            ),
          )}
        </ol>
        {children && (
          <div ref={end} className={styles.end}>
            {children}
          </div>
        )}
      </section>
      {isBehind && (
        <button type="button" className={styles.newest} onClick={goToNewest}>
          <span>
            Newest <span aria-hidden="true">↓</span>
          </span>
        </button>
      )}
    </div>
  );
}

/** Side and colour show who speaks, and screen readers hear it. Where the page speaks, visible words say so too. */
function Speaker({ character, message }: { character: string; message: ListedMessage }) {
  const speaker = `${speakerOf(character, message)}: `;
  if (isSaidByPage(message.notice)) return <span className={styles.mark}>{speaker}</span>;
  return (
    <VisuallyHidden>
      <span translate={message.category === 'user' ? undefined : 'no'}>{speaker}</span>
    </VisuallyHidden>
  );
}

function styleOf({ category, notice }: ListedMessage): string | undefined {
  if (category === 'user') return styles.mine;
  return isSaidByPage(notice) ? styles.notice : styles.theirs;
}
