import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { contrastFaults } from './contrast.ts';
import { scrollsSideways, sizes, stage } from './stage.ts';
import { reachState, states } from './states.ts';

const site = stage();
const landscapePhone = { width: 740, height: 360 };

describe.each([...sizes, landscapePhone])('at $width x $height', (viewport) => {
  it.each(states)('$name: words are read on their ground, axe has nothing to say, nothing runs out', async (state) => {
    const { page } = await site.open({ viewport });
    await reachState(page, site.address, state);
    expect(await contrastFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
