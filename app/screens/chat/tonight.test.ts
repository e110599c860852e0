import { describe, expect, it } from 'vitest';
import { loveInterests } from '../../../cast/love-interests.ts';
import { visitorTonight } from './tonight.ts';

describe('who the visitor is tonight', () => {
  it('is the one whom the character loves', () => {
    expect(visitorTonight(loveInterests.Shrek)).toBe('Fiona');
    expect(visitorTonight(loveInterests['King Harold'])).toBe('Queen Lillian');
  });

  it('is a guest from the road with Doris, who loves no one', () => {
    expect(visitorTonight(loveInterests.Doris)).toBe('a guest from the road');
  });
});
