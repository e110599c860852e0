// What was to be sent on, where neither a share sheet nor the clipboard takes it. A chunk of its own, fetched when it is needed.
import { useEffect, useRef } from 'react';
import { Sheet } from './sheet.tsx';

type Props = { text: string; onClose: () => void };

export default function TextSheet({ text, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Sheet title="Send this on" onClose={onClose}>
      <p>
        This browser copies nothing by itself. The words are selected: copy them, and paste them where your friends are.
      </p>
      <textarea ref={field} aria-label="What to send" readOnly rows={6} value={text} />
    </Sheet>
  );
}
