import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './seer.module.css';

const faces = ['rest', 'smitten'] as const;

type Props = { who: FortuneTeller | null; face: (typeof faces)[number] };

/** The chosen teller behind the onion, lit by it from below; before the choice, the empty chair. */
export function Seer({ who, face }: Props) {
  return (
    <div className={styles.seer}>
      {who &&
        // the other face is there unseen, so that it has loaded when it is wanted
        faces.map((one) => (
          <div key={`${who} ${one}`} className={one === face ? styles.shown : styles.waiting}>
            <Lit who={who} face={one} />
            <div className={styles.light}>
              <Lit who={who} face={one} />
            </div>
          </div>
        ))}
    </div>
  );
}

function Lit({ who, face }: { who: FortuneTeller; face: (typeof faces)[number] }) {
  return <Portrait who={who} face={face} size={300} sizes="(width < 48rem) 150px, 300px" widest={384} isAtTop />;
}
