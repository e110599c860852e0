import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { characterNames } from './characters.ts';
import { fortuneTellers } from './fortune-tellers.ts';
import { moods, portraitAddress, portraitWidths, tempers } from './portraits.ts';

const puppets = [...new Set([...characterNames, ...fortuneTellers])];
const pictures = [
  ...puppets.flatMap((who) => moods.map((mood) => [who, mood] as const)),
  ...tempers.map((temper) => ['Shrek', `temper-${temper}`] as const),
];

describe('the portraits', () => {
  it('are all different pictures', async () => {
    const files = pictures.map(([who, face]) =>
      readFile(`app/public${portraitAddress(who, face, 384, 'avif')}`, 'base64'),
    );
    expect(new Set(await Promise.all(files)).size).toBe(pictures.length);
  });

  it('are of twelve puppets in three moods, and of ten tempers', () => {
    expect(puppets).toHaveLength(12);
    expect(pictures).toHaveLength(3 * puppets.length + 10);
  });

  it.each(pictures)('show %s, %s, at every width, in AVIF and in WebP', async (who, face) => {
    for (const width of portraitWidths) {
      const [avif, webp] = await Promise.all(
        (['avif', 'webp'] as const).map((format) => stat(`app/public${portraitAddress(who, face, width, format)}`)),
      );
      expect(webp?.size).toBeGreaterThan(500);
      if (width === 384) expect(avif?.size).toBeLessThanOrEqual(25_000);
    }
  });
});
