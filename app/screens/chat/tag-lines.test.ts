import { expect, it } from 'vitest';
import { tagLines } from '#texts/tag-lines.ts';
import { tagLine } from './tag-lines.ts';

it('each of the nine has three lines of fewer than 15 words, none twice', () => {
  expect(Object.keys(tagLines)).toHaveLength(9);
  const all = Object.values(tagLines).flat();
  expect(new Set(all).size).toBe(27);
  for (const line of all) expect(line.split(/\s+/).length, line).toBeLessThan(15);
});

it('any of them may come, and none of somebody without a tag', () => {
  expect([0, 0.4, 0.99].map((random) => tagLine('Doris', random))).toEqual(tagLines.Doris);
  for (const name of ['King Harold', 'Nobody', 'toString']) expect(tagLine(name, 0.5)).toBeNull();
});
