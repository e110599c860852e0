import { describe, expect, it } from 'vitest';
import { type CareAnswer, careOrGrowl } from './care-or-growl.ts';

const growl = async function* () {
  yield '*huff*';
};
const never = new Promise<never>(() => {});
const site = { writer: 'site', language: 'en' } as const;
const answerOf = async (care: Promise<CareAnswer | null>, patience: Promise<unknown> = never) => {
  const { head, answer } = careOrGrowl(care, growl(), patience);
  let text = '';
  for await (const fragment of answer) text += fragment;
  return [await head, text];
};

describe('where the character growls', () => {
  it('care answers danger in her place', async () => {
    const head = { ...site, care: 'danger' } as const;
    expect(await answerOf(Promise.resolve({ head, text: 'Tell somebody.' }))).toEqual([head, 'Tell somebody.']);
  });

  it('care answers danger also where its words were lost on their way', async () => {
    const head = { ...site, care: 'danger' } as const;
    expect(await answerOf(Promise.resolve({ head, text: '' }))).toEqual([head, '']);
  });

  it('she growls at a child, too, and it is known that it is one', async () => {
    const head = { writer: 'understudy', care: 'minor', language: 'en' } as const;
    expect(await answerOf(Promise.resolve({ head, text: '' }))).toEqual([head, '*huff*']);
  });

  it('she growls where care cannot be asked', async () => {
    expect(await answerOf(Promise.resolve(null))).toEqual([null, '*huff*']);
  });

  it('she growls where care does not answer in time', async () => {
    expect(await answerOf(never, Promise.resolve())).toEqual([null, '*huff*']);
  });
});
