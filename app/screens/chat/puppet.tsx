import { useEffect, useState } from 'react';
import { type Mood, moods, type Puppet as Name } from '../../../cast/portraits.ts';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './puppet.module.css';

/** The character at the top of the chat. Its other faces load 600 ms later, so that they do not delay the first. */
export function Puppet({ who, mood }: { who: Name; mood: Mood }) {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), 600);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.puppet}>
      {moods
        .filter((one) => one === 'rest' || one === mood || hasArrived)
        .map((one) => (
          <div key={one} className={one === mood ? styles.shown : styles.waiting}>
            <Portrait who={who} face={one} size={160} isTravelling={one === mood} isAtTop />
          </div>
        ))}
    </div>
  );
}
