// Pages through the replies to one message.
import * as texts from '#texts/chat-late.ts';
import { Icon } from './icon.tsx';

type Props = { shown: number; count: number; onTurn: (place: number) => void };

export function ReplyPages({ shown, count, onTurn }: Props) {
  const isFirst = shown === 0;
  const isLast = shown === count - 1;
  return (
    <span className="after-pages">
      <button
        type="button"
        aria-label={texts.replyBefore}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onTurn(shown - 1)}
      >
        <Icon path="M15 5l-7 7 7 7" isLine />
      </button>
      <span className="after-count">{`${shown + 1}/${count}`}</span>
      <button
        type="button"
        aria-label={texts.replyAfter}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onTurn(shown + 1)}
      >
        <Icon path="M9 5l7 7-7 7" isLine />
      </button>
    </span>
  );
}
