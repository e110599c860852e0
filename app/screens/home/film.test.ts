import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const sizeOf = async (file: string) => (await stat(`app/screens/home/film/${file}`)).size;

describe('the film', () => {
  it.each(['swamp.av1.mp4', 'swamp.h264.mp4', 'swamp-tall.av1.mp4', 'swamp-tall.h264.mp4'])(
    'weighs 1.5 MB at most: %s',
    async (file) => {
      expect(await sizeOf(file)).toBeLessThanOrEqual(1_500_000);
    },
  );

  it.each(['poster.avif', 'poster-tall.avif'])('has a poster of 60 kB at most: %s', async (file) => {
    expect(await sizeOf(file)).toBeLessThanOrEqual(60_000);
  });
});
