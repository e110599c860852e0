import { describe, expect, it } from 'vitest';
import { asTalkedOf } from './wondering.ts';

describe('what is wondered at', () => {
  it.each([
    ['what would you stuff a leaky boat with', 'boat', 'boats'],
    ['does a box float', 'box', 'boxes'],
    ['does a fairy sleep', 'fairy', 'fairies'],
    ['is my kettle haunted', 'kettle', 'your kettle'],
    ['is your old kettle haunted', 'kettle', 'my kettle'],
    ['who built the bridge', 'bridge', 'the bridge'],
    ['do moths blink', 'moths', 'moths'],
    ['is moss a plant', 'moss', 'moss'],
  ])('stands in a sentence: %s', (message, word, said) => {
    expect(asTalkedOf(word, message.split(' '))).toBe(said);
  });
});
