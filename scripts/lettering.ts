import { openSync as openFont } from 'fontkit';

const font = openFont('node_modules/@fontsource/almendra/files/almendra-latin-700-normal.woff2');

/** `text` in the site's display font as an SVG picture, `size` pixels high, with line breaks at newlines. */
export function lettering(text: string, size: number, colour: string): Buffer {
  if (!('layout' in font)) throw new Error('The display face is a collection of fonts.');
  const scale = size / font.unitsPerEm;
  const lines = text.split('\n').map((line) => font.layout(line));
  const width = Math.max(...lines.map(({ advanceWidth }) => advanceWidth)) * scale;
  const paths = lines.map(({ glyphs, positions }, row) => {
    let x = 0;
    const letters = glyphs.map((glyph, i) => {
      const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
      x += positions[i]?.xAdvance ?? 0;
      return path;
    });
    return `<g transform="translate(12 ${12 + (0.85 + row * 1.1) * size}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
  });
  const height = lines.length * 1.1 * size + 24;
  const shade = `<g fill="#050b08" opacity="0.8" transform="translate(0 ${size * 0.06})">${paths.join('')}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 24}" height="${height}">${shade}<g fill="${colour}">${paths.join('')}</g></svg>`,
  );
}
