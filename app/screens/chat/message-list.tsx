import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ChatMessage } from './conversation.ts';
import styles from './message-list.module.css';
import { useFollowNewest } from './use-follow-newest.ts';

export function MessageList({ character, messages }: { character: string; messages: readonly ChatMessage[] }) {
  const { list, onScroll, isBehind, goToNewest } = useFollowNewest(messages);

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
          {messages.map(({ category, message }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
            <li key={position} className={category === 'user' ? styles.mine : styles.theirs}>
              <VisuallyHidden>{category === 'user' ? 'You' : character}: </VisuallyHidden>
              <p>{message}</p>
            </li>
          ))}
        </ol>
      </section>
      {isBehind && (
        <button type="button" className={styles.newest} onClick={goToNewest}>
          Newest <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}
