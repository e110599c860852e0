// The light of a room: the ground that a puppet stands before.
import type { Place } from './card.ts';
import type { Format } from './format.ts';

type Brush = CanvasRenderingContext2D;

export function drawLight(brush: Brush, format: Format, place: Place): void {
  rooms[place](brush, format);
  drawVignette(brush, format);
}

/** Planks, and a lantern's light on them. */
function drawHut(brush: Brush, { width, height, light }: Format): void {
  const plank = height / 7;
  for (let row = 0; row < 7; row++) {
    const wood = brush.createLinearGradient(0, row * plank, 0, (row + 1) * plank);
    wood.addColorStop(0, '#5d3c1e');
    wood.addColorStop(0.9, '#452a13');
    wood.addColorStop(1, '#1d1007');
    brush.fillStyle = wood;
    brush.fillRect(0, row * plank, width, plank + 1);
    brush.fillStyle = 'rgb(22 11 4 / 55%)';
    for (let seam = ((row * 5) % 7) / 7; seam < 1.2; seam += 0.6) brush.fillRect(seam * width, row * plank, 4, plank);
    for (let grain = 0; grain < 9; grain++) {
      brush.fillStyle = grain % 2 ? 'rgb(20 10 4 / 16%)' : 'rgb(220 165 95 / 7%)';
      brush.fillRect(
        ((grain * 37 + row * 53) % 100) * 0.01 * width - 80,
        (row + 0.1 + grain * 0.09) * plank,
        width * 0.3,
        2,
      );
    }
  }
  glow(brush, light.x, light.y, height * 0.7, [
    'rgb(255 190 95 / 70%)',
    'rgb(224 140 54 / 36%)',
    'rgb(120 60 20 / 0%)',
  ]);
}

/** A sun on the water of the swamp. */
function drawDusk(brush: Brush, { width, height, light }: Format): void {
  const sky = brush.createLinearGradient(0, 0, 0, height);
  const colours = ['#4a1712', '#8f3318', '#d8702a', '#f2a14a', '#7d2f18', '#331009'];
  colours.forEach((colour, place) => {
    sky.addColorStop(place / (colours.length - 1), colour);
  });
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  glow(brush, light.x, light.y, height * 0.5, [
    'rgb(255 226 150 / 95%)',
    'rgb(250 170 80 / 45%)',
    'rgb(200 90 40 / 0%)',
  ]);
  brush.fillStyle = '#ffd98a';
  brush.beginPath();
  brush.arc(light.x, light.y, height * 0.25, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = 'rgb(70 22 10 / 22%)';
  for (let wave = 0; wave < 12; wave++) brush.fillRect(0, height * (0.62 + wave * 0.033), width, 2 + wave / 3);
}

/** Canvas that runs together at the top of the pole, an onion's light on it, and curtains at both sides. */
function drawTent(brush: Brush, { width, height, light }: Format): void {
  const top = { x: light.x, y: -height * 0.18 };
  const stripes = ['#4d2468', '#3a1a53', '#55296f'] as const;
  const reach = width + height;
  for (let stripe = -18; stripe < 18; stripe++) {
    const [from, to] = [stripe, stripe + 1.02].map((it) => Math.PI / 2 + (it * Math.PI) / 36);
    brush.fillStyle = stripes[(stripe + 18) % 3] ?? '';
    brush.beginPath();
    brush.moveTo(top.x, top.y);
    for (const angle of [from ?? 0, to ?? 0]) {
      brush.lineTo(top.x + Math.cos(angle) * reach, top.y + Math.sin(angle) * reach);
    }
    brush.fill();
  }
  wash(brush, { width, height }, 'rgb(26 10 36 / 92%)', 0.3);
  glow(brush, light.x, light.y, height * 0.62, [
    'rgb(255 180 100 / 62%)',
    'rgb(200 90 145 / 34%)',
    'rgb(120 40 110 / 0%)',
  ]);
  for (const isLeft of [true, false]) drawCurtain(brush, width, height, isLeft);
}

function drawCurtain(brush: Brush, width: number, height: number, isLeft: boolean): void {
  const deep = width * 0.115;
  brush.save();
  if (!isLeft) {
    brush.translate(width, 0);
    brush.scale(-1, 1);
  }
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(deep * 1.25, 0);
  brush.bezierCurveTo(deep * 1.05, height * 0.3, deep * 0.62, height * 0.42, deep * 0.42, height * 0.5);
  brush.bezierCurveTo(deep * 0.6, height * 0.62, deep * 0.85, height * 0.75, deep * 0.95, height);
  brush.lineTo(0, height);
  brush.closePath();
  brush.clip();
  const folds = brush.createLinearGradient(0, 0, deep * 1.25, 0);
  for (let fold = 0; fold <= 8; fold++) folds.addColorStop(fold / 8, fold % 2 ? '#5a2168' : '#22092f');
  brush.fillStyle = folds;
  brush.fillRect(0, 0, deep * 1.3, height);
  brush.restore();
}

function drawVignette(brush: Brush, { width, height }: Format): void {
  const shade = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    height * 0.35,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  shade.addColorStop(0, 'rgb(12 4 12 / 0%)');
  shade.addColorStop(1, 'rgb(12 4 12 / 68%)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

function wash(brush: Brush, { width, height }: Pick<Format, 'width' | 'height'>, colour: string, to: number): void {
  const shade = brush.createLinearGradient(0, 0, 0, height * to);
  shade.addColorStop(0, colour);
  shade.addColorStop(1, 'rgb(0 0 0 / 0%)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height * to);
}

function glow(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  [inner, middle, outer]: readonly [string, string, string],
): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, inner);
  light.addColorStop(0.5, middle);
  light.addColorStop(1, outer);
  brush.fillStyle = light;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

const rooms: Readonly<Record<Place, (brush: Brush, format: Format) => void>> = {
  tent: drawTent,
  hut: drawHut,
  dusk: drawDusk,
};
