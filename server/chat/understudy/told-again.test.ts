// "It's Marigold, I told you!": what is told again upon a question is no name of the visitor.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { withToldAgain } from './told-again.ts';

function heard(before: string, message: string): string | undefined {
  const history = [{ category: 'user' as const, message: before }];
  return withToldAgain({ character: 'Shrek', loveInterest: 'Fiona', history, message }).message;
}

describe('what is told again', () => {
  it.each([
    ["do you remember what my boat's called?", "it's marigold, i told you!", 'my boat is called Marigold, i told you!'],
    ["do you know my dog's name?", "No, it's Pudding.", 'No, my dog is called Pudding.'],
    ['Hello', "You forgot his name! It's Emil. And you?", 'You forgot his name! his name is Emil. And you?'],
    ['What am I allergic to?', "It's hazelnuts!", "I'm allergic to hazelnuts!"],
  ])('behind %s is written out: %s', (before, message, told) => {
    expect(heard(before, message)).toBe(told);
  });

  it.each([
    ["what's my name?", "it's ben, i told you"],
    ['good evening', "It's Emil."],
    ["do you remember what my boat's called?", "it's late, bye"],
  ])('is left as it is behind %s: %s', (before, message) => {
    expect(heard(before, message)).toBe(message);
  });
});

describe('what readers met in round 33', () => {
  it('somebody who insists on a way has chosen it', () => {
    const where = { scene: 'runaway_flagship', choices: [0] };
    const said = ['There, under the drawbridge! Do we row, or run along the bank?'];
    for (const { progress } of replies('King Harold', said, "i said we row! where's the oars, your majesty?", where))
      expect(progress.place?.choices).toEqual([0, 0]);
  });

  it.each([
    'What did the council say about you going out with a baker?',
    'good work admiral. ok, tell me what the council said today then',
  ])('what may be tapped is heard in a sentence of one’s own: %s', (message) => {
    for (const line of lines('King Harold', ['She is wearing seaweed.'], message)) expect(line).toMatch(/Margaret/);
  });

  it('what Puss calls somebody is explained', () => {
    const said = ['A fine name, mi cielo! Rhys rhymes with glory, if I insist.'];
    for (const line of lines('Puss in Boots', said, 'what does mi cielo mean?')) expect(line).toMatch(/heaven|sky/);
  });

  it('the next step of a recipe that was left is told', () => {
    const where = { scene: 'onion_soup', choices: [0, 1, 0, 1, 0, 1] };
    const said = ['Mrs Bunt. Stir them now and then for half an hour. Brown, never black.'];
    const message = "that's not where we were haha. they're brown doris, what goes in next?";
    for (const line of lines('Doris', said, message, where, true)) expect(line).toMatch(/flour/);
  });

  it('a button with plain news of a child behind it goes on with the song', () => {
    const where = { scene: 'umbrella_song', choices: [0, 0, 0] };
    const said = ['It rained on the mighty, it rained on the small.'];
    const message = "Poor small ones! My Emil is small too, he's six and always forgets his raincoat.";
    for (const line of lines('King Harold', said, message, where))
      expect(endsWith(line, 'King Harold', 'sadness'), line).toBe(false);
  });
});
