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
    'M580 194q2-4 23-4t24 4v6q-3 3-6 3q13 14 13 34q0 22-11 32H586q-12-10-12-32q0-22 14-34q-6 0-8-3zM656 218h61v13h8v21h-1v17h-89v-17h10v-21h11zM745 201l20 15 3-15h3l1 14 23-14-21 19q0 8 5 13q4 6 4 14q0 15-12 21h-17q-12-6-12-20q0-12 9-18q9-6 13-12zM789 218q12-6 24 0l-1 6q-2 2-4 2q9 11 9 24q0 12-6 18h-21q-5-6-5-18q0-13 8-24q-3 0-4-2z',
  shelf: 'M557 269h283v21H557z',
  frame: 'M859 138h330v34h-14v244h12v7h36v24H841v-24h16v-7h10V172h-8z',
  panes: 'M896 173h117v106H896zM1026 174h109v104h-109zM898 291h113v124H898zM1025 289h111v126h-111z',
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
