import { memo, type ReactNode, type RefObject, useRef } from 'react';
import * as texts from '#texts/chat.ts';
import { language } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DangerPanel } from './danger-panel.tsx';
import { linesIfFew } from './lines-if-few.ts';
import { isSaidByPage, type ListedMessage, speakerOf } from './listed-message.ts';
import styles from './message-list.module.css';
import pinned from './pinned.module.css';
import { useFollowNewest } from './use-follow-newest.ts';

type Props = {
  character: string;
  messages: readonly ListedMessage[];
  /** Whether something is awaited of which the list shows nothing yet. */
  isAwaiting: boolean;
  /** The language of the character's words. */
  spokenIn: string;
  /** What stands before the first message. */
  above: ReactNode;
  /** What may be done about the newest message. */
  under: ReactNode;
  /** What stands below the messages at the end. */
  children: ReactNode;
};

export function MessageList({ character, messages, isAwaiting, spokenIn, above, under, children }: Props) {
  const sentCount = messages.filter(({ category }) => category === 'user').length;
  const panel = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isLast = (position: number) => position === messages.length - 1;
  const { list, onScroll, isBehind, goToNewest } = useFollowNewest(messages, sentCount, children ? end : panel);

  return (
    <div className={styles.frame}>
      <section
        ref={list}
        className={styles.list}
        onScroll={onScroll}
        aria-label={texts.conversationWith + nameOf(character)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard too
        tabIndex={0}
      >
        {above}
        <ol
          role="list"
          className={styles.messages}
          data-awaits={isAwaiting || undefined}
          data-types={messages.at(-1)?.message === texts.typing || undefined}
          data-reminds={messages.at(-1)?.notice === 'machine reminder' || undefined}
        >
          {messages.map((message, position) => (
            <Message
              // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other name than its place; where the list is another, as after "Carry on", all are rendered anew
              key={position}
              character={character}
              message={message}
              spokenIn={spokenIn}
              start={isLast(position) ? panel : null}
            />
          ))}
        </ol>
        {under}
        {children && (
          <div ref={end} className={`${styles.end} ${pinned.pinned}`}>
            {children}
          </div>
        )}
      </section>
      {isBehind && (
        <button type="button" className={styles.newest} onClick={goToNewest}>
          <span>
            <span>{texts.newest}</span>{' '}
            <svg viewBox="0 0 12 18" aria-hidden="true">
              <path d="M6 1q1 8 0 15M1 11q4 2 5 5 1-3 5-5" />
            </svg>
          </span>
        </button>
      )}
    </div>
  );
}

type MessageProps = {
  character: string;
  message: ListedMessage;
  spokenIn: string;
  start: RefObject<HTMLLIElement | null> | null;
};

/** Then no message needs a language of its own. */
const isOurs = language === 'en';

/** Kept as it is while others come: in a long talk all of them would be rendered at every letter that is written, and every piece of a reply. */
const Message = memo(({ character, message, spokenIn, start }: MessageProps) => {
  if (message.notice === 'danger answered') return <DangerPanel message={message} start={start} />;
  return (
    <li className={styleOf(message)} lang={message.language} data-few={linesIfFew(message)}>
      <Speaker character={character} message={message} />
      <p dir="auto" lang={isOurs || message.notice || message.category === 'user' ? undefined : spokenIn}>
        {message.message}
      </p>
    </li>
  );
});

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
