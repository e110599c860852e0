// What was to be sent on, where neither a share sheet nor the clipboard takes it. A chunk of its own, fetched when it is needed.

import { useEffect, useRef } from 'react';
import * as texts from '#texts/hangman-late.ts';
import { Sheet } from './sheet.tsx';

type Props = { text: string; onClose: () => void };

export default function TextSheet({ text, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Sheet title={texts.sendOn} onClose={onClose}>
      <p>{texts.copyByHand}</p>
      <textarea ref={field} aria-label={texts.toSend} readOnly rows={6} value={text} />
    </Sheet>
  );
}
