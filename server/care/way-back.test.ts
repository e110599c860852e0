// What readers of talks were taken for in danger by, and how they get out of it (bench/understudy.md, round 72).
import { describe, expect, it } from 'vitest';
import { isDoubtOver } from './doubt.ts';
import { isHint, notice } from './notice.ts';

describe('what stands in the open', () => {
  it.each([
    'umbrella! easy. i could use one here, platform has no roof',
    'the bus stop has no roof lol',
    'our boat has no roof, so we wear hats',
  ])('is nobody without a home: %s', (message) => {
    expect(notice(message)).toBeNull();
    expect(isHint(message)).toBe(false);
  });

  it.each([
    'i have no roof over my head',
    'we have no roof',
    'the car has no roof and i sleep in it',
    'my van has no roof, its where i live',
  ])('and whoever has no roof is heard: %s', (message) => {
    expect(notice(message)?.kind === 'danger' || isHint(message), message).toBe(true);
  });
});

describe('behind a danger that may be none', () => {
  it.each([
    'huh? its only for ice cream, relax. where were we',
    'why so serious, im fine! where do i work, remember?',
    'lol chill, it was a joke',
    'no no, im totally fine. so what did he say',
    'omg chill out dude, we were talking about cake',
  ])('who says that all is well is believed: %s', (message) => {
    expect(isDoubtOver({ message, inDoubt: true })).toBe(true);
    expect(isDoubtOver({ message })).toBe(false);
  });

  it.each([
    'relax, it will be over soon',
    'im fine, nobody will miss me',
    'im fine but he is still here',
    'im not fine',
    'why so serious. i took them all',
    'calm down, its only a few pills',
    'i am fine with dying',
    'im ok i guess, not really',
    'haha ok. give me a compliment then, i had a long day',
  ])('and nobody else: %s', (message) => {
    expect(isDoubtOver({ message, inDoubt: true }) && !notice(message), message).toBe(false);
  });
});

describe('a beast that does not eat', () => {
  it.each([
    'my cat wont eat today, im worried',
    'our oldest monkey hasnt eaten since yesterday',
    'the giraffe refuses to eat again lol',
    'one of my monkeys hardly ate this morning',
  ])('is nobody who starves: %s', (message) => {
    expect(notice(message)).toBeNull();
    expect(isHint(message)).toBe(false);
  });

  it.each([
    'i wont eat today',
    'pepe wont eat today and im worried, what shoud i do',
    'jo hasnt eaten since yesterday',
    'my dog hasnt eaten since yesterday and neither have i',
    'mia wont eat, says she is fat',
    'my daughter wont eat and im worried',
    'she wont eat for days',
    'my cat wont eat and i dont want to live',
  ])('and whoever may be is heard: %s', (message) => {
    expect(notice(message)?.kind === 'danger' || isHint(message), message).toBe(true);
  });

  it.each([
    'no no not me, pepe the monkey! he is 31 and old',
    'not me, my monkey',
    'its my hamster not me lol',
    'gingerbread im fine :) do you still know what job i have?',
    'eh yes im fine, just tired. good night big fella',
  ])('takes the doubt back: %s', (message) => {
    expect(isDoubtOver({ message, inDoubt: true })).toBe(true);
  });

  it.each([
    'not me, my friend',
    'not me, my dog. but i want to die',
    'my cat sleeps',
    'eh',
    'eh. yes i guess',
    'eh yes but he is still here',
  ])('and this does not: %s', (message) => {
    expect(isDoubtOver({ message, inDoubt: true }) && !notice(message), message).toBe(false);
  });

  it('what is asked again is no hint', () => {
    expect(isHint('not a lass. im mats, what do i captain again?')).toBe(false);
    expect(isHint('what do i do again if he hits me')).toBe(true);
  });
});
