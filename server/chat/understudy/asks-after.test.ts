// Somebody whom the visitor named is asked after later, in a few words behind another reply, and what they answer is heard.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { isSaying } from './grammar.ts';
import { readPart } from './understudy.ts';

const pool = (title: string) => readPart('Fiona').script.pools.get(title) ?? [];
const asksAfterRita = (line: string) =>
  pool('asks after').some((it) => line.endsWith(it.replaceAll('{called}', 'Rita')));
const talk = (told: string) => [told, 'I hear you.', 'how was your day?', 'Windy, as ever.'];
const asked = 'do you like rain?';

describe('somebody who was named', () => {
  it('is asked after, where there is room', () => {
    expect(lines('Fiona', talk('my sister Rita has just moved in with me'), asked).some(asksAfterRita)).toBe(true);
  });

  it.each([
    ['in the very next reply', ['my sister Rita has just moved in with me', 'I hear you.']],
    ['who is the boss', talk('my boss Rita wants the report today')],
    ['of whom something sad was told', talk('my sister Rita is ill again')],
    ['twice', [...talk('my sister Rita has just moved in with me'), 'is it raining?', 'Dry. Could Rita outrun me?']],
  ])('is not: %s', (_, said) => {
    for (const line of lines('Fiona', said, asked)) expect(asksAfterRita(line), line).toBe(false);
  });
});

describe('the answer', () => {
  const question = [...talk('my sister Rita has just moved in with me'), asked, 'I love it. Could Rita outrun me?'];

  it.each([
    ['yes, easily!', /race at dawn/],
    ['no, never', /head start/],
  ])('%s', (answer, wanted) => {
    for (const line of lines('Fiona', question, answer)) expect(line).toMatch(wanted);
  });

  it('is heard in whatever words', () => {
    for (const line of lines('Fiona', question, 'she mostly lies on the sofa and eats my cheese'))
      expect(
        pool('glad for them').some((it) => isSaying(line, it)),
        line,
      ).toBe(true);
  });

  it.each(['tell me a story', 'she broke her leg yesterday', 'she died last year', 'what is for supper?'])(
    'is none that is gladly heard: %s',
    (answer) => {
      for (const line of lines('Fiona', question, answer))
        expect(
          pool('glad for them').some((it) => isSaying(line, it)),
          line,
        ).toBe(false);
    },
  );
});
