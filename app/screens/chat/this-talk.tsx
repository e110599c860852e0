import type { ReactNode } from 'react';
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

const sheetId = 'talk-sheet';
const close = () => sheet()?.close();

function sheet(): HTMLDialogElement | null {
  return document.getElementById(sheetId) as HTMLDialogElement | null;
}

/** What opens it and is seen: who closes it from within goes back there. */
export function shownKnob(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.talk-knob')].find((knob) => knob.getClientRects().length > 0);
}

/**
 * Opens the sheet. There are two, of which styles show one (afterwards.css): on the sill, because it is of the talk and of no message; and, where a
 * window is too low or too narrow for a sill that bears it, in the row below the newest.
 */
export function ThisTalkKnob({ place }: { place: 'on-ledge' | 'in-row' }) {
  return (
    <button
      type="button"
      className={`talk-knob ${place}`}
      aria-label={texts.thisTalk}
      title={texts.thisTalk}
      aria-haspopup="dialog"
      onClick={() => sheet()?.showModal()}
    >
      <Icon path="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
    </button>
  );
}

/** The sheet: what is kept, the talk as a file, and forgetting. */
export function ThisTalk({ character, messages, isKept, onForgotten, children }: Props) {
  return (
    <dialog id={sheetId} className="sheet chat-sheet" aria-labelledby="this-talk">
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
