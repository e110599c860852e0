// A chunk of its own, fetched on a win only.
import confetti from 'canvas-confetti';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsStill } from '../../ui/use-media.ts';
import styles from './confetti.module.css';
import { confettiPieces, rain } from './rain.ts';

/** How many times larger a piece is drawn than one at arm's length is seen. */
const sharp = 1.5;
const pixels = 38 * sharp;

/** A piece of clay: a path of 20 x 20 around its middle, turned, with a line pressed into it; round at its edges: lit at the upper left, in the shade at
 * the lower right. */
function piece(path: string, colour: string, pressed: string, turned: number): confetti.Shape {
  const bitmap = new OffscreenCanvas(pixels, pixels);
  const paint = bitmap.getContext('2d');
  if (!paint) return 'circle';
  paint.rotate(turned);
  const outline = new Path2D(path);
  paint.setTransform(1.6 * sharp, 0, 0, 1.6 * sharp, pixels / 2, pixels / 2 - 1);
  Object.assign(paint, { shadowColor: '#0009', shadowBlur: 4, shadowOffsetY: 3, fillStyle: colour });
  paint.fill(outline);
  paint.shadowColor = 'transparent';
  paint.clip(outline);
  // what is around the piece throws its shadow, and then its light, onto the edges: all that lies in the piece is painted
  const around = new Path2D('M-40-40H40V40H-40Z');
  around.addPath(outline);
  for (const [shadowColor, offset, shadowBlur] of [
    ['#2c0016', -5, 9],
    ['#2c0016aa', -2, 3],
    ['#fff8e8', 3, 4],
  ] as const) {
    Object.assign(paint, { shadowColor, shadowBlur, shadowOffsetX: offset * 0.6, shadowOffsetY: offset });
    paint.fill(around, 'evenodd');
  }
  paint.shadowColor = 'transparent';
  const line = new Path2D(pressed);
  for (const [down, shade] of [
    [0.7, '#fff8'],
    [0, '#3018'],
  ] as const) {
    paint.translate(0, down);
    paint.strokeStyle = shade;
    paint.stroke(line);
    paint.translate(0, -down);
  }
  const shape = { type: 'bitmap', bitmap, matrix: [1, 0, 0, 1, -pixels / 2, -pixels / 2] };
  return shape as unknown as confetti.Shape;
}

const leaf = 'M0-10C9-5 8 6 0 10C-8 6-9-5 0-10Z';
const vein = 'M0-8V9M0-2L4-5M0-2L-4-5M0 3L4.5 0M0 3L-4.5 0';
const heart = 'M0 9C-15-2-7-13 0-5C7-13 15-2 0 9Z';
const thumb = 'M-6-3C-6-6-4-7-2.5-6';
// a ring of an onion: the inner circle runs against the outer, which leaves a hole
const ring = 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0ZM-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z';
const shine = 'M-7.2-1A7.3 7.3 0 0 1-3.5-6.4';

/** Of each colour three, each turned otherwise. */
const pieces = (path: string, pressed: string, ...colours: string[]) => ({
  shapes: colours.flatMap((colour) => [-0.6, 0.2, 1].map((turned) => piece(path, colour, pressed, turned))),
});

/** How near the pieces fall, in turn: most are far away, small and slow, and a few close to the eye. None is larger than it is drawn sharp. */
const depths = [0.55, 0.75, 1.45, 0.6, 1, 0.5, 0.85];

/** Drawn once, because a picture costs less than a path in every frame. Old browsers have plain paper. */
const kinds = () =>
  typeof OffscreenCanvas === 'undefined'
    ? [{}]
    : [
        pieces(leaf, vein, '#8fae3a', '#5f8a24', '#d0822f'),
        pieces(heart, thumb, '#f0708f', '#d23d63'),
        pieces(ring, shine, '#f6e7c4', '#d9b3d6'),
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
    const shapes = kinds();
    let thrown = 0;
    const stop = rain((pieces) => {
      if (!canvas.current) return;
      const { clientHeight } = canvas.current;
      const gravity = Math.min(1.1, clientHeight / 360); // nearly as long in the air over a low stage
      const scalar = innerWidth > 640 && clientHeight < 300 ? 0.75 : 1; // a phone on its side has little air; upright, smaller ones were crumbs
      for (let piece = 0; piece < pieces; piece += 1) {
        thrown += 1;
        const kind = thrown % shapes.length;
        const depth = depths[thrown % depths.length] ?? 1;
        const near = shapes.length > 1 && kind === 2 ? Math.min(depth, 0.62) : depth; // large rings are tyres
        void fire({
          particleCount: 1,
          // Chance alone makes clots: each is a golden section of the width from the one of its kind before, and released a little higher, so
          // that no two come near each other on their way. The first begin low enough to be seen at once.
          origin: {
            x: (Math.floor(thrown / shapes.length) * 0.618034 + kind / shapes.length) % 1,
            y: 0.33 - (thrown / confettiPieces) * 0.3,
          },
          ...shapes[kind],
          angle: 270,
          spread: 60,
          startVelocity: 4,
          flat: true, // seen from the side, a thin piece is a scratch
          drift: (Math.random() - 0.5) / 5,
          gravity: gravity * (0.6 + 0.4 * near),
          scalar: (scalar * near) / sharp,
          ticks: 320, // long enough in the air to reach the water of a large screen
        });
      }
    });
    return () => {
      stop();
      fire.reset();
    };
  }, []);
  return <canvas ref={canvas} className={styles.sky} />;
}
