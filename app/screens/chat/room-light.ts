// What the light of who lives there makes of the room (lights.module.css): boards are of its colour, and what stands before them only in part.

/** In a picture's pixels: where the lantern hangs, where its warm light begins to end and has ended, and outlines, traced by hand, of what is not the wall. */
export type Lit = {
  readonly lantern: readonly [x: number, y: number];
  readonly near: number;
  readonly far: number;
  /** What stands on the shelf. */
  readonly things: string;
  /** The shelf's board. */
  readonly shelf: string;
  /** The window with its frame. */
  readonly frame: string;
  /** Behind them there is always the swamp. */
  readonly panes: string;
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
};

export const wide: Lit = {
  lantern: [67, 180],
  near: 110,
  far: 520,
  things:
    'M715 125q4-3 24-3t24 3q1 7-5 9q-2 0 0 3q14 18 14 37q0 18-9 28h-48q-9-10-9-28q0-19 14-37q1-2-2-3q-5-3-3-9zM800 153h63v16h7v33h-92v-12h10v-20h12zM895 131l21 19 3-18h3l1 18 23-18-23 25q2 12 12 18q3 8 0 20q-3 8-8 9h-32q-8-6-7-18q2-14 12-18q10-6 12-15zM938 154l22 14 1-14h2l1 15 23-14-25 17q-1 5 5 9q5 6 3 17q-3 5-5 5h-23q-6-6-5-14q2-9 9-12q6-4 10-9zM996 150q13-5 27 0l-1 6q-2 2-4 3q9 12 9 25q0 12-6 19h-23q-6-7-6-19q0-13 8-25q-4-1-4-3zM1038 152q26-5 53 0l-1 6q-3 3-6 4q7 11 7 21q0 13-8 20h-38q-8-7-8-20q0-10 7-21q-6-3-6-7z',
  shelf: 'M687 202h438v30H687z',
  frame: 'M163 31h364v34h-11v166h27v33H134v-29h42V64h-13z',
  panes: 'M214 68h128v164H214zM357 68h126v164H357z',
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
  giveBack(new Path2D(lit.shelf), 0.4);
  giveBack(new Path2D(lit.things), 0.8);
  if (isWithoutWindow) return;
  giveBack(new Path2D(lit.frame), 0.4);
  const panes = new Path2D(lit.panes);
  giveBack(panes, 1);
  dye(colour('--sky'), panes);
}
