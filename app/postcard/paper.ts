// The parchment and the sill of a postcard, drawn in code.
import type { Format } from './format.ts';

type Brush = CanvasRenderingContext2D;

/** Numbers from 0 up to, not including, 1: the same ones every time, so that a card looks the same whenever it is drawn. */
function evenNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A sheet with an uneven edge, darker towards it, and a lantern-warm shadow. */
export function drawPaper(brush: Brush, { paper: { x, y, width, height } }: Format): void {
  const chance = evenNumbers(7);
  const edge = new Path2D();
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  corners.forEach(([fromX, fromY], side) => {
    const [toX, toY] = corners[(side + 1) % 4] ?? [x, y];
    const steps = Math.round(Math.hypot(toX - fromX, toY - fromY) / 16);
    for (let step = 0; step < steps; step++) {
      const at = step / steps;
      const off = (chance() - 0.5) * 7 + Math.sin(at * 9 + side * 2) * 3;
      const isAcross = side % 2 === 0;
      const point = [
        fromX + (toX - fromX) * at + (isAcross ? 0 : off),
        fromY + (toY - fromY) * at + (isAcross ? off : 0),
      ] as const;
      if (side === 0 && step === 0) edge.moveTo(...point);
      else edge.lineTo(...point);
    }
  });
  edge.closePath();

  brush.save();
  brush.shadowColor = 'rgb(20 6 4 / 75%)';
  brush.shadowBlur = 34;
  brush.shadowOffsetY = 12;
  brush.fillStyle = '#f3e7c9';
  brush.fill(edge);
  brush.restore();

  brush.save();
  brush.clip(edge);
  const middle = brush.createRadialGradient(
    x + width / 2,
    y + height / 2,
    height * 0.3,
    x + width / 2,
    y + height / 2,
    width * 0.62,
  );
  middle.addColorStop(0, 'rgb(226 200 146 / 0%)');
  middle.addColorStop(1, 'rgb(196 154 88 / 46%)');
  brush.fillStyle = middle;
  brush.fillRect(x - 10, y - 10, width + 20, height + 20);
  for (let speck = 0; speck < 900; speck++) {
    brush.fillStyle = chance() < 0.6 ? 'rgb(140 100 50 / 9%)' : 'rgb(255 250 230 / 22%)';
    brush.fillRect(x + chance() * width, y + chance() * height, 2 + chance() * 14, 1 + chance() * 1.6);
  }
  brush.strokeStyle = 'rgb(120 78 34 / 55%)';
  brush.lineWidth = 5;
  brush.stroke(edge);
  brush.restore();
}

/** The board at the foot, on which the site's name stands. */
export function drawSill(brush: Brush, { width, height, sill }: Format): void {
  const top = height - sill;
  const wood = brush.createLinearGradient(0, top, 0, height);
  wood.addColorStop(0, '#8a5f32');
  wood.addColorStop(0.09, '#6b4522');
  wood.addColorStop(0.2, '#4d321a');
  wood.addColorStop(1, '#2b1a0c');
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 60%)';
  brush.shadowBlur = 18;
  brush.shadowOffsetY = -4;
  brush.fillStyle = wood;
  brush.fillRect(-30, top, width + 60, sill + 30);
  brush.restore();
  const chance = evenNumbers(3);
  for (let grain = 0; grain < 70; grain++) {
    brush.fillStyle = chance() < 0.5 ? 'rgb(20 10 4 / 26%)' : 'rgb(200 150 90 / 9%)';
    brush.fillRect(chance() * width - 100, top + 8 + chance() * sill, 80 + chance() * 360, 1 + chance() * 2);
  }
}
