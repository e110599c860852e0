// Somebody whom the visitor named is asked after later, in a few words behind another reply, and what they answer is heard.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { isSaying } from './grammar.ts';
import { noProgress, writeProgress } from './place.ts';
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
    ['who may be gone', talk('my grandmother Rita would have loved this')],
    ['who is late', talk('my late aunt Rita taught me to knit')],
    ['of whom something sad was told', talk('my sister Rita is ill again')],
    ['twice', [...talk('my sister Rita has just moved in with me'), 'is it raining?', 'Dry. Could Rita outrun me?']],
  ])('is not: %s', (_, said) => {
    for (const line of lines('Fiona', said, asked)) expect(asksAfterRita(line), line).toBe(false);
  });
});

it('nobody is asked after of whom nothing can be read any more', () => {
  const told = [{ kind: 'called', words: { someone: 'your sister', called: 'Rita' } }] as const;
  const scene = writeProgress({ ...noProgress, told });
  const history = talk('go on').map((message, i) => ({
    category: i % 2 ? ('AI' as const) : ('user' as const),
    message,
  }));
  for (const chance of [0, 0.3, 0.6, 0.9]) {
    const said = act(
      { character: 'Fiona', loveInterest: 'Shrek', message: asked, history, scene },
      readPart('Fiona'),
      () => chance,
    );
    expect(said.progress.told.length).toBeGreaterThan(0);
    expect(asksAfterRita(said.line), said.line).toBe(false);
  }
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
