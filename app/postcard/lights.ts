// The light of each room: the ground that a puppet stands before.
import type { Puppet } from '../../cast/portraits.ts';
import type { Card } from './card.ts';
import type { Format } from './format.ts';

type Brush = CanvasRenderingContext2D;

/** Where a light is brightest, around it, and where it ends: a character's own, as in the chat (screens/chat/lights.module.css). */
const tints: Readonly<Record<Puppet, readonly [string, string, string]>> = {
  Shrek: ['#c98634', '#8a5420', '#2c1a0c'],
  Fiona: ['#cf7a4a', '#8c4a2c', '#2d160e'],
  Donkey: ['#cf9a35', '#8a6418', '#2a1e09'],
  Dragon: ['#d8a04a', '#8c4718', '#2b1008'],
  'King Harold': ['#b98f4c', '#77562a', '#261a10'],
  'Queen Lillian': ['#b57a72', '#744650', '#27151b'],
  'Puss in Boots': ['#a9803c', '#69551f', '#211b0b'],
  'Kitty Softpaws': ['#c77f5c', '#83463c', '#291413'],
  'Suzy Sugar': ['#bf9550', '#7c5a34', '#281b12'],
  Gingerbread: ['#d0a78a', '#84503f', '#291613'],
  Doris: ['#b8743e', '#7a3f26', '#27120d'],
  Pinocchio: ['#c98634', '#8a5420', '#2c1a0c'],
};

export function drawLight(brush: Brush, { room, who }: Card, format: Format): void {
  if (room === 'tent') drawTent(brush, format);
  else if (room === 'dock') drawDusk(brush, format);
  else drawWindow(brush, format, tints[who]);
  drawVignette(brush, format);
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

/** The sun goes down behind the puppet, and once more in the water. */
function drawDusk(brush: Brush, { width, height, light, name }: Format): void {
  const shore = name === 'Tall' ? height * 0.47 : height * 0.62;
  const sky = brush.createLinearGradient(0, 0, 0, shore);
  for (const [at, colour] of [
    [0, '#24102c'],
    [0.3, '#5b2430'],
    [0.68, '#b8502a'],
    [1, '#f09a48'],
  ] as const) {
    sky.addColorStop(at, colour);
  }
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, shore);
  const sun = { x: light.x + width * 0.02, y: shore - height * 0.13, radius: height * 0.2 };
  glow(brush, sun.x, sun.y, sun.radius * 2.6, [
    'rgb(255 214 130 / 80%)',
    'rgb(255 160 80 / 30%)',
    'rgb(255 140 70 / 0%)',
  ]);
  brush.fillStyle = '#ffdf98';
  brush.beginPath();
  brush.arc(sun.x, sun.y, sun.radius, 0, Math.PI * 2);
  brush.fill();
  drawTrees(brush, width, shore);
  const water = brush.createLinearGradient(0, shore, 0, height);
  for (const [at, colour] of [
    [0, '#d9743a'],
    [0.25, '#8a3a26'],
    [1, '#2a1118'],
  ] as const) {
    water.addColorStop(at, colour);
  }
  brush.fillStyle = water;
  brush.fillRect(0, shore, width, height - shore);
  brush.fillStyle = 'rgb(255 205 130 / 32%)';
  for (let ripple = 0; ripple < 16; ripple++) {
    const wide = sun.radius * (2.1 - ripple * 0.07) * (ripple % 2 ? 0.8 : 1.1);
    brush.fillRect(sun.x - wide / 2 + (ripple % 3) * 14 - 14, shore + 8 + ripple * 15, wide, 3);
  }
}

/** Far trees and reeds, dark before the sky. */
function drawTrees(brush: Brush, width: number, shore: number): void {
  brush.fillStyle = '#4a1c1e';
  brush.beginPath();
  brush.moveTo(0, shore);
  for (let x = 0; x <= width; x += 6) {
    const edge = Math.abs(x / width - 0.5) * 2;
    const high = 14 + edge ** 2 * 120 + Math.sin(x / 23) * 9 + Math.sin(x / 71 + 2) * 22 * edge + Math.sin(x / 7) * 4;
    brush.lineTo(x, shore - high);
  }
  brush.lineTo(width, shore);
  brush.fill();
}

/** A window of bull's-eye panes, lit from within. */
function drawWindow(
  brush: Brush,
  { width, height, light }: Format,
  [bright, lit, dim]: readonly [string, string, string],
): void {
  brush.fillStyle = dim;
  brush.fillRect(0, 0, width, height);
  glow(brush, light.x, light.y, Math.max(width, height) * 0.72, [bright, lit, dim]);
  const pane = height > width ? 178 : 136;
  brush.lineWidth = 5;
  for (const [dx, dy, colour] of [
    [3, 3, 'rgb(255 225 160 / 16%)'],
    [0, 0, 'rgb(28 14 6 / 52%)'],
  ] as const) {
    brush.strokeStyle = colour;
    for (let slant = -width - height; slant < width + height; slant += pane) {
      for (const direction of [1, -1]) {
        brush.beginPath();
        brush.moveTo(light.x + slant + dx - direction * height, light.y - height + dy);
        brush.lineTo(light.x + slant + dx + direction * height, light.y + height + dy);
        brush.stroke();
      }
    }
  }
  glow(brush, light.x, light.y, height * 0.46, [
    'rgb(255 222 150 / 46%)',
    'rgb(255 200 120 / 16%)',
    'rgb(255 190 110 / 0%)',
  ]);
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
