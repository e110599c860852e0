import { describe, expect, it } from 'vitest';
import { inIt, type Way } from '../../test/in-a-scene.ts';
import { readPart } from './understudy.ts';

const kinds = ['would', 'deed', 'laugh', 'pity', 'guess', 'praise', 'shock'];

function beginsWithAQuip(line: string, character: Way[0], among: readonly string[] = kinds): boolean {
  const { pools } = readPart(character).script;
  return among.some((kind) => (pools.get(`aside ${kind}`) ?? []).some((quip) => line.startsWith(`${quip} `)));
}

describe('a word for whoever plays along', () => {
  it.each([
    [['Kitty Softpaws', 'thirteen_chimes', [0, 0, 1], 'id have thrown it in the soup tbh'], 'would'],
    [['Kitty Softpaws', 'stopped_clock', [0, 0, 0], 'i say hello owl and back away slowly'], 'deed'],
    [['Kitty Softpaws', 'wig_return', [0, 1], 'i throw a pillowcase over it and run'], 'deed'],
  ] as const)('stands before the next line: %s', (way, kind) => {
    for (const line of inIt(way)) expect(beginsWithAQuip(line, way[0], [kind]), line).toBe(true);
  });

  it.each(['What did he do?', 'haha did he bite you', 'go on', 'why was it grey lol'])(
    'is none where a button was pressed or something is asked: %s',
    (said) => {
      for (const line of inIt(['Shrek', 'pike_breeches', [0, 0], said]))
        expect(beginsWithAQuip(line, 'Shrek'), line).toBe(false);
    },
  );

  it('breaks no verse but for praise', () => {
    for (const line of inIt(['Suzy Sugar', 'bun_song', [0, 0], 'haha my poor bun']))
      expect(beginsWithAQuip(line, 'Suzy Sugar'), line).toBe(false);
  });
});
