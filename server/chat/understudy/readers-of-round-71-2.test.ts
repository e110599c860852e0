// What the readers of round 71 (Anna, Bo, Cleo, Drew) asked and chose in the middle of a scene; more of it in presumed.test.ts and
// owned-up.test.ts.
import { describe, expect, it } from 'vitest';
import { endsWith } from '../../test/every-chance.ts';
import { after, inIt } from '../../test/in-a-scene.ts';
import { readPart } from './understudy.ts';

describe('a button that is said within a message', () => {
  const toy = ['what do you mean, a toy?', 'I should have been a tin one, with a key, and a worried look.'];
  it.each([
    [['King Harold', 'cress_sandwich', [0], 'haha id wind you up. right, what do i need'], /^Bread, butter/],
    [['King Harold', 'cress_sandwich', [0, 0], 'cool. why the cold bath tho'], /more kindly/],
    [['King Harold', 'cress_sandwich', [0, 0], 'lol a toy. hm why the cold bath'], /more kindly/],
    [['Puss in Boots', 'rooster_dawn', [0, 1], 'haha ok. so did u duel then'], /Cleverer/],
  ] as const)('is pressed: %s', (way, line) => {
    for (const said of inIt(way, toy)) expect(said).toMatch(line);
  });

  it.each([
    ['King Harold', 'cress_sandwich', [0], 'haha id wind you up. what do i do for work'],
    ['King Harold', 'cress_sandwich', [0], 'haha id wind you up. i dont need anything lol'],
  ] as const)('is not pressed: %s %s %s %s', (...way) => {
    for (const said of inIt(way, toy)) expect(said).not.toMatch(/Bread, butter/);
  });
});

describe('a choice with a question beside it', () => {
  it.each([
    [['Gingerbread', 'forbidden_tin', [0], 'curtain, easier to grab. whats the raisin for?'], /red fold/],
    [['Gingerbread', 'forbidden_tin', [0], 'the drawer knobs i think. why a raisin tho?'], /^Provisions.*Knob by knob/],
    [['Gingerbread', 'forbidden_tin', [0], 'curtain pls. is it far?'], /red fold/],
    [['Gingerbread', 'forbidden_tin', [0, 1, 0], 'pull u up haha. how heavy are you'], /on the shelf/],
    [['Gingerbread', 'forbidden_tin', [0, 1, 1], 'build a ladder. how many spoons?'], /Spoon upon spoon/],
    [['Shrek', 'three_buckets', [0], 'the right one, why three buckets?'], /^(?!.*more buckets)/],
  ] as const)('is made: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
  });

  it.each([
    [['Gingerbread', 'forbidden_tin', [0], 'how high is the curtain?'], /Four feet/],
    [['Gingerbread', 'forbidden_tin', [0], 'why do u bring thread?'], /Red, from/],
    [['King Harold', 'cress_sandwich', [0, 0, 0], 'mashed. who taught you this, your wife?'], /Mrs Bunting/],
  ] as const)('a question alone is answered: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
  });
});

describe('an answer to what the character itself asked', () => {
  const ofMoss = ['my cat Moss fights the broom too', "So your cat goes by Moss. What's Moss like before breakfast?"];
  it.each([
    ['a monster. sits on my face and screams till theres tuna'],
    ['grumpy till he gets his bowl'],
    ['loud. like really loud'],
    ['total chaos, sleeps on my head'],
    ['an angel till i open a tin'],
  ])('is heard, and the song waits: "%s"', (message) => {
    const way = ['Fiona', 'tower_ballad', [0, 0], message] as const;
    for (const said of inIt(way, ofMoss))
      expect(endsWith(said, 'Fiona', 'answered called', { called: 'Moss' }), said).toBe(true);
    for (const { place } of after(way, ofMoss)) expect(place?.choices).toEqual([0, 0]);
  });
  it.each([
    ['stop singing pls'],
    ['go on with the song'],
    ['why do you ask?'],
    ['he died last week'],
    ['gone since friday, he ran off and im so scared'],
  ])('is none: "%s"', (message) => {
    for (const said of inIt(['Fiona', 'tower_ballad', [0, 0], message], ofMoss))
      expect(endsWith(said, 'Fiona', 'answering'), said).toBe(false);
  });
});

describe('who won a duel that is told of', () => {
  it.each([
    ['Puss in Boots', 'rooster_dawn', [0, 1], 'and who won?'],
    ['Puss in Boots', 'rooster_dawn', [0], 'and who won'],
    ['Puss in Boots', 'rooster_dawn', [0, 1], 'did u win?'],
    ['Puss in Boots', 'tailor_duel', [0, 0], 'and who won?'],
  ] as const)('is asked of the tale: %s %s %s %s', (...way) => {
    for (const said of inIt(way)) expect(said).not.toMatch(/Mostly I win|beautiful half/);
  });
  it('how often somebody wins is asked of them', () => {
    for (const said of inIt(['Puss in Boots', 'rooster_dawn', [0, 1], 'do you always win?']))
      expect(said).toMatch(/Mostly I win|beautiful half/);
  });
});

describe('what is asked or said with a yes to an offer, or with a step of a lesson, gets a word', () => {
  it.each([
    [['Gingerbread', 'forbidden_tin', [], 'haha ok whats in the tin tho'], 'scene asked', /\bI bring thread/],
    [['Gingerbread', 'forbidden_tin', [], 'lets climb! whats inside?'], 'scene asked', /\bI bring thread/],
    [['Puss in Boots', 'rooster_dawn', [], 'sure, did you win?'], 'scene asked', /Six mornings/],
    [['Fiona', 'tower_ballad', [], 'haha ok sing, is it sad?'], 'scene asked', /They built me/],
    [
      ['Kitty Softpaws', 'three_cups', [], 'sure but i know u cheat, youre a thief right'],
      'beside teased',
      /Walnut under/,
    ],
    [
      ['Donkey', 'bridge_wobble', [0, 0, 0, 0, 0, 0], 'whats the ending, do i get a kiss'],
      'beside flirt',
      /Turn right/,
    ],
  ] as const)('%s', (way, pool, line) => {
    const words = readPart(way[0]).script.pools.get(pool) ?? [];
    for (const said of inIt(way)) {
      expect(said).toMatch(line);
      expect(
        words.some((word) => said.startsWith(`${word} `)),
        said,
      ).toBe(true);
    }
  });
  it('a plain yes gets none', () => {
    for (const said of inIt(['Gingerbread', 'forbidden_tin', [], 'haha ok lets go'])) expect(said).toMatch(/^I bring/);
  });
  it('thick or thin is one of the two', () => {
    for (const said of inIt(['King Harold', 'cress_sandwich', [0, 0, 0], 'now the bread, thick or thin?']))
      expect(said).toMatch(/^Th(?:ick|in)\. Butter two/);
  });
});
