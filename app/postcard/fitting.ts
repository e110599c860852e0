// How words are set into a box: wrapped, made smaller until they fit, and cut where even the smallest type is too large.

/** How wide `text` is in type of `size`, both in pixels. */
export type Measure = (text: string, size: number) => number;

export type Setting = {
  readonly size: number;
  readonly lines: readonly string[];
  readonly isCut: boolean;
};

type Box = { readonly width: number; readonly height: number };

/** The distance from line to line, in sizes of the type. */
export const leading = 1.24;
const step = 2;

/** The largest type from `largest` down to `smallest` in which the words fit; in the smallest they end with an ellipsis where they must. */
export function setWords(
  text: string,
  box: Box,
  [largest, smallest]: readonly [number, number],
  measure: Measure,
): Setting {
  for (let size = largest; size >= smallest; size -= step) {
    const lines = wrap(text, box.width, (part) => measure(part, size));
    if (lines.length * size * leading <= box.height) {
      return { size, lines: balanced(text, lines, box.width, (part) => measure(part, size)), isCut: false };
    }
  }
  const most = Math.max(1, Math.floor(box.height / (smallest * leading)));
  const width = (part: string) => measure(part, smallest);
  const lines = wrap(text, box.width, width).slice(0, most);
  return { size: smallest, lines: lines.with(-1, withEllipsis(lines.at(-1) ?? '', box.width, width)), isCut: true };
}

/** Lines of at most `width`. A word that is wider breaks between two letters, never within one, however many code units it has. */
export function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of measure(word) <= width ? [word] : letters(word)) {
      if (line && measure(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** As many lines, of widths that differ as little as they can: no word stands alone at the end. */
function balanced(text: string, lines: readonly string[], width: number, measure: (part: string) => number) {
  if (lines.length > 8) return lines;
  let best = lines;
  for (let narrower = width * 0.97; narrower > width * 0.5; narrower -= width * 0.03) {
    const next = wrap(text, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > width)) break;
    best = next;
  }
  return best;
}

function withEllipsis(line: string, width: number, measure: (part: string) => number): string {
  const kept = letters(line);
  while (kept.length > 0 && measure(`${kept.join('').trimEnd()}…`) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** What readers take for one letter: https://unicode.org/reports/tr29/ */
function letters(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
