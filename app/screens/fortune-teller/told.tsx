import { useState } from 'react';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { isSame, localDay } from '../../kept/fortune-box.ts';
import { ShareButton } from './share-button.tsx';
import { keepFortune, useBox } from './use-box.ts';

type Props = { teller: FortuneTeller; text: string };

const notKept = 'This device keeps nothing now: its storage is full or closed.';

/** What may be done about the fortune that is shown. */
export function Told({ teller, text }: Props) {
  const [said, setSaid] = useState('');
  const isKept = useBox().some((one) => isSame(one, { teller, text }));

  const keep = () => {
    if (isKept) return;
    setSaid(keepFortune({ teller, text, on: localDay(new Date()) }) ? 'It lies in your box.' : notKept);
  };

  return (
    <>
      <div className="told-ways">
        {/* The same button in both states: the focus stays. */}
        <button type="button" className="told-way" aria-disabled={isKept || undefined} onClick={keep}>
          {isKept ? 'Kept' : 'Keep it'}
        </button>
        <ShareButton
          fortune={{ teller, text }}
          words={() => document.querySelector('main > output')}
          onSaid={setSaid}
        />
      </div>
      <p className="told-said" aria-live="polite">
        {said && <span>{said}</span>}
      </p>
    </>
  );
}
