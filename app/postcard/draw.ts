// Draws a postcard. What it takes is of this site only, so that the picture may be taken off the canvas again.
import { nameOf } from '#texts/names.ts';
import { portraitAddress } from '../../cast/portraits.ts';
import type { Card } from './card.ts';
import { leading, type Measure, setWords } from './fitting.ts';
import type { Format } from './format.ts';
import { drawLight } from './lights.ts';
import { drawPaper, drawSill } from './paper.ts';

type Brush = CanvasRenderingContext2D;

const display = 'Almendra, "Almendra meanwhile", Georgia, serif';
const text = '"Atkinson Hyperlegible Next", "Atkinson meanwhile", system-ui, sans-serif';
const ink = '#2a1d10';
/** Below this size the display face is hard to read. */
const smallestDisplay = 34;

/** What a card needs of the network. A picture that cannot be had is left out. */
export async function loadFor({ who, face }: Card): Promise<HTMLImageElement | null> {
  const fonts = [`700 60px Almendra`, `400 30px "Atkinson Hyperlegible Next"`].map((font) =>
    document.fonts.load(font).catch(() => []),
  );
  for (const format of ['avif', 'webp'] as const) {
    const picture = new Image();
    picture.src = portraitAddress(who, face, 640, format);
    try {
      await picture.decode();
      await Promise.all(fonts);
      return picture;
    } catch {
      // an older browser reads no AVIF
    }
  }
  await Promise.all(fonts);
  return null;
}

/** Draws the card, without its puppet if there is no picture of it. Whether the canvas could be drawn on. */
export function draw(canvas: HTMLCanvasElement, card: Card, format: Format, puppet: HTMLImageElement | null): boolean {
  canvas.width = format.width;
  canvas.height = format.height;
  const brush = canvas.getContext('2d');
  if (!brush) return false;
  drawLight(brush, format, card.place);
  const isTall = format.height > format.width;
  if (!isTall) drawPaper(brush, format);
  if (puppet) drawPuppet(brush, format, puppet);
  drawSill(brush, format);
  if (isTall) drawPaper(brush, format);
  drawWords(brush, card, format);
  drawFoot(brush, format);
  return true;
}

/** Lit by the onion, from below. */
function drawPuppet(brush: Brush, { puppet, light }: Format, picture: HTMLImageElement): void {
  const { x, y, width, height } = puppet;
  const own = document.createElement('canvas');
  own.width = width;
  own.height = height;
  const lit = own.getContext('2d');
  if (!lit) return;
  lit.drawImage(picture, 0, 0, width, height);
  lit.globalCompositeOperation = 'source-atop';
  const below = lit.createLinearGradient(0, 0, 0, height);
  below.addColorStop(0, 'rgb(40 10 70 / 42%)');
  below.addColorStop(0.55, 'rgb(120 40 90 / 12%)');
  below.addColorStop(1, 'rgb(255 160 70 / 30%)');
  lit.fillStyle = below;
  lit.fillRect(0, 0, width, height);
  brush.save();
  brush.shadowColor = 'rgb(10 4 10 / 55%)';
  brush.shadowBlur = 40;
  brush.shadowOffsetX = (x + width / 2 - light.x) / 10;
  brush.shadowOffsetY = 10;
  brush.drawImage(own, x, y);
  brush.restore();
}

function drawWords(brush: Brush, card: Card, { paper, type, height: whole, width: across }: Format): void {
  const { x, width } = paper;
  const inset = whole > across ? 56 : 46;
  const isTall = whole > across;
  const foot = isTall ? 96 : 82;
  const top = paper.y + inset * 0.8;
  const box = { width: width - inset * 2, height: paper.y + paper.height - foot - top };
  const measureIn =
    (weight: number, face: string): Measure =>
    (part, size) => {
      brush.font = `${weight} ${size}px ${face}`;
      return brush.measureText(part).width;
    };
  const [largest, smallest] = type;
  let [weight, face] = [700, display];
  let setting = setWords(card.words, box, [largest, smallestDisplay], measureIn(weight, face));
  if (setting.isCut) {
    [weight, face] = [400, text];
    setting = setWords(card.words, box, [smallestDisplay, smallest], measureIn(weight, face));
  }
  const { size, lines } = setting;
  const isCentred = lines.length <= 8;
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(
    card.words,
  );
  brush.save();
  brush.beginPath();
  brush.rect(x, paper.y, width, paper.height - foot + 20); // marks stacked on letters stay on the paper, too
  brush.clip();
  brush.font = `${weight} ${size}px ${face}`;
  brush.fillStyle = ink;
  brush.direction = isRightToLeft ? 'rtl' : 'ltr';
  brush.textAlign = isCentred ? 'center' : 'start';
  brush.textBaseline = 'alphabetic';
  const at = isCentred ? x + width / 2 : isRightToLeft ? x + width - inset : x + inset;
  const spare = box.height - lines.length * size * leading;
  lines.forEach((line, place) => {
    brush.fillText(line, at, top + spare / 2 + (place + 0.8) * size * leading);
  });
  brush.restore();

  const bottom = paper.y + paper.height;
  brush.save();
  brush.textAlign = 'right';
  brush.fillStyle = ink;
  brush.font = `700 ${isTall ? 40 : 34}px ${display}`;
  brush.fillText(nameOf(card.who), x + width - inset, bottom - (isTall ? 56 : 48));
  brush.font = `400 ${isTall ? 24 : 20}px ${text}`;
  brush.fillStyle = '#4a3620';
  brush.fillText(card.note, x + width - inset, bottom - (isTall ? 25 : 21));
  brush.restore();
}

function drawFoot(brush: Brush, { width, height, sill }: Format): void {
  brush.save();
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#ffc65c';
  brush.shadowColor = 'rgb(0 0 0 / 80%)';
  brush.shadowBlur = 6;
  brush.font = `700 ${Math.round(sill * 0.46)}px ${display}`;
  brush.fillText('Swampheart', width / 2, height - sill * 0.46);
  brush.restore();
}
