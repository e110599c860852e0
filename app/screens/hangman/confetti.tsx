// A chunk of its own, fetched on a win only.
import confetti from 'canvas-confetti';
import { type ReactNode, useEffect, useRef } from 'react';
import { reducedMotion, useMedia } from '../../ui/use-media.ts';
import styles from './confetti.module.css';
import { rain } from './rain.ts';

const colors = ['#8fae3a', '#ffc65c', '#e86a8a', '#f3e7c9', '#5f7f2a'];

/** Confetti over the whole screen; under reduced motion a still garland. */
export default function Confetti(): ReactNode {
  const isStill = useMedia(reducedMotion);
  return isStill ? <div className={styles.garland} aria-hidden="true" /> : <FallingConfetti />;
}

function FallingConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    // No worker: the library would make it from a blob, which the Content-Security-Policy forbids.
    const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
    const stop = rain((particleCount) => {
      const origin = { x: Math.random(), y: -0.05 };
      void fire({
        particleCount,
        origin,
        colors,
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
