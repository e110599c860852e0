import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as texts from '#texts/chat.ts';
import { mostMessageLetters } from '../../../contract/chat.ts';
import { lettersNote } from './letters-note.ts';
import styles from './message-form.module.css';
import { useHeightOfText } from './use-height-of-text.ts';

type Props = {
  isAwaitingReply: boolean;
  /** Whether the server accepts no message yet; the note says how long. */
  isLimited?: boolean;
  draft: string;
  onDraft: (draft: string) => void;
  /** Returns whether the message was sent; if not, it stays in the input. */
  onSend: (message: string) => boolean;
};

export function MessageForm({ isAwaitingReply, isLimited = false, draft, onDraft, onSend }: Props) {
  const [lostLetters, setLostLetters] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  useHeightOfText(input, draft);

  const submit = () => {
    if (onSend(draft)) {
      onDraft('');
      setLostLetters(0);
    }
    input.current?.focus();
  };
  const submitByButton = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!isComposing(event)) submit();
  };
  /** The browser silently cuts pasted text at `maxLength`; this counts the letters that it cuts. */
  const countLost = (added: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const room = mostMessageLetters - value.length + (selectionEnd - selectionStart);
    setLostLetters(Math.max(0, added.replaceAll('\r\n', '\n').length - room));
  };

  return (
    <form className={styles.form} data-limited={isLimited || undefined} onSubmit={submitByButton}>
      <textarea
        ref={input}
        className={styles.input}
        dir="auto"
        rows={1}
        maxLength={mostMessageLetters}
        aria-label={texts.message}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        onChange={(event) => {
          onDraft(event.target.value);
          if (!isAddedWhole(event.nativeEvent)) setLostLetters(0);
        }}
        onKeyDown={submitByEnter}
        onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
          countLost(event.clipboardData.getData('text'), event.currentTarget)
        }
        onDrop={(event: DragEvent<HTMLTextAreaElement>) =>
          countLost(event.dataTransfer.getData('text'), event.currentTarget)
        }
      />
      <button type="submit" className={styles.send} disabled={isAwaitingReply || isLimited}>
        {texts.send}
      </button>
      <p className={styles.letters} aria-live="polite">
        {lettersNote(draft.length, lostLetters)}
      </p>
    </form>
  );
}

/** Whether Enter only accepts an input method's suggestion. Safari ends the composition before this event; key code 229 still tells. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/** Whether text was pasted or dropped, not typed. */
function isAddedWhole(event: Event): boolean {
  return /^insertFrom/.test((event as InputEvent).inputType);
}
