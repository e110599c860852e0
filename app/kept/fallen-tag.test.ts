import { expect, it } from 'vitest';
import { isToMention, readFallenTag } from './fallen-tag.ts';

const tag = { who: 'Doris', on: '2026-11-23', isMentioned: false };

it('a tag that fell today is mentioned by its own character, once', () => {
  expect(isToMention(tag, 'Doris', '2026-11-23')).toBe(true);
  expect(isToMention(tag, 'Shrek', '2026-11-23')).toBe(false);
  expect(isToMention(tag, 'Doris', '2026-11-24')).toBe(false);
  expect(isToMention({ ...tag, isMentioned: true }, 'Doris', '2026-11-23')).toBe(false);
  expect(isToMention(null, 'Doris', '2026-11-23')).toBe(false);
});

it.each([null, 'Doris', [], {}, { who: 7, on: '2026-11-23' }, { who: 'Doris' }])('%j is no kept tag', (value) => {
  expect(readFallenTag(value)).toBeNull();
  expect(readFallenTag(JSON.parse(JSON.stringify(tag)))).toEqual(tag);
});
