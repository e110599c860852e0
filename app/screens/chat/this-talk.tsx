import { type ReactNode, useRef } from 'react';
import * as texts from '#texts/chat-late.ts';
import { ForgetEverything } from '../../kept/forget-everything.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { Icon } from './icon.tsx';
import { asText } from './kept-talk.ts';
import type { ListedMessage } from './listed-message.ts';

type Props = {
  character: string;
  messages: readonly ListedMessage[];
  /** Whether the device takes what is to be kept. */
  isKept: boolean;
  onForgotten: () => void;
  /** What may be done with the newest reply alone. */
  children: ReactNode;
};

/** A button, and the sheet that it opens: what is kept, the talk as a file, and forgetting. */
export function ThisTalk({ character, messages, isKept, onForgotten, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={texts.thisTalk}
        title={texts.thisTalk}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon path="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
      </button>
      <dialog ref={dialog} className="sheet chat-sheet" aria-labelledby="this-talk">
        <SheetHead id="this-talk" title={texts.thisTalk} onClose={close} />
        <p>{isKept ? texts.isKept : texts.isNotKept}</p>
        <button type="button" className="sheet-board after-save" onClick={() => save(character, messages)}>
          {texts.saveAsText}
        </button>
        {children}
        <ForgetEverything
          onForgotten={() => {
            close();
            onForgotten();
          }}
        />
      </dialog>
    </>
  );
}

function save(character: string, messages: readonly ListedMessage[]): void {
  const address = URL.createObjectURL(new Blob([asText(character, messages)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `swampheart-${character.toLowerCase().replaceAll(' ', '-')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // Safari reads it later than it says
}
