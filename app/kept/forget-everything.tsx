import { useRef, useState } from 'react';
import * as texts from '#texts/kept.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { Portrait } from '../ui/portrait.tsx';
import pawsAvif from '../ui/props/paws.avif';
import pawsWebp from '../ui/props/paws.webp';
import { unseenIfMissing } from '../ui/unseen-if-missing.ts';
import css from './asking.css?inline';
import { forgetEverything } from './forget.ts';
import styles from './forget-everything.module.css';

/** The question's styles come with the first press: every page carries those of all screens, and needs these on none. */
let isDressed = false;
function dress(): void {
  if (!isDressed) adoptStyles(css);
  isDressed = true;
}

type Props = { onForgotten?: () => void };

/** The one button that forgets all that this device keeps for the site; it asks once. */
export function ForgetEverything({ onForgotten }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  const isAsking = state === 'asking';

  const forget = () => {
    forgetEverything();
    setState('done');
    first.current?.focus(); // the button that was pressed goes
    onForgotten?.();
  };

  return (
    <div className={isAsking ? `${styles.forget} asking` : styles.forget}>
      <p aria-live="polite" className={styles.said}>
        {isAsking && <strong>{texts.question}</strong>}
        {isAsking && <span>{texts.goneThen}</span>}
        {state === 'done' && <span>{texts.forgotten}</span>}
      </p>
      {/* with large eyes, both paws over the plank that keeps: he is for that answer */}
      {isAsking && (
        <div className="pleads">
          <div>
            <Portrait who="Puss in Boots" face="smitten" size={224} widest={384} isAtTop />
          </div>
          <picture>
            <source type="image/avif" srcSet={pawsAvif} />
            <img src={pawsWebp} alt="" width={320} height={100} {...unseenIfMissing} />
          </picture>
        </div>
      )}
      {/* The same button in both states: who presses twice by mistake forgets nothing, and the focus stays. */}
      <button
        ref={first}
        type="button"
        className={styles.button}
        onClick={() => {
          dress();
          setState(isAsking ? 'idle' : 'asking');
        }}
      >
        {isAsking ? texts.no : texts.forgetEverything}
      </button>
      {isAsking && (
        <button type="button" className={`${styles.button} yes`} onClick={forget}>
          {texts.yes}
        </button>
      )}
    </div>
  );
}
