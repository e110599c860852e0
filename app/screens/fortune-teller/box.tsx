import { useRef, useState } from 'react';
import * as texts from '#texts/fortune-late.ts';
import { locale } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import { fortuneTellers } from '../../../cast/fortune-tellers.ts';
import type { KeptFortune } from '../../kept/fortune-box.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { ShareButton } from './share-button.tsx';
import { takeOut, useBox } from './use-box.ts';

/** A button, and the sheet that it opens: the fortunes that were kept on this device, newest first. */
export function FortuneBox() {
  const box = useBox();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');

  const remove = (fortune: KeptFortune) => {
    takeOut(fortune);
    setSaid(texts.takenOut);
    dialog.current?.querySelector('button')?.focus(); // the button that was pressed goes
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
        <span>{texts.myBox}</span>
        {box.length > 0 && <span className="told-count">{box.length}</span>}
      </button>
      <dialog ref={dialog} className="sheet told-sheet" aria-labelledby="fortune-box">
        <SheetHead id="fortune-box" title={texts.yourBox} onClose={() => dialog.current?.close()} />
        {box.length === 0 && <p>{texts.isEmpty}</p>}
        <ol role="list">
          {box.map((fortune) => (
            <Kept key={`${fortune.teller} ${fortune.text}`} fortune={fortune} onSaid={setSaid} onTakenOut={remove} />
          ))}
        </ol>
        <div className="told-front">
          <span className="told-lock" />
          <p className="told-small">{texts.keptHere}</p>
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
  const who = fortuneTellers.find((one) => one === teller); // an older release may have had others
  const day = dayInWords(on);
  const [before, after] = texts.toldOn(day, isOfDay === true).split(day);
  const name = `kept ${on} ${text.slice(0, 20)}`.replaceAll(/\W/g, '-');
  return (
    <li>
      <p ref={words} id={name} dir="auto" className="told-words">{`“${text}”`}</p>
      <p className="told-small">
        <span translate="no">{nameOf(teller)}</span>
        <span>
          {before}
          <span className="told-date">{day}</span>
          {after}
        </span>
      </p>
      <div className="told-ways">
        <ShareButton fortune={fortune} words={() => words.current} onSaid={onSaid} describedBy={name} />
        <button type="button" className="told-way" aria-describedby={name} onClick={() => onTakenOut(fortune)}>
          {texts.takeOut}
        </button>
      </div>
      {who && (
        <span className="told-face" data-of-day={isOfDay || undefined}>
          <Portrait who={who} face="smitten" size={200} sizes="(width < 48rem) 100px, 200px" widest={384} />
        </span>
      )}
    </li>
  );
}

/** "2026-11-22" as "22 November 2026". */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
