import * as texts from '#texts/fortune-late.ts';
import type { KeptFortune } from '../../kept/fortune-box.ts';
import { canShare, type Shared, sharedText, shareText } from './share-fortune.ts';

type Props = {
  fortune: Pick<KeptFortune, 'teller' | 'text'>;
  /** Where its words stand. */
  words: () => Element | null;
  onSaid: (said: string) => void;
  describedBy?: string;
};

const sayings: Readonly<Record<Shared, string>> = {
  shared: '',
  left: '',
  copied: texts.copied,
  marked: texts.marked,
};

/** Sends a fortune on, in the way that this browser has. */
export function ShareButton({ fortune, words, onSaid, describedBy }: Props) {
  const share = async () => onSaid(sayings[await shareText(sharedText(fortune, location.origin), words())]);
  return (
    <button type="button" className="told-way" aria-describedby={describedBy} onClick={() => void share()}>
      {canShare() ? texts.share : texts.copy}
    </button>
  );
}
