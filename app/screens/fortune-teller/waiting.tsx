import { useEffect, useState } from 'react';
import * as texts from '#texts/fortune-late.ts';
import { nameOf } from '#texts/names.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { behindTheRestMs } from '../../ui/when-idle.ts';
import { tellerOfToday } from './fortune-of-day.ts';

type Props = { chosen: FortuneTeller | null };

/** Its parchment is the largest picture of the page, which comes behind what a visitor may need sooner. */
const behindTheRest = new Promise((done) => setTimeout(done, behindTheRestMs));

/** Says who has today's fortune, where it will stand, until it is told, in this tab or another, or somebody else is chosen. */
export function Waiting({ chosen }: Props) {
  const [teller, setTeller] = useState(tellerOfToday);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    void behindTheRest.then(() => setIsTime(true));
  }, []);
  useEffect(() => {
    const lookAgain = () => setTeller(tellerOfToday());
    addEventListener('storage', lookAgain);
    return () => removeEventListener('storage', lookAgain);
  }, []);
  if (!isTime || !teller || (chosen && chosen !== teller)) return null;
  return (
    <p className="told-waiting">
      <span>{texts.waitsAsk}</span>
      <span translate="no">{nameOf(teller)}</span>
      <span>{texts.waitsEnd}</span>
    </p>
  );
}
