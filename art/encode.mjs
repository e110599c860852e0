// Rendered PNGs become what the site ships: AVIF, with WebP behind it, at the widths in use.
//   node art/encode.mjs <from.png> <to, without extension> <most bytes of the widest AVIF> <width> ...
// A width of 0 keeps the picture's own and leaves it out of the name. The finest quality that keeps the limit is taken.
import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [78, 72, 66, 60, 55, 50, 46, 42, 38, 34, 30, 26];

/** Writes `to`-`width`.avif within `limit` bytes, and a .webp within half as many again. */
export async function encode(from, to, width, limit) {
  const picture = sharp(from).resize(width || null, null, { kernel: 'lanczos3' });
  const isSmall = width > 0 && width < 300;
  const png = await (isSmall ? picture.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }) : picture).png().toBuffer();
  const name = width ? `${to}-${width}` : to;
  const avif = (quality) => sharp(png).avif({ quality, effort: 6, chromaSubsampling: '4:2:0', bitdepth: 8 });
  const webp = (quality) =>
    sharp(png).webp({ quality: quality + 8, alphaQuality: 90, effort: 6, smartSubsample: true });
  await writeFile(`${name}.avif`, await within(limit, avif));
  await writeFile(`${name}.webp`, await within(limit * 1.5, webp));
  process.stdout.write(`${name} ${(await stat(`${name}.avif`)).size} ${(await stat(`${name}.webp`)).size}\n`);
}

/** The finest encoding within `limit` bytes, or the smallest there is. Halves the choice each time: AVIF takes seconds. */
async function within(limit, encoding) {
  let [finest, coarsest] = [0, qualities.length - 1];
  let found = null;
  while (finest < coarsest) {
    const middle = (finest + coarsest) >> 1;
    const bytes = await encoding(qualities[middle]).toBuffer();
    if (bytes.length > limit) finest = middle + 1;
    else [coarsest, found] = [middle, bytes];
  }
  return found ?? encoding(qualities[coarsest]).toBuffer();
}

if (import.meta.filename === process.argv[1]) {
  const [from, to, limit, ...widths] = process.argv.slice(2);
  const widest = Math.max(...widths);
  for (const width of widths) {
    await encode(from, to, Number(width), widest ? Number(limit) * (width / widest) ** 1.5 : Number(limit));
  }
}
