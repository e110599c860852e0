import { useRef, useState } from 'react';
import type { KeptFortune } from '../../kept/fortune-box.ts';
import { ShareButton } from './share-button.tsx';
import { takeOut, useBox } from './use-box.ts';

/** A button, and the sheet that it opens: the fortunes that were kept on this device, newest first. */
export function FortuneBox() {
  const box = useBox();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  const remove = (fortune: KeptFortune) => {
    takeOut(fortune);
    setSaid('Taken out.');
    heading.current?.focus(); // the button that was pressed goes
  };

  return (
    <>
      <button
        type="button"
        className="told-box"
        aria-haspopup="dialog"
        onClick={() => {
          setSaid('');
          dialog.current?.showModal();
        }}
      >
        <span>My box</span>
        {box.length > 0 && <span className="told-count">{box.length}</span>}
      </button>
      <dialog ref={dialog} className="sheet told-sheet" aria-labelledby="fortune-box">
        <h2 ref={heading} id="fortune-box" tabIndex={-1}>
          Your box of fortunes
        </h2>
        {box.length === 0 && <p>The box is empty. Have a fortune told and keep it: it waits for you here.</p>}
        <ol role="list">
          {box.map((fortune) => (
            <Kept key={`${fortune.teller} ${fortune.text}`} fortune={fortune} onSaid={setSaid} onTakenOut={remove} />
          ))}
        </ol>
        <p className="told-small">Kept in this browser, on this device, and nowhere else.</p>
        <div className="told-ways">
          <button type="button" className="told-way" onClick={() => dialog.current?.close()}>
            Close
          </button>
          <span aria-live="polite">{said}</span>
        </div>
      </dialog>
    </>
  );
}

type KeptProps = {
  fortune: KeptFortune;
  onSaid: (said: string) => void;
  onTakenOut: (fortune: KeptFortune) => void;
};

function Kept({ fortune, onSaid, onTakenOut }: KeptProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const { teller, text, on, isOfDay } = fortune;
  const name = `kept ${on} ${text.slice(0, 20)}`.replaceAll(/\W/g, '-');
  return (
    <li>
      <p ref={words} id={name} dir="auto" className="told-words">{`“${text}”`}</p>
      <p className="told-small">
        <span translate="no">{teller}</span>
        <span>{`, ${dayInWords(on)}${isOfDay ? ', fortune of the day' : ''}`}</span>
      </p>
      <div className="told-ways">
        <ShareButton fortune={fortune} words={() => words.current} onSaid={onSaid} describedBy={name} />
        <button type="button" className="told-way" aria-describedby={name} onClick={() => onTakenOut(fortune)}>
          Take out
        </button>
      </div>
    </li>
  );
}

/** "2026-11-22" as "22 November 2026". */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
