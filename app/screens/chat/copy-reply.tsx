// Copies a reply, or marks it where nothing may be copied.
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/chat-late.ts';
import { Icon } from './icon.tsx';

type Props = {
  text: string;
  /** In a sheet: a word in place of a picture, and what is marked stands there. */
  isNamed?: boolean;
};

export function CopyReply({ text, isNamed = false }: Props) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = copied?.text === text ? copied.isDone : null;

  useEffect(() => {
    if (copied?.isDone !== false) return;
    const marked = words.current ?? button.current?.closest('section')?.querySelector('ol > li:last-child p');
    if (marked) getSelection()?.selectAllChildren(marked);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, isDone: true });
    } catch {
      setCopied({ text, isDone: false });
    }
  };

  const label = isDone ? texts.copied : texts.copy;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isNamed ? undefined : 'after-tool'}
        aria-label={isNamed ? undefined : label}
        title={isNamed ? undefined : label}
        onClick={() => void copy()}
      >
        {isNamed ? (
          <span>{label}</span>
        ) : (
          <Icon path={isDone ? 'M5 12l5 5L19 7' : 'M9 8h10v12H9zM15 8V4H5v12h4'} isLine />
        )}
      </button>
      <span className={isDone === false ? 'after-said' : 'after-heard'} aria-live="polite">
        {isDone === null ? '' : isDone ? texts.copied : texts.copyByHand}
      </span>
      {isNamed && isDone === false && <p ref={words}>{text}</p>}
    </>
  );
}
