import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rain } from './rain.ts';

describe('the confetti', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is 200 pieces over 5 seconds', () => {
    let pieces = 0;
    rain((more) => {
      pieces += more;
    });
    vi.advanceTimersByTime(4950);
    expect(pieces).toBeLessThan(200);
    vi.advanceTimersByTime(50);
    expect(pieces).toBe(200);
    vi.advanceTimersByTime(60_000);
    expect(pieces).toBe(200);
  });

  it('begins at once', () => {
    let pieces = 0;
    const stop = rain((more) => {
      pieces += more;
    });
    expect(pieces).toBeGreaterThan(0);
    stop();
  });

  it('stops when told', () => {
    let pieces = 0;
    const stop = rain((more) => {
      pieces += more;
    });
    vi.advanceTimersByTime(1000);
    stop();
    const thrown = pieces;
    vi.advanceTimersByTime(60_000);
    expect(pieces).toBe(thrown);
  });
});
