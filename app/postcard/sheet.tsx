// The sheet that shows a postcard, and the ways out of it. Fetched when it is asked for, with its styles, because every page carries the
// site's stylesheet.
import * as texts from '#texts/postcard.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import '../ui/sheet.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { SheetHead } from '../ui/sheet-head.tsx';
import { type Card, inWords } from './card.ts';
import { draw, loadFor } from './draw.ts';
import { type Format, formats } from './format.ts';
import { doersFor, sayingOf, sendOn, type Way, waysFor } from './send.ts';
import css from './sheet.css?inline';

adoptStyles(css);

const labels: Readonly<Record<Way, string>> = {
  share: texts.shareIt,
  copy: texts.copyIt,
  save: texts.saveIt,
  mark: texts.markIt,
};

type Props = { card: Card; onClose: () => void };

export function PostcardSheet({ card, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [shown] = useState(card); // what is behind the sheet may go on
  const [format, setFormat] = useState<Format>(formats[0] as Format);
  const [said, setSaid] = useState('');
  const [areWordsShown, setAreWordsShown] = useState(false);
  const { canvas, file } = useDrawing(shown, format);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (areWordsShown && words.current) getSelection()?.selectAllChildren(words.current);
  }, [areWordsShown]);

  const send = async (way: Way) => {
    const outcome = await sendOn(
      way,
      doersFor(file ?? null, () => words.current),
    );
    setAreWordsShown((are) => are || outcome.done === 'mark');
    setSaid(sayingOf(outcome));
  };
  const choose = (one: Format) => {
    setFormat(one);
    setSaid('');
  };

  return (
    <dialog ref={dialog} className="sheet postcard" aria-labelledby="postcard" onClose={onClose}>
      <SheetHead id="postcard" title={texts.yours} onClose={() => dialog.current?.close()} />
      <div className="postcard-frame">
        <canvas
          ref={canvas}
          role="img"
          aria-label={inWords(shown)}
          aria-busy={file === undefined}
          width={format.width}
          height={format.height}
          style={{ '--shape': format.width / format.height } as CSSProperties}
        />
      </div>
      <fieldset className="postcard-shapes">
        <legend>{texts.shape}</legend>
        {formats.map((one) => (
          <label key={one.name}>
            <input type="radio" name="postcard-shape" checked={one === format} onChange={() => choose(one)} />
            <span>{one.name}</span>
          </label>
        ))}
      </fieldset>
      <div className="postcard-ways">
        {(file === undefined ? [] : waysFor(file)).map((way, place) => (
          <button
            key={way}
            type="button"
            className={place === 0 ? 'sheet-board' : undefined}
            onClick={() => void send(way)}
          >
            {labels[way]}
          </button>
        ))}
      </div>
      <p className="postcard-said" aria-live="polite">
        {said}
      </p>
      {areWordsShown && (
        <p ref={words} dir="auto" className="postcard-words">
          {shown.words}
        </p>
      )}
      <p className="postcard-small">{texts.small}</p>
    </dialog>
  );
}

/** Draws on the canvas; the file is `undefined` until that is done, and `null` where the browser gives none. */
function useDrawing(card: Card, format: Format) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setFile(undefined);
    const drawIt = async () => {
      const puppet = await loadFor(card);
      if (!isWanted || !canvas.current) return;
      const blob = draw(canvas.current, card, format, puppet) ? await asPicture(canvas.current) : null;
      if (isWanted) setFile(blob && new File([blob], fileName(card), { type: blob.type }));
    };
    drawIt().catch(() => isWanted && setFile(null));
    return () => {
      isWanted = false;
    };
  }, [card, format]);
  return { canvas, file };
}

function asPicture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function fileName({ who }: Card): string {
  return `swampheart-${who.toLowerCase().replaceAll(' ', '-')}.png`;
}
