import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { characterNames } from '../../../cast/characters.ts';
import { moods } from '../../../cast/portraits.ts';
import living from './living.json' with { type: 'json' };

type Box = [left: number, top: number, width: number, height: number];
type Boxes = { mouth: Box; eyes: Box };

const stillPx = 640;
const folder = 'app/public/portraits/living';
const slugs = characterNames.map((name) => name.toLowerCase().replaceAll(' ', '-'));
const sprites = Object.entries(living).flatMap(([who, faces]) =>
  Object.entries(faces).map(([mood, boxes]) => [`${who}-${mood}`, boxes as Boxes] as const),
);

const upTo = (length: number) => Array.from({ length }, (_, px) => px);

/** The alpha of each pixel of one cell of a sprite, and the greatest of all. */
async function alphaOf(file: string, left: number, top: number, width: number, height: number) {
  const cell = sharp(file).extract({ left, top, width, height }).ensureAlpha().extractChannel('alpha');
  const alpha = await cell.raw().toBuffer();
  return {
    at: (x: number, y: number) => alpha[y * width + x] ?? Number.NaN,
    greatest: alpha.reduce((greatest, one) => Math.max(greatest, one)),
  };
}

describe('the frames of the puppets that live', () => {
  it('are of characters one can chat with, in moods that they have', () => {
    for (const [who, faces] of Object.entries(living)) {
      expect(slugs).toContain(who);
      for (const mood of Object.keys(faces)) expect(moods).toContain(mood);
    }
  });

  it('let everyone speak and blink at rest', () => {
    for (const who of slugs) expect(sprites.map(([face]) => face)).toContain(`${who}-rest`);
  });

  it('have boxes for every sprite, and sprites for every box', () => {
    const files = sprites.flatMap(([face]) => [`${face}.avif`, `${face}.webp`]);
    expect(readdirSync(folder).sort()).toEqual(files.sort());
  });

  it.each(sprites)('of %s lie within the still', (_, boxes) => {
    for (const [left, top, width, height] of Object.values(boxes)) {
      for (const px of [left, top, width, height]) expect(Number.isInteger(px)).toBe(true);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(20);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(stillPx);
    }
  });

  it.each(sprites)('of %s are as large as their boxes say, in AVIF and in WebP', async (face, { mouth, eyes }) => {
    for (const format of ['avif', 'webp']) {
      const { width, height } = await sharp(`${folder}/${face}.${format}`).metadata();
      expect([width, height]).toEqual([2 * Math.max(mouth[2], eyes[2]), mouth[3] + eyes[3]]);
    }
  });

  it.each(sprites)('of %s weigh little', (face) => {
    expect(statSync(`${folder}/${face}.avif`).size).toBeLessThanOrEqual(30_000);
    expect(statSync(`${folder}/${face}.webp`).size).toBeLessThanOrEqual(45_000);
  });

  it.each(sprites)('of %s cover something, and fade out before they end', async (face, { mouth, eyes }) => {
    for (const format of ['avif', 'webp']) {
      for (const [box, spriteTop] of [
        [mouth, 0],
        [eyes, mouth[3]],
      ] as const) {
        const [left, top, width, height] = box;
        for (const spriteLeft of [0, width]) {
          const alpha = await alphaOf(`${folder}/${face}.${format}`, spriteLeft, spriteTop, width, height);
          const [xs, ys] = [upTo(width), upTo(height)];
          expect(alpha.greatest).toBeGreaterThan(240);
          const edge = [
            ...xs.flatMap((x) => [top > 0 ? alpha.at(x, 0) : 0, top + height < stillPx ? alpha.at(x, height - 1) : 0]),
            ...ys.flatMap((y) => [left > 0 ? alpha.at(0, y) : 0, left + width < stillPx ? alpha.at(width - 1, y) : 0]),
          ];
          expect(Math.max(...edge)).toBeLessThan(32);
        }
      }
    }
  });
});
