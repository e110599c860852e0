import { describe, expect, it } from 'vitest';
import { emergencyNumbersOf, regionOf } from './region.ts';

describe('the region', () => {
  it.each([
    [['en-GB', 'en'], 'GB'],
    [['es', 'es-MX', 'en-US'], 'MX'],
    [['es-419', 'es-AR'], 'AR'],
    [['zh-Hant-TW', 'en-US'], 'TW'],
    [['en-us'], 'US'],
    [['de-CH-1996'], 'CH'],
    [['es'], null],
    [['en'], null],
    [['en-001'], null],
    [['x-klingon', ''], null],
    [[], null],
  ])('of %j is %s', (languages, region) => {
    expect(regionOf(languages)).toBe(region);
  });

  it('has its emergency numbers, and 112 where it is not known', () => {
    expect(emergencyNumbersOf('US')).toEqual(['911']);
    expect(emergencyNumbersOf('JP')).toEqual(['119', '110']);
    expect(emergencyNumbersOf(null)).toEqual(['112']);
  });
});
