import { describe, expect, it } from 'vitest';
import { part as small, talk } from '../../test/small-talk.ts';

const lines = {
  ticklish: ['Terribly, behind the knees.', 'Not since the geese.'],
  'noisy-neighbours': ['Knock, with cake.', 'Cotton in the ears.'],
  'broke-at-home': ['A bucket first, then a roofer.', 'Mine leaks as well.'],
  'would-you-rather': ['Wings, on Sundays.', 'The warm one.'],
};
const by = { ...small, talk: new Map(Object.entries(lines)) };
const last = (...messages: string[]) => talk(messages, { by }).lines.at(-1);

describe('free talk', () => {
  it.each([
    ['do you ever get ticklish', lines.ticklish],
    ['my neighbours are so loud', lines['noisy-neighbours']],
    ['there is a leak in my kitchen ceiling', lines['broke-at-home']],
  ])('is answered by what it means, in words that stand nowhere: %s', (message, answers) => {
    expect(answers).toContain(last(message));
  });

  it('answers what is asked, not what is said by the way', () => {
    expect(lines['would-you-rather']).toContain(last('haha thats sweet. would you rather have wings or a tail'));
  });

  it('has another answer where the same is said again, and none twice', () => {
    const leaks = [
      'there is a leak in my kitchen ceiling',
      'my kitchen ceiling leaks again',
      'a pipe in my kitchen leaks',
    ];
    const said = talk(leaks, { by }).lines;
    expect(said.slice(0, 2).toSorted()).toEqual(lines['broke-at-home'].toSorted());
    expect(lines['broke-at-home']).not.toContain(said[2]);
  });

  it('comforts what hurts before anything else', () => {
    expect(last('my mum died last week. do you ever get ticklish')).toMatch(/^sadness/i);
  });

  it('takes no question about a thing that nobody asks of in such words', () => {
    expect(lines.ticklish).not.toContain(last('does the dentist get ticklish'));
  });
});
