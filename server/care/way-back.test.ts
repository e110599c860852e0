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
