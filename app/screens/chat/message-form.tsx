import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import styles from './message-form.module.css';

type Props = {
  isAwaitingReply: boolean;
  /** Says whether the message went out; what did not go out stays in the input. */
  onSend: (message: string) => boolean;
};

export function MessageForm({ isAwaitingReply, onSend }: Props) {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSend(draft)) setDraft('');
    input.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        aria-label="Message"
        placeholder="Type a message..."
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={keepCompositionFromSending}
      />
      <button type="submit" className={styles.send} disabled={isAwaitingReply}>
        Send
      </button>
    </form>
  );
}

/** Enter that only accepts an input method's suggestion. Safari ends the composition first, and tells by key code 229. */
function keepCompositionFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
