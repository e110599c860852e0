import { useEffect, useState } from 'react';
import { type Temper as Face, type Mood, tempers } from '../../../cast/portraits.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { temperSizes } from '../../ui/stage-sizes.ts';
import { type Game, isOver, isWon, wrongCount, wrongGuessesToLose } from './game.ts';
import styles from './temper.module.css';

/** After the first paint, before most visitors have guessed. */
const inAdvanceMs = 2000;

/** Shrek, angrier with each wrong guess. The faces that may be next are rendered hidden, so that they load in advance. */
export function Temper({ game }: { game: Game | null }) {
  const wrong = game ? wrongCount(game) : 0;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), inAdvanceMs);
    return () => clearTimeout(timer);
  }, []);
  const face: Face | Mood = game && isWon(game) ? 'smitten' : temper(wrong);
  return (
    <div className={wrong > 6 ? styles.furious : styles.shrek}>
      {[face, ...(isSettled || game?.guesses.length ? upcoming(game, wrong) : [])].sort().map((one) => (
        <div key={one} className={one === face ? styles.shown : styles.waiting}>
          <Portrait who="Shrek" face={one} size={360} sizes={temperSizes} isAtTop isFirst={one === 'temper-0'} />
        </div>
      ))}
      <Rim />
    </div>
  );
}

/** The faces to load in advance: before the first guess the next temper, then the next two and the face for a win. */
function upcoming(game: Game | null, wrong: number): (Face | Mood)[] {
  if (!game || isOver(game)) return [];
  if (game.guesses.length === 0) return [temper(1)];
  return wrong + 1 < wrongGuessesToLose
    ? [temper(wrong + 1), temper(wrong + 2), 'smitten']
    : [temper(wrong + 1), 'smitten'];
}

function temper(wrong: number): Face {
  return `temper-${tempers[wrong] ?? wrongGuessesToLose}`;
}

/** The sun's light on his edges: what of him is not a blurred, lower him. */
function Rim() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter
        id="rim"
        x="0"
        y="0"
        width="1"
        height="1"
        primitiveUnits="objectBoundingBox"
        colorInterpolationFilters="sRGB"
      >
        <feOffset in="SourceAlpha" dy=".006" />
        <feGaussianBlur stdDeviation=".0065" result="within" />
        <feFlood floodColor="#ffdc8c" />
        <feComposite operator="out" in2="within" />
        <feComposite operator="in" in2="SourceAlpha" result="edge" />
        <feMerge>
          <feMergeNode in="SourceGraphic" />
          <feMergeNode in="edge" />
          <feMergeNode in="edge" />
          <feMergeNode in="edge" />
        </feMerge>
      </filter>
    </svg>
  );
}
