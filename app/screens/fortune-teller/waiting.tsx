import { useEffect, useState } from 'react';
import * as texts from '#texts/fortune-late.ts';
import { nameOf } from '#texts/names.ts';
import { tellerOfToday } from './fortune-of-day.ts';

/** Says who has today's fortune, where it will stand, until it is told, in this tab or another. */
export function Waiting() {
  const [teller, setTeller] = useState(tellerOfToday);
  useEffect(() => {
    const lookAgain = () => setTeller(tellerOfToday());
    addEventListener('storage', lookAgain);
    return () => removeEventListener('storage', lookAgain);
  }, []);
  if (!teller) return null;
  return (
    <p className="told-waiting">
      <span>{texts.waitsAsk}</span>
      <span translate="no">{nameOf(teller)}</span>
      <span>{texts.waitsEnd}</span>
    </p>
  );
}
