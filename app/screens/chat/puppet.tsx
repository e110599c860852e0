import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Mood, moods, type Puppet as Name } from '../../../cast/portraits.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { stageSizes } from '../../ui/stage-sizes.ts';
import styles from './puppet.module.css';

/** As large as they are, the other faces shall not delay anything else that the visitor waits for. */
const otherFacesMs = 3000;

type Props = {
  who: Name;
  mood: Mood;
  /** What lies over the face that is shown. */
  children: (shown: Mood) => ReactNode;
};

/**
 * The character on its stage. Its other faces load later, or once they are wanted, and a face shows once it can be painted. One face gives way to the next from one picture to the next, as in clay films: clay does not dissolve.
 */
export function Puppet({ who, mood, children }: Props) {
  const [hasArrived, setHasArrived] = useState(false);
  const [{ shown, hasTurned }, setFace] = useState({ shown: mood, hasTurned: false });
  const faces = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), otherFacesMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    let isWanted = true;
    const picture = faces.current?.querySelector<HTMLImageElement>(`[data-face="${mood}"] img`);
    const show = () => {
      if (isWanted) setFace((face) => (face.shown === mood ? face : { shown: mood, hasTurned: true }));
    };
    picture?.decode().then(show, () => {}); // without its picture, the face before it stays
    return () => {
      isWanted = false;
    };
  }, [mood]);

  return (
    <div ref={faces} className={styles.puppet} data-puppet="" data-turned={hasTurned || undefined}>
      {moods
        .filter((one) => one === 'rest' || one === mood || one === shown || hasArrived)
        .map((one) => (
          <div key={one} data-face={one} className={one === shown ? styles.shown : styles.waiting}>
            <Portrait who={who} face={one} size={480} sizes={stageSizes} isTravelling={one === shown} isAtTop />
          </div>
        ))}
      {children(shown)}
    </div>
  );
}

/** The puppet before anything moves it. */
export function Still({ who }: { who: Name }) {
  return (
    <div className={styles.puppet}>
      <div className={styles.still}>
        <Portrait who={who} size={480} sizes={stageSizes} isAtTop isFirst />
      </div>
    </div>
  );
}
