// What the light of who lives there makes of the room (lights.module.css): boards are of its colour, and what stands before them only in part.

/** In a picture's pixels: where the lantern hangs, where its warm light begins to end and has ended, and outlines, traced by hand, of what is not the wall. */
export type Lit = {
  readonly lantern: readonly [x: number, y: number];
  readonly near: number;
  readonly far: number;
  /** Where a candle's flame is, which is warm in every light. */
  readonly candle?: readonly [x: number, y: number] | undefined;
  /** What stands on the shelf. */
  readonly things: string;
  /** The shelf's board. */
  readonly shelf: string;
  /** The window with its frame. */
  readonly frame: string;
  /** Behind them there is always the swamp. */
  readonly panes: string;
  /** The moon's middle, and how far it is from there to its edge. */
  readonly moon: readonly [x: number, y: number, radius: number];
};

export const narrow: Lit = {
  lantern: [99, 158],
  near: 90,
  far: 380,
  things:
    'M29 314q0-5 22-5t22 5q0 5-6 5q12 16 12 31q0 16-13 27H36q-12-11-12-27q0-16 12-31q-7 0-7-5zM110 307l22 17 2-17h2l1 17 24-17-25 22q0 9 7 14q5 5 5 13q0 13-12 21h-22q-12-7-12-19q0-12 11-18q14-7 18-15z',
  shelf: 'M0 377h190v20H0z',
  frame: 'M544 94h244v34h-14v202h6v4h20v27H522v-25h9v-6h21V128h-8z',
  panes: 'M582 131h77v84h-77zM670 131h72v83h-72zM582 228h74v101h-74zM670 226h72v103h-72z',
  moon: [705, 171, 33],
};

export const wide: Lit = {
  lantern: [67, 180],
  near: 110,
  far: 520,
  candle: [922, 165],
  things:
    'M715 162q24-5 48 0q2 6-5 9q14 18 12 37q0 22-12 35h-38q-13-13-13-35q0-19 13-37q-8-3-5-9zM799 191h64v14h8v38h-92v-20h9v-18h11zM922 145q12 20 10 38h7v54q18 2 18 6h-68q0-4 17-6v-54h7q-2-18 9-38zM975 180l13 17 3-16 4 17 24-15-22 24q11 6 11 19q0 15-14 18h-14q-12-4-13-18q0-12 14-19zM1014 190q22-6 45 0q2 7-4 8q6 10 6 22q0 16-11 23h-26q-12-8-12-23q0-12 6-21q-6-2-4-9zM1112 118a22 22 0 1 0 44 0a22 22 0 1 0-44 0zM1146 145a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM1119 172a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM1146 200a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM1120 228a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM1153 256a14 14 0 1 0 28 0a14 14 0 1 0-28 0z',
  shelf: 'M687 243h408v25H687z',
  frame: 'M158 24h326v34h-16v109h20v34H146v-34h24V57h-12z',
  panes: 'M208 61h108v103H208zM331 61h105v105H331z',
  moon: [385, 108, 36],
};

/** Gives boards the colour of this light, away from the lantern, which stays warm; what is of other stuff has it in part, and the window lets in a night of its own. */
export function cast(paint: CanvasRenderingContext2D, picture: HTMLImageElement, lit: Lit, isWithoutWindow: boolean) {
  const { width, height } = paint.canvas;
  const colours = getComputedStyle(paint.canvas);
  const colour = (name: string) => colours.getPropertyValue(name).trim() || 'transparent';
  const [x, y] = lit.lantern;
  const light = paint.createRadialGradient(x, y, lit.near, x, y, lit.far);
  light.addColorStop(0, 'transparent');
  light.addColorStop(1, colour('--cast'));
  const dye = (fill: string | CanvasGradient, outline: Path2D) => {
    paint.globalCompositeOperation = 'color';
    paint.fillStyle = fill;
    paint.fill(outline);
    paint.globalCompositeOperation = 'source-over';
  };
  const giveBack = (outline: Path2D, share: number) => {
    paint.save();
    paint.clip(outline);
    paint.globalAlpha = share;
    paint.drawImage(picture, 0, 0);
    paint.restore();
  };
  const wall = new Path2D();
  wall.rect(0, 0, width, height);
  dye(light, wall);
  if (lit.candle) {
    const [at, up] = lit.candle;
    const pool = paint.createRadialGradient(at, up, 20, at, up, 260);
    pool.addColorStop(0, 'rgb(240 140 30 / 80%)');
    pool.addColorStop(1, 'transparent');
    dye(pool, wall);
  }
  giveBack(new Path2D(lit.shelf), 0.4);
  giveBack(new Path2D(lit.things), 0.8);
  if (isWithoutWindow) return;
  giveBack(new Path2D(lit.frame), 0.4);
  const panes = new Path2D(lit.panes);
  giveBack(panes, 1);
  dye(colour('--sky'), panes);
  shine(paint, lit.moon, panes);
}

/** A moon that gives light, and air around it that has some. */
function shine(paint: CanvasRenderingContext2D, [x, y, radius]: Lit['moon'], panes: Path2D) {
  const glow = paint.createRadialGradient(x, y, 0, x, y, 3.2 * radius);
  glow.addColorStop(0, 'rgb(214 222 214 / 46%)');
  glow.addColorStop(0.3, 'rgb(200 216 214 / 40%)');
  glow.addColorStop(0.34, 'rgb(130 170 176 / 34%)');
  glow.addColorStop(1, 'transparent');
  paint.save();
  paint.globalCompositeOperation = 'screen';
  paint.fillStyle = glow;
  paint.fill(panes);
  paint.restore();
}
