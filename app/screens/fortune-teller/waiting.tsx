import { useEffect, useState } from 'react';
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
      <span>Today one fortune waits for you alone. Ask </span>
      <span translate="no">{teller}</span>
      <span>.</span>
    </p>
  );
}
