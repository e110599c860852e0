// Measures contrast in screenshots: axe cannot judge text on pictures, and most text of this site is on pictures.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { pictureOf } from './pixels.ts';

type Words = {
  readonly text: string;
  readonly colour: string;
  readonly isLarge: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** WCAG 2.2: text is large from 24 px, or 18.66 px bold. Level AAA requires 7:1 for small and 4.5:1 for large text. */
const needed = ({ isLarge }: Words) => (isLarge ? 4.5 : 7);
/** The share of background pixels that may have less contrast: a small detail of the picture does not make text illegible. */
const stray = 0.02;

/** Every line of text in the window with too little contrast to the background as painted, at one device pixel a CSS pixel. */
export async function contrastFaults(page: Page): Promise<string[]> {
  await page.evaluate(pictures);
  const { lines, shot } = await wordsAndGround(page);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return lines.flatMap((words) => {
    const ground = luminances(data, info.width, info.height, words.box);
    if (ground.length === 0) return [];
    const [, red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(words.colour) ?? [];
    if (blue === undefined) return [`“${words.text}” is ${words.colour}, which is not known here`];
    const ink = luminance(Number(red), Number(green), Number(blue));
    const ratios = ground.map((it) => contrast(it, ink)).sort();
    const worst = ratios[Math.floor(ratios.length * stray)] ?? 0;
    return worst < needed(words) ? [`${worst.toFixed(2)}:1 for “${words.text}”, which needs ${needed(words)}:1`] : [];
  });
}

/** The lines, and a picture of what is behind them: taken again where a line moved meanwhile, as it does on a slow machine. */
async function wordsAndGround(page: Page, triesLeft = 5): Promise<{ lines: Words[]; shot: Buffer }> {
  const lines = await page.evaluate(visibleWords);
  await page.evaluate(hideWords);
  const shot = await pictureOf(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const places = (words: readonly Words[]) => JSON.stringify(words.map(({ text, box }) => [text, box]));
  const haveMoved = places(await page.evaluate(visibleWords)) !== places(lines);
  return haveMoved && triesLeft > 0 ? wordsAndGround(page, triesLeft - 1) : { lines, shot };
}

/**
 * Runs in the page: hides the letters but not their shadows, which are part of the background, and jumps to the end of what moves. The
 * Content-Security-Policy allows stylesheets made by scripts.
 */
function hideWords() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { color: transparent !important; caret-color: transparent !important; transition: none !important; } canvas { display: none; }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

/** Runs in the page: waits for the pictures that its styles name, because what was just shown asks for its own only then. */
async function pictures() {
  const addresses = new Set<string>();
  for (const element of document.querySelectorAll('body, body *')) {
    for (const part of [null, '::before', '::after']) {
      const { backgroundImage, borderImageSource } = getComputedStyle(element, part);
      // Of an image-set the first, which is the one that this browser takes.
      for (const named of [backgroundImage, borderImageSource]) addresses.add(/url\("(.+?)"\)/.exec(named)?.[1] ?? '');
    }
  }
  addresses.delete('');
  await Promise.all(
    [...addresses].map((address) => {
      const picture = new Image();
      return new Promise((resolve) => {
        picture.onload = picture.onerror = resolve;
        picture.src = address;
      });
    }),
  );
}

/** Runs in the page. WCAG exempts disabled controls. */
function visibleWords(): Words[] {
  const found: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !text || element.closest(':disabled, noscript, script, style, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    let clipped: Element | null = element;
    while (clipped && getComputedStyle(clipped).clipPath === 'none') clipped = clipped.parentElement;
    if (clipped) continue; // for ears only
    const size = Number.parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    let turned: Element | null = element;
    while (turned && getComputedStyle(turned).rotate === 'none') turned = turned.parentElement;
    let scroller: Element | null = element;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    const frame = (scroller?.getBoundingClientRect().top ?? 0) + (scroller?.clientTop ?? 0);
    // A list fades what scrolls out of it: those lines go, as if behind the wood. At either end of the list, none is there.
    const mask = scroller ? getComputedStyle(scroller).maskImage : '';
    const fadesAbove = frame + Number(/rgb\(0, 0, 0\) ([\d.]+)px/.exec(mask)?.[1] ?? 0);
    const fadesBelow = frame + (scroller?.clientHeight ?? 0) - Number(/100% - ([\d.]+)px/.exec(mask)?.[1] ?? 0);
    const slack = turned ? 0.22 : 0; // the bounding box of a rotated line extends beyond its background
    for (const line of range.getClientRects()) {
      // Of a line that a list cuts off, the part within the list: what is around the list is no background of it.
      const top = scroller ? Math.max(line.top, Math.ceil(frame)) : line.top;
      const bottom = scroller ? Math.min(line.bottom, Math.floor(frame + scroller.clientHeight)) : line.bottom;
      if (bottom - top < 1) continue;
      if (mask.includes('gradient') && (line.top < fadesAbove - 1 || line.bottom > fadesBelow + 1)) continue;
      const [width, height] = [line.width * (1 - 2 * slack), (bottom - top) * (1 - 2 * slack)];
      const [x, y] = [line.x + line.width * slack, top + (bottom - top) * slack];
      const isSeen = [0.01, 0.5, 0.99].every((share) => {
        const at = document.elementFromPoint(x + width / 2, y + height * share);
        return at && (element.contains(at) || at.contains(element));
      });
      if (!isSeen) continue; // partly or wholly scrolled out of view, or covered
      found.push({
        text: text.slice(0, 40),
        colour: color,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box: { x, y, width, height },
      });
    }
  }
  return found;
}

function luminances(data: Buffer, width: number, height: number, box: Words['box']): Float64Array {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.max(left, Math.min(width, Math.ceil(box.x + box.width)));
  const bottom = Math.max(top, Math.min(height, Math.ceil(box.y + box.height)));
  const found = new Float64Array((right - left) * (bottom - top));
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      found[count] = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      count += 1;
    }
  }
  return found;
}

/** Computed once for each of the 256 byte values, because a picture has a million bytes. */
const linear = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** WCAG's relative luminance of sRGB bytes. */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
