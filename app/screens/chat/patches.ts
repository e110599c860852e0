// Where the frames of mouth and eyes lie over a puppet's still: art/living.mjs renders them and writes living.json, which says the boxes,
// in px of the still of 640 px. A sprite has two rows of two frames: mouth half and wide open, below them eyes shut and glancing aside.
import { type Mood, type Puppet, portraitSlug } from '../../../cast/portraits.ts';

const stillPx = 640;

/** Left, top, width, height. */
export type Box = readonly number[];
export type Boxes = Readonly<Record<string, Readonly<Record<string, { readonly mouth: Box; readonly eyes: Box }>>>>;

/** Of one part: its box in percent of the still, and how large the sprite is, in percent of the box. `second`: where the sprite's second frame is. */
export type Patch = {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly backgroundSize: string;
  readonly second: string;
};
export type Patches = { readonly mouth: Patch; readonly eyes: Patch };

/** `null` where this face has no frames. */
export function patchesOf(boxes: Boxes, who: Puppet, mood: Mood): Patches | null {
  const found = boxes[portraitSlug(who)]?.[mood];
  if (!found) return null;
  const [, , mouthWidth = 0, mouthHeight = 0] = found.mouth;
  const [, , eyesWidth = 0, eyesHeight = 0] = found.eyes;
  const width = 2 * Math.max(mouthWidth, eyesWidth);
  const height = mouthHeight + eyesHeight;
  const patch = ([x = 0, y = 0, w = 0, h = 0]: Box): Patch => ({
    left: percent(x / stillPx),
    top: percent(y / stillPx),
    width: percent(w / stillPx),
    height: percent(h / stillPx),
    backgroundSize: `${percent(width / w)} ${percent(height / h)}`,
    second: percent(w / (width - w)), // a background's position is a share of what it is larger than its box
  });
  return { mouth: patch(found.mouth), eyes: patch(found.eyes) };
}

/** The address of a face's frames, in the format that the browser took of its still. */
export function spriteAddress(who: Puppet, mood: Mood, stillAddress: string): string {
  return `/portraits/living/${portraitSlug(who)}-${mood}.${stillAddress.endsWith('.avif') ? 'avif' : 'webp'}`;
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
