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

describe('what readers met in round 34', () => {
  it.each([
    ['Donkey', "There's only Kev from the depot. Tell me a joke, Donkey, I've got four minutes.", 'joke'],
  ] as const)('%s hears a wish with a name and a reason behind it', (character, message, pool) => {
    for (const line of lines(character, ['I wish I knew.'], message))
      expect(endsWith(line, character, pool), line).toBe(true);
  });

  it('who somebody is comes before what they are asked with', () => {
    const said = ["Warmest spot in the kingdom, handsome. I've ridden dragons."];
    for (const line of lines('Fiona', said, 'wait who is bernard?? should i be jealous'))
      expect(line).toMatch(/toll|wool/);
    for (const line of lines('Gingerbread', ['I shall go soft.'], "You'll end up in the mug! Who is Lightning?"))
      expect(line).toMatch(/snail/);
  });

  it('whoever tells of a name and asks about another is not comforted', () => {
    const message =
      "It was my nan's name, she was a clippie on the buses in the fifties so it runs in the family. Who chose Donkey for you?";
    for (const line of lines('Donkey', ['Nell, how did you get to Nell, who chose it?'], message))
      expect(endsWith(line, 'Donkey', 'sadness'), line).toBe(false);
  });

  it('a button that the last sentence begins with is pressed, whatever was told before it', () => {
    const said = ["Oh no, Lord Pebbleton's on the path, he explains gravel - shall we hide?"];
    const message = "I've had him on my bus. I'm Ruth, I drive the 49 in Leeds. Yes, quick, where do we hide?";
    for (const { progress } of replies('Donkey', said, message, { scene: 'gravel_lord', choices: [] }))
      expect(progress.place?.choices).toEqual([0]);
  });

  it('news that is announced and told in one message is heard, not asked for', () => {
    const message =
      "I've a bit of news of my own, Ma'am. I've been asked to train the new drivers, and I'm dead nervous about it.";
    for (const line of lines('Queen Lillian', ['A very old carp.'], message))
      expect(endsWith(line, 'Queen Lillian', 'guess-what'), line).toBe(false);
  });

  it('the names of "my two" are asked for', () => {
    const said = ['My band! Four hens!', 'My kids Alfie and Nell swing on the gate.', 'Do they?'];
    for (const line of lines('Donkey', said, 'Can you remember the names of my two?'))
      expect(line).toMatch(/Alfie|Nell/);
  });
});
