import { describe, expect, it } from 'vitest';
import { fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { fortunes } from './fortunes.ts';
import { type Action, foresight, heardOfOnion, newReading, onionOf, predictingMs, read } from './reading.ts';

const play = (...actions: Action[]) => actions.reduce(read, newReading);

describe('a reading', () => {
  it('selects one teller at a time', () => {
    expect(play({ type: 'tellerSelected', teller: 'Donkey' }, { type: 'tellerSelected', teller: 'Fiona' }).teller).toBe(
      'Fiona',
    );
  });

  it('asks for a choice where no teller is chosen', () => {
    expect(play({ type: 'revealAsked' })).toEqual({
      teller: null,
      predicting: null,
      words: 'Please choose a Shrek character first!',
      asked: 1,
    });
  });

  it('predicts for one second', () => {
    expect(predictingMs).toBe(1000);
    expect(play({ type: 'tellerSelected', teller: 'Shrek' }, { type: 'revealAsked' })).toEqual({
      teller: 'Shrek',
      predicting: 'Shrek',
      words: null,
      asked: 1,
    });
  });

  it('then shows the fortune in quotation marks', () => {
    expect(
      play({ type: 'tellerSelected', teller: 'Shrek' }, { type: 'revealAsked' }, { type: 'revealed', fortune: 'Mud.' }),
    ).toEqual({ teller: 'Shrek', predicting: null, words: '“Mud.”', asked: 1 });
  });

  it('begins with a fortune that somebody sent, before anything was asked', () => {
    const sent = play({ type: 'sent', teller: 'Fiona', text: 'Moss.' });
    expect(sent).toEqual({ teller: 'Fiona', predicting: null, words: '“Moss.”', asked: 0 });
    expect(onionOf(sent)).toBe('open');
  });

  it('peels the onion while it predicts, and opens it for a fortune only', () => {
    const chosen = { type: 'tellerSelected', teller: 'Shrek' } as const;
    const asked = { type: 'revealAsked' } as const;
    expect(onionOf(play())).toBe('whole');
    expect(onionOf(play(asked))).toBe('whole');
    expect(onionOf(play(chosen, asked))).toBe('peeling');
    expect(onionOf(play(chosen, asked, { type: 'revealed', fortune: 'Mud.' }))).toBe('open');
    expect(onionOf(play(chosen, asked, { type: 'revealed', fortune: undefined }))).toBe('whole');
  });

  it('says so where the pool is missing', () => {
    const foresee = foresight({ Shrek: [] }, () => 0);
    expect(foresee('Fiona')).toBeUndefined();
    const { words } = play(
      { type: 'tellerSelected', teller: 'Fiona' },
      { type: 'revealAsked' },
      { type: 'revealed', fortune: foresee('Shrek') },
    );
    expect(words).toBe('No fortunes available for this character yet.');
  });

  it('accepts neither another teller nor another question while a fortune is awaited', () => {
    const peeling = play({ type: 'tellerSelected', teller: 'Shrek' }, { type: 'revealAsked' });
    expect(read(peeling, { type: 'tellerSelected', teller: 'Fiona' })).toEqual(peeling);
    expect(read(peeling, { type: 'revealAsked' })).toEqual(peeling);
  });

  it('leaves no fortune, and no message, under another teller’s name', () => {
    const told = play(
      { type: 'tellerSelected', teller: 'Shrek' },
      { type: 'revealAsked' },
      { type: 'revealed', fortune: 'Mud.' },
    );
    expect(read(told, { type: 'tellerSelected', teller: 'Fiona' })).toMatchObject({ teller: 'Fiona', words: null });
  });
});

describe('the fortunes', () => {
  // docs/product.md, 7.3.
  it.each([
    ['Shrek', 10],
    ['Fiona', 18],
    ['Donkey', 18],
    ['Puss in Boots', 18],
    ['Pinocchio', 8],
    ['Kitty Softpaws', 8],
    ['King Harold', 8],
  ] as const)('of %s are %i', (teller, size) => {
    expect(fortunes[teller]).toHaveLength(size);
  });

  it('are there for all seven tellers, and no two alike', () => {
    expect(Object.keys(fortunes)).toEqual(fortuneTellers);
    const all = Object.values(fortunes).flat();
    expect(new Set(all.map((fortune) => fortune.toLowerCase())).size).toBe(88);
  });

  it('are plain words that fit the parchment', () => {
    const isPlain = (fortune: string) =>
      /^[\p{Script=Latin}\d\s.,:;!?¡¿’-]{40,160}$/u.test(fortune) && fortune === fortune.trim();
    const unfit = Object.entries(fortunes).flatMap(([teller, pool]) =>
      pool.filter((fortune) => !isPlain(fortune)).map((fortune) => `${teller}: ${fortune}`),
    );
    expect(unfit).toEqual([]);
  });

  it('come each once before any comes again', () => {
    const foresee = foresight(fortunes, Math.random);
    const seen = fortunes.Fiona?.map(() => foresee('Fiona'));
    expect(new Set(seen)).toEqual(new Set(fortunes.Fiona));
  });
});

describe('of the onion', () => {
  it('its skins are heard, and its light, and nothing when it is whole again', () => {
    expect(heardOfOnion('whole', 'peeling')).toEqual(['peel']);
    expect(heardOfOnion('peeling', 'open')).toEqual(['open']);
    expect(heardOfOnion('open', 'peeling')).toEqual(['peel']);
    expect(heardOfOnion('open', 'whole')).toEqual([]);
    expect(heardOfOnion('peeling', 'whole')).toEqual([]);
    expect(heardOfOnion('open', 'open')).toEqual([]);
  });
});
