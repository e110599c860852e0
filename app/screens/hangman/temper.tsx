import { type Temper as Face, type Mood, tempers } from '../../../cast/portraits.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { type Game, isWon, wrongCount, wrongGuessesToLose } from './game.ts';
import styles from './temper.module.css';

/** Shrek, one notch angrier with each wrong guess. The next face is already fetched, so that it comes with the guess. */
export function Temper({ game }: { game: Game | null }) {
  const wrong = game ? wrongCount(game) : 0;
  const face = game && isWon(game) ? 'smitten' : temper(wrong);
  const upcoming = game && !isWon(game) ? temper(Math.min(wrong + 1, wrongGuessesToLose)) : face;
  return (
    <div className={wrong > 6 ? styles.furious : styles.shrek}>
      {[...new Set<Face | Mood>([face, upcoming])].sort().map((one) => (
        <div key={one} className={one === face ? styles.shown : styles.waiting}>
          <Portrait who="Shrek" face={one} size={320} sizes="(width < 40rem) 144px, 320px" isAtTop />
        </div>
      ))}
    </div>
  );
}

function temper(wrong: number): Face {
  return `temper-${tempers[wrong] ?? wrongGuessesToLose}`;
}
