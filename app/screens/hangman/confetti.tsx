// A chunk of its own, fetched on a win only.
import confetti from 'canvas-confetti';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsStill } from '../../ui/use-media.ts';
import styles from './confetti.module.css';
import { rain } from './rain.ts';

/** A shape of 20 x 20 around its middle. Its matrix is given, because the library would measure the path for long. */
const shape = (path: string) => ({ type: 'path', path, matrix: [1, 0, 0, 1, 0, 0] }) as unknown as confetti.Shape;

const kinds = [
  { shapes: [shape('M0-10C9-5 8 6 0 10C-8 6-9-5 0-10Z')], colors: ['#a9cc4a', '#6f9a2c', '#e0913a'] }, // a leaf
  { shapes: [shape('M0 9C-15-2-7-13 0-5C7-13 15-2 0 9Z')], colors: ['#ff7d9d', '#e8476f'] }, // a heart
  {
    // a ring of an onion: the inner circles run against the outer, which leaves holes
    shapes: [
      shape(
        'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0ZM-7 0A7 7 0 1 0 7 0A7 7 0 1 0-7 0ZM-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0ZM-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0Z',
      ),
    ],
    colors: ['#fff6df', '#f3d9f0'],
  },
];

/** Confetti over the whole screen; under reduced motion a still garland. */
export default function Confetti(): ReactNode {
  const isStill = useIsStill();
  return isStill ? <div className={styles.garland} aria-hidden="true" /> : <FallingConfetti />;
}

function FallingConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    // No worker: the library would make it from a blob, which the Content-Security-Policy forbids.
    const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
    let handful = 0;
    const stop = rain((particleCount) => {
      // below the edge of the screen, so that the first is seen at once
      const origin = { x: Math.random(), y: 0.02 };
      handful += 1;
      void fire({
        particleCount,
        origin,
        ...kinds[handful % kinds.length],
        scalar: 1.7, // some 34 px wide
        angle: 270,
        spread: 100,
        startVelocity: 14,
        gravity: 1.1,
        ticks: 400, // long enough in the air to reach the bottom of a large screen
      });
    });
    return () => {
      stop();
      fire.reset();
    };
  }, []);
  return <canvas ref={canvas} className={styles.sky} />;
}
