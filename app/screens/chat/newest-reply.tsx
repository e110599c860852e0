// The row below the newest message: what may be done about it.
import type { ReactNode } from 'react';
import * as texts from '#texts/chat-late.ts';
import { tryAgain } from '#texts/shell.ts';
import { askedAgain, isTyping, mayAskAgain, paged, questionAgain, stopped, takesIn } from './another-answer.ts';
import { Icon } from './icon.tsx';
import { ReplyPages } from './reply-pages.tsx';
import { ReplyTools } from './reply-tools.tsx';
import type { Talk } from './use-conversation.ts';

type Props = {
  talk: Talk;
  /** Offered in place of another answer, where there is none. */
  offer: ReactNode;
  /** What stands at the end of the row. */
  children?: ReactNode;
};

const roundArrow = 'M19 12a7 7 0 1 1-2.1-5L19 9V4l-1.3 1.3A9 9 0 1 0 21 12z';

const hourglass = 'M6 2h12v2.5q0 4-4.5 7.5 4.5 3.5 4.5 7.5V22H6v-2.5q0-4 4.5-7.5Q6 8.5 6 4.5zM8 4q.5 3 4 6 3.5-3 4-6z';

/**
 * "Stop" while a reply is typed, at the end of the list, where nothing pushes it. Then the row, with the message: a new one for each, so that
 * no button moves under a finger.
 */
export function NewestReply({ talk, offer, children }: Props) {
  const { conversation, countdown, lastAsked } = talk;
  const { messages, awaited } = conversation;
  if (isTyping(conversation)) {
    return (
      <div className="after-stop">
        <Word label={texts.stop} onPress={() => talk.stop({ type: 'revised', revise: stopped })}>
          <Icon path="M7 7h10v10H7z" />
        </Word>
      </div>
    );
  }
  const last = messages.at(-1);
  if (awaited || !last) return null;

  const asked = lastAsked.current;
  const next = mayAskAgain(conversation, asked);
  const takes = takesIn(conversation);
  const count = takes ? Math.max(takes.all.length, takes.shown + 1) : 0;
  const askAgain = () =>
    talk.ask(questionAgain(conversation, asked), (id) => ({
      type: 'revised',
      revise: (it) => askedAgain(it, id, asked),
    }));

  return (
    <fieldset key={messages.length} className="after" aria-label={texts.theNewest}>
      {next === 'Try again' && countdown?.isOver === false && (
        <Word label={texts.tryAgainIn(countdown.time)}>
          <Icon path={hourglass} />
        </Word>
      )}
      {next && countdown?.isOver !== false && (
        <Word
          kind={next === 'Try again' ? undefined : 'after-again'}
          label={next === 'Try again' ? tryAgain : texts.anotherAnswer}
          onPress={askAgain}
        >
          <Icon path={roundArrow} />
        </Word>
      )}
      {offer}
      {takes && count > 1 && (
        <ReplyPages
          shown={takes.shown}
          count={count}
          onTurn={(place) => talk.dispatch({ type: 'revised', revise: (it) => paged(it, takes, place) })}
        />
      )}
      <ReplyTools conversation={conversation} />
      {children}
    </fieldset>
  );
}

type WordProps = {
  label: string;
  kind?: string | undefined;
  /** Nothing: it sleeps. */
  onPress?: () => void;
  children?: ReactNode;
};

/** A button with a word. */
export function Word({ label, kind = '', onPress, children }: WordProps) {
  return (
    <button
      ref={passFocusOn}
      type="button"
      className={`after-word ${kind}`}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}

/** A button that goes while it has the keyboard's focus leaves it to the input. A finger wants no keyboard on the screen. */
function passFocusOn(button: HTMLButtonElement | null) {
  const input = button?.closest('main')?.querySelector('textarea');
  return () => {
    if (button?.matches(':focus-visible')) queueMicrotask(() => input?.focus());
  };
}
