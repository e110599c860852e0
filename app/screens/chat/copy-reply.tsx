// Copies a reply, or marks it where nothing may be copied.
import { useRef, useState } from 'react';
import * as texts from '#texts/chat-late.ts';
import { Icon } from './icon.tsx';

export function CopyReply({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = copied?.text === text ? copied.isDone : null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, isDone: true });
    } catch {
      const words = button.current?.closest('section')?.querySelector('ol > li:last-child p');
      if (words) getSelection()?.selectAllChildren(words);
      setCopied({ text, isDone: false });
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isDone ? texts.copied : texts.copy}
        title={isDone ? texts.copied : texts.copy}
        onClick={() => void copy()}
      >
        <Icon path={isDone ? 'M5 12l5 5L19 7' : 'M9 8h10v12H9zM15 8V4H5v12h4'} isLine />
      </button>
      <span className={isDone === false ? 'after-said' : 'after-heard'} aria-live="polite">
        {isDone === null ? '' : isDone ? texts.copied : texts.copyByHand}
      </span>
    </>
  );
}
