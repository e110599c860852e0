import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

const evening = 'The night was warm.';

describe('work that was told by the way', () => {
  it.each([
    ['lol thats me today, on my legs 8 hrs delivering letters', /letters/],
    ['lets take a break, i was out with the mail since 5am', /mail/],
    ['just back from cutting hair all day', /hair/],
    ['sorry was slow, a customer wanted 12 coffees', /customers/],
    ['im on night watch at the museum, so quiet', /museum/],
    ['my pupils drew you today haha', /pupils/],
    ['been on the ward since 6, feet dead', /ward/],
    ['just closed the bakery, flour everywhere', /bakery/],
    ['counted pills in the pharmacy all day', /pharmacy|pills/],
    ['long day, milked 40 cows', /cows/],
    ['selling tickets at the cinema till 11', /cinema|tickets/],
    ['fixed three boilers today', /boilers/],
  ])('is given back to whoever asks what they do: %s', (told, thing) => {
    for (const asked of ['do you know what my job is', 'and what do i do for work, guess'])
      for (const line of lines('Doris', [evening, told, 'Sit down.', 'i like rain', 'So do I.'], asked))
        expect(line).toMatch(thing);
  });

  it.each([['my sister cuts hair all day'], ['do you work in a bakery?'], ['i like museums']])(
    'is none of theirs in "%s"',
    (told) => {
      for (const line of lines('Doris', [evening, told, 'Sit down.', 'i like rain', 'So do I.'], 'what is my job?'))
        expect(line).not.toMatch(/Something with|under your tab|came into it/);
    },
  );

  it('goes behind a trade that was named', () => {
    const said = [evening, 'im a nurse', 'Sit down.', 'my boss at the zoo says hi', 'So do I.'];
    for (const line of lines('Doris', said, 'what is my job?')) expect(line).toMatch(/nurse/);
  });
});
