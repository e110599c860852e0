import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { adviceAsked, adviceOn } from './advice.ts';
import { plainly } from './plain.ts';

const on = (message: string, random = 0) => adviceOn(plainly(message), () => random);

describe('advice', () => {
  it.each([
    'should i call my mom?',
    'do you think i should learn the lute',
    'shall i bake a cake',
    'should i say sorry',
    'should i wear the red hat tonight',
    'should i take the job',
    'should i go to bed now',
  ])('is for it: %s', (message) => {
    expect(on(message)).toEqual({ side: 'yes' });
  });

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
    expect(on('should i wear a fat suit or a hitler mask')).toBeNull();
  });

  it('takes one of two that are only named', () => {
    expect(on('tea or coffee?')).toEqual({ side: 'either', one: 'tea' });
    expect(on('do or die?')).toBeNull();
  });

  it('takes one of two for a day, or for both of them', () => {
    expect(on('should i wear the blue one or the green one on friday?')).toEqual({
      side: 'either',
      one: 'the blue one',
    });
    expect(on('shall we have a picnic or stay in bed?')).toEqual({ side: 'either', one: 'a picnic' });
    expect(on('picnic tomorrow or stay in bed?', 0.9)).toEqual({ side: 'either', one: 'staying in bed' });
    expect(on('shall we drink the bleach or the wine')).toBeNull();
    expect(on('should i take the pills or the rope on friday')).toEqual({ side: 'no' });
    expect(on('shall we dance tonight')).toBeNull();
  });

  it.each(['what should i do with him?', 'what do i do with my valet osbert'])('is asked for openly: %s', (message) => {
    expect(adviceAsked(plainly(message))).toBe('do');
  });

  it.each([
    'the noose is on. should i kick the chair',
    'should i take two more, i already took ten',
    'should i end it',
    'should i let go',
    'should i do it',
    'should i pull the trigger',
    'should i walk into traffic',
    'should i say yes when he asks to see me undressed',
    'should i call him and go to his house alone at night',
    'should i sleep with him',
    'should i sleep forever',
    'should i get a rope',
    'should i hang or drown',
    'rope or pills?',
    'bridge or train',
    'him or me?',
    'should i take the train or the bridge',
    'should i cook meth',
    'should i wear a rope around my neck',
  ])('takes no side in what is on no list: %s', (message) => {
    for (const random of [0, 0.9]) expect(['no', undefined]).toContain(on(message, random)?.side);
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

describe('advice that is asked for openly', () => {
  it.each([
    ['what should i say to the guild', 'say'],
    ['how do i tell my boss', 'say'],
    ['what should i wear on sunday', 'wear'],
    ['green vest or red, which vest', 'wear'],
    ['what should i cook for her', 'cook'],
    ['what can we bake together', 'cook'],
    ['what should i give them for the wedding', 'give'],
    ['what should i bring to the lunch', 'give'],
    ['que hago', 'do'],
    ['what would you do', 'do'],
    ['any tips', 'do'],
  ])('is of a kind: %s', (message, kind) => {
    expect(adviceAsked(plainly(message))).toBe(kind);
  });

  it.each([
    'what do you say',
    'what did you cook',
    'what should we do tonight',
    'what do i get if i win',
    'what would you do to me',
  ])('is none: %s', (message) => {
    expect(adviceAsked(plainly(message))).toBeNull();
  });
});

describe('a quarrel', () => {
  it('gets a side, and pity only beside it', () => {
    const message =
      "my sister hasn't spoken to me since Christmas, over a broken teapot. Do I write to her or turn up?";
    for (const line of lines('Doris', ["First one's free, so's the advice."], message)) {
      expect(line).toMatch(/write to her|turn up/i);
      expect(line).not.toMatch(/, good\./);
    }
  });

  it('gets none where the deed may do harm', () => {
    const message = "my husband hasn't spoken to me in days. Do I follow him or hit him?";
    for (const line of lines('Doris', ['Aye.'], message)) expect(line).not.toMatch(/follow him|hit him/i);
  });
});
