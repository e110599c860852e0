import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedOn, countries } from './countries.ts';
import { linesFor } from './help-lines.ts';
import { emergencyNumbersOf, regionOf } from './region.ts';
import { telephone } from './telephone.ts';

const regions = Object.keys(countries);
const linesOf = (region: string) => countries[region]?.lines ?? [];
const source = readFileSync(join(import.meta.dirname, 'countries.ts'), 'utf8');

describe('the help lines', () => {
  it('are there for every region whose emergency number is known, in the order of the countries’ names', () => {
    for (const region of regions) {
      expect(regionOf([`en-${region}`])).toBe(region);
      for (const number of emergencyNumbersOf(region)) expect(number).toMatch(/^\d{3,5}$/);
    }
    expect(regions).toHaveLength(30);
    const names = regions.map((region) => countries[region]?.name ?? '');
    expect(names).toEqual([...names].sort());
  });

  it.each(regions)('of %s: one for everybody comes first, and each has a number and a name of its own', (region) => {
    const lines = linesOf(region);
    expect(lines[0]?.concern).toBeUndefined();
    for (const { number, url } of lines) {
      expect(number).toMatch(/^[\d *]{3,}$/);
      if (url) expect(new URL(url).protocol).toBe('https:');
    }
    const all = lines.map(({ name, number }) => `${name} ${number}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it('name each a page that has its number, and the day on which they were compared', () => {
    const lines = [...regions.flatMap(linesOf), ...linesFor(null, [])];
    const named = [...source.matchAll(/\}, \/\/ \S+\.[a-z]{2,}.*$/gm)];
    expect(named).toHaveLength(lines.length);
    expect(comparedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('have a line for children nearly everywhere', () => {
    const without = regions.filter((region) => !linesOf(region).some(({ concern }) => concern === 'children'));
    expect(without).toEqual(['CL', 'MX', 'PE']);
  });
});

describe('the lines of a visitor', () => {
  it('begin with the owner’s for everybody and for this region', () => {
    const own = [
      { name: 'Here', number: '1' },
      { name: 'Spain', number: '2', region: 'ES' },
      { name: 'Peru', number: '3', region: 'PE' },
    ];
    expect(linesFor('ES', own).map(({ name }) => name)).toEqual(['Here', 'Spain', '024', 'Teléfono ANAR', '016']);
  });

  it('are few where no region is known', () => {
    expect(linesFor(null, []).length).toBeGreaterThan(0);
    expect(linesFor(null, []).every(({ url }) => url)).toBe(true);
  });
});

it.each([
  ['0800 1111', 'tel:08001111'],
  ['*4141', 'tel:*4141'],
  ['988', 'tel:988'],
])('%s is called at %s', (number, address) => {
  expect(telephone(number)).toBe(address);
});
