// Advice that no list knows, asked in the middle of a tale or outside: a way to find out, and the tale waits.
import { expect, it } from 'vitest';
import { endsWith } from '../../test/every-chance.ts';
import { inIt } from '../../test/in-a-scene.ts';

it.each([
  'should i give the tuning fork back too? he moved to lisbon',
  'my neighbour lets me tune her piano for free, do i charge her?',
  'do i tell my flatmate the kettle was me',
  'haha should i return the library book or keep it',
  'do i keep the umbrella someone left',
])('%s', (said) => {
  for (const line of inIt(['Shrek', 'rent_frog', [0, 0], said]))
    expect(endsWith(line, 'Shrek', 'advice do'), line).toBe(true);
});

it.each([
  ['Shrek', 'rent_frog', [0, 0], 'should i hit him'],
  ['Shrek', 'three_buckets', [], 'should i take the left'],
  ['Fiona', 'bowline_knot', [0], 'should i pull the long end'],
  ['Fiona', 'hiding_ambrose', [0], 'should i kiss you'],
  ['Shrek', 'rent_frog', [0, 0], 'should i end my life'],
] as const)('but neither harm, nor the play, nor the two: %s %s %s %s', (...way) => {
  for (const line of inIt(way)) expect(endsWith(line, way[0], 'advice do'), line).toBe(false);
});
