import { describe, expect, it } from 'vitest';
import { adviceOn } from './advice.ts';
import { plainly } from './plain.ts';

const on = (message: string, random = 0) => adviceOn(plainly(message), () => random);

describe('advice', () => {
  it.each(['should i call my mom?', 'do you think i should learn the lute', 'shall i bake a cake'])(
    'is for it: %s',
    (message) => {
      expect(on(message)).toEqual({ side: 'yes' });
    },
  );

  it.each([
    'should i hit him?',
    'should i quit my job',
    'should i meet him alone',
    'should i send him a picture',
    'should i tell him my password',
    'should i skip dinner or school',
    'should i run away',
  ])('is against it: %s', (message) => {
    expect(on(message)).toEqual({ side: 'no' });
  });

  it('takes one of two, as the visitor said it', () => {
    expect(on('should i wear red or blue?')).toEqual({ side: 'either', one: 'red' });
    expect(on('should i wear red or blue?', 0.9)).toEqual({ side: 'either', one: 'blue' });
    expect(on('should i wear a fat suit or a hitler mask')).toEqual({ side: 'yes' });
  });

  it('takes one of two that are only named', () => {
    expect(on('tea or coffee?')).toEqual({ side: 'either', one: 'tea' });
    expect(on('do or die?')).toBeNull();
  });

  it.each([
    'what should we do',
    'what should i bake for you',
    'which hat should i wear',
    'how should i start',
    'you should sing',
    'hello',
  ])('was not asked for: %s', (message) => {
    expect(on(message)).toBeNull();
  });
});
