import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Circuit, circuit, type Outcome } from './circuit.ts';

const pauseMs = 60;

async function play(one: Circuit, ...outcomes: Outcome[]) {
  for (const outcome of outcomes) {
    one.enter().end(outcome);
    await sleep(0);
  }
}
const times = (count: number, outcome: Outcome): Outcome[] => Array(count).fill(outcome);
const refusal = expect.objectContaining({
  status: 503,
  more: { failure: 'circuit_open', retryAfter: expect.any(Number) },
});

describe('the circuit', () => {
  it('opens after ten failures in a row, and says when to come back', async () => {
    const one = circuit(pauseMs);
    await play(one, ...times(9, 'down'), 'well', ...times(9, 'down'));
    await play(one, 'down');
    expect(() => one.enter()).toThrow(refusal);
  });

  it('opens when more than half of twenty fail, however they are mixed', async () => {
    const one = circuit(pauseMs);
    const mixed = Array.from({ length: 19 }, (_, i): Outcome => (i % 2 ? 'well' : 'down'));
    await play(one, ...mixed);
    await play(one, 'down');
    expect(() => one.enter()).toThrow(refusal);
  });

  it('stays closed while half of them succeed', async () => {
    const one = circuit(pauseMs);
    await play(one, ...Array.from({ length: 60 }, (_, i): Outcome => (i % 2 ? 'down' : 'well')));
    one.enter().end('well');
  });

  it('does not count visitors who leave, nor what the service refuses', async () => {
    const one = circuit(pauseMs);
    await play(one, ...times(40, 'left'), ...times(40, 'refused'));
    await play(one, ...times(9, 'down'), 'left', 'refused', 'down');
    expect(() => one.enter()).toThrow(refusal);
  });

  it('lets one probe through after the pause, and closes when that goes well', async () => {
    const one = circuit(pauseMs);
    await play(one, ...times(10, 'down'));
    await sleep(pauseMs + 20);
    const probe = one.enter();
    expect(probe.isProbe).toBe(true);
    expect(() => one.enter()).toThrow(refusal);
    probe.end('well');
    await sleep(0);
    expect(one.enter().isProbe).toBe(false);
  });

  it.each<Outcome>(['down', 'left'])(
    'stays open for another pause after a probe that ended with %s',
    async (outcome) => {
      const one = circuit(pauseMs);
      await play(one, ...times(10, 'down'));
      await sleep(pauseMs + 20);
      await play(one, outcome);
      expect(() => one.enter()).toThrow(refusal);
      await sleep(pauseMs + 20);
      await play(one, 'refused');
      expect(one.enter().isProbe).toBe(false);
    },
  );

  it('is not held open by a clock that is set back', async () => {
    const one = circuit(pauseMs);
    await play(one, ...times(10, 'down'));
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
    await sleep(pauseMs + 20);
    expect(one.enter()).toMatchObject({ isProbe: true });
    Date.now = now;
  });
});
