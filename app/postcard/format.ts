// The two shapes of a postcard, and where things stand in each. All in pixels.
import * as texts from '#texts/postcard.ts';

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Format = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A square. The paper or the sill hides its lower edge. */
  readonly puppet: Place;
  readonly paper: Place;
  /** The largest and the smallest type on the paper. */
  readonly type: readonly [number, number];
  /** How high the sill at the foot is. */
  readonly sill: number;
  /** Where the light comes from. */
  readonly light: { readonly x: number; readonly y: number };
};

export const formats: readonly Format[] = [
  {
    name: texts.tall,
    width: 1080,
    height: 1350,
    puppet: { x: 180, y: 62, width: 720, height: 720 },
    paper: { x: 70, y: 738, width: 940, height: 486 },
    type: [66, 24],
    sill: 84,
    light: { x: 540, y: 470 },
  },
  {
    name: texts.wide,
    width: 1200,
    height: 630,
    puppet: { x: -22, y: 34, width: 540, height: 540 },
    paper: { x: 486, y: 46, width: 668, height: 478 },
    type: [56, 20],
    sill: 62,
    light: { x: 260, y: 300 },
  },
];
