// What sounds like something told of oneself, and is none.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';
import { withWhatIsLeftOut } from './told-in-haste.ts';

describe('what is left out is not made up', () => {
  it.each([
    'Yes, chef!',
    'Sorry, doctor. It hurts.',
    'i read about a baby called Max',
    'Thanks, nurse.',
    'the chef here, chef!',
  ])('"%s" stays', (message) => {
    expect(withWhatIsLeftOut(message)).toBe(message);
  });

  it.each([
    ['evening doris. Ken, engineer.', /I'm Ken\. I'm an engineer\./],
    ['jude here, engineer', /I'm jude\. I'm an engineer/],
    ['i have two dogs and a baby called Max', /my baby is called Max/],
  ])('"%s" is written out', (message, written) => {
    expect(withWhatIsLeftOut(message)).toMatch(written);
  });
});

describe('no fact is of somebody or something else', () => {
  it.each([
    ['they sold bread', 'do you remember my job?', /you sell/i],
    ['my mum works night shifts', 'do you remember my job?', /you work nights/i],
    ['i love my music', 'do you remember what i study?', /you study/i],
    ['going to make soup', 'do you remember where i am going?', /off to/i],
    ['i saw three cats outside', 'do you remember how many cats i have?', /you have three/i],
    ['That is 5 minutes away', 'what is my son called?', /That/],
    ['i had a hard exam', 'do you remember which exam i had?', /exam in hard/i],
  ])('%s: %s', (told, question, wrong) => {
    expect(toldShrek(told, 'lovely weather', question)).not.toMatch(wrong);
  });

  it.each([
    ['sold shoes all day', 'do you remember my job?', /you sell shoes/i],
    ['i sell cheese, mostly', 'do you remember my job?', /you sell cheese/i],
    ['just off two night shifts', 'do you remember my job?', /you work nights/],
    ['my physics degree is so hard', 'do you remember what i study?', /physics/i],
    ['saving up for a trip to lisbon', 'do you remember where i am going?', /saving up for Lisbon/],
    ['i am going to Porto tomorrow', 'do you remember where i am going?', /off to Porto/],
    ['i have three cats at home', 'do you remember how many cats i have?', /you have three cats/i],
    ['my two cats hate me', 'do you remember how many cats i have?', /two cats/i],
    ['Jonas is 14 now', 'do you remember what is my son called?', /is Jonas/],
    ['i had a chemistry exam', 'do you remember which exam i had?', /exam in chemistry/],
  ])('%s: %s is told', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });
});
