import { describe, expect, it } from 'vitest';
import { patchesOf, spriteAddress } from './patches.ts';

const boxes = { 'king-harold': { rest: { mouth: [160, 320, 128, 64], eyes: [192, 160, 320, 96] } } };

describe('a patch', () => {
  const patches = patchesOf(boxes, 'King Harold', 'rest');

  it('lies where its box is, in percent of the still', () => {
    expect(patches?.mouth).toMatchObject({ left: '25.000%', top: '50.000%', width: '20.000%', height: '10.000%' });
  });

  it('shows one frame of the sprite, which is as wide as two of the wider part and as high as both', () => {
    expect(patches?.mouth.backgroundSize).toBe('500.000% 250.000%'); // of 640 x 160 px
    expect(patches?.eyes.backgroundSize).toBe('200.000% 166.667%');
  });

  it('finds the second frame at the right of the first, as a share of what is left beside one frame', () => {
    expect(patches?.mouth.second).toBe('25.000%');
    expect(patches?.eyes.second).toBe('100.000%');
  });

  it('is not there for a puppet or a face without frames', () => {
    expect(patchesOf(boxes, 'King Harold', 'cross')).toBeNull();
    expect(patchesOf(boxes, 'Shrek', 'rest')).toBeNull();
  });

  it('is fetched in the format that the browser took of the still', () => {
    expect(spriteAddress('King Harold', 'rest', 'https://x.example/portraits/king-harold-rest-640.avif')).toBe(
      '/portraits/living/king-harold-rest.avif',
    );
    expect(spriteAddress('King Harold', 'rest', '/portraits/king-harold-rest-640.webp')).toMatch(/\.webp$/);
  });
});
