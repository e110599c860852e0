import { useEffect, useState } from 'react';
import * as texts from '#texts/fortune-late.ts';
import { isCharacterName } from '../../../cast/characters.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { isSame, localDay } from '../../kept/fortune-box.ts';
import { PostcardButton } from '../../postcard/postcard-button.tsx';
import { AskAbout } from './ask-about.tsx';
import { isOfToday } from './fortune-of-day.ts';
import { fortunes } from './fortunes.ts';
import { sentFortune } from './sent-fortune.ts';
import { ShareButton } from './share-button.tsx';
import { keepFortune, useBox } from './use-box.ts';

type Props = { teller: FortuneTeller; text: string };

/** What may be done about the fortune that is shown. */
export function Told({ teller, text }: Props) {
  const [said, setSaid] = useState('');
  const [isOfDay] = useState(() => isOfToday(teller, text));
  const [isSent] = useState(() => sentFortune(location.search, fortunes)?.text === text);
  // After the first paint: a screen reader hears what comes into its region, not what it begins with.
  useEffect(() => {
    if (isOfDay) setSaid(texts.yourDay);
    else if (isSent) setSaid(texts.sentToYou);
  }, [isOfDay, isSent]);
  const isKept = useBox().some((one) => isSame(one, { teller, text }));

  const keep = () => {
    if (isKept) return;
    const fortune = { teller, text, on: localDay(new Date()), ...(isOfDay && { isOfDay }) };
    setSaid(keepFortune(fortune) ? texts.isInBox : texts.notKept);
  };

  return (
    <>
      <div className="told-ways">
        {isOfDay && <span className="told-day">{texts.ofDay}</span>}
        {/* The same button in both states: the focus stays. */}
        <button
          type="button"
          className="told-way told-keep"
          aria-disabled={isKept || undefined}
          data-kept={isKept || undefined}
          onClick={keep}
        >
          {isKept ? texts.kept : texts.keepIt}
        </button>
        <ShareButton
          fortune={{ teller, text }}
          words={() => document.querySelector('main > output > span')}
          onSaid={setSaid}
        />
        <PostcardButton
          className="told-way"
          card={{ place: 'tent', who: teller, face: 'smitten', words: `“${text}”`, note: texts.teller }}
        />
      </div>
      {isCharacterName(teller) && <AskAbout character={teller} text={text} />}
      <p
        className="told-said"
        aria-live="polite"
        data-quiet={said === texts.yourDay || said === texts.isInBox || undefined}
      >
        {said && <span>{said}</span>}
      </p>
    </>
  );
}
