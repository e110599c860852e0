import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { isHeavy } from './heavy.ts';

describe('how somebody looks whom the visitor only sees', () => {
  it.each([
    'im standing, the granny next to me looks worried',
    'lol the bus driver looks so sad today',
    'the customer looked really upset about her buns',
    'the whole queue looks miserable',
    'that old man looks lonely on his bench',
    'the kid opposite is scared of my hat',
    'the receptionist is in a bad mood today',
  ])('is no feeling of theirs: %s', (message) => {
    expect(isHeavy(message)).toBe(false);
    for (const line of lines('Donkey', ['Stand up, feet wide!'], message))
      expect(endsWith(line, 'Donkey', 'of a bystander'), line).toBe(true);
  });

  it.each([
    'my mum looks so sad since dad died',
    'im worried about my granny',
    'the doctor looked worried at my results',
    'my sister is crying and i dont know what to do',
    'my friend is depressed',
    'the man next to me looks angry and i feel so alone',
  ])('stays what it is in: %s', (message) => {
    for (const line of lines('Donkey', ['Stand up, feet wide!'], message))
      expect(endsWith(line, 'Donkey', 'of a bystander'), line).toBe(false);
  });
});
