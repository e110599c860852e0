// What the readers of round 71 (Anna, Bo, Cleo, Drew) asked and chose in the middle of a scene.
import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { readPart } from './understudy.ts';

type Way = readonly [SpeakingCharacter, string, readonly number[], string];

/** What was said in the scene up to there, and `behind` it beside the scene. */
function at([character, scene, choices]: Way, behind: readonly string[] = []) {
  const { scenes } = readPart(character);
  const beats = [...choices.keys(), choices.length].map((end) =>
    scenes.play(scene, 'offer', choices.slice(0, end), ''),
  );
  const said = beats.flatMap((beat, i) => [...(i > 0 ? ['ok'] : []), beat?.line ?? '']);
  return { said: [...said, ...behind], where: { scene, choices, waited: behind.length / 2 } };
}
function inIt(way: Way, behind?: readonly string[]) {
  const { said, where } = at(way, behind);
  return lines(way[0], said, way[3], where);
}
function after(way: Way, behind?: readonly string[]) {
  const { said, where } = at(way, behind);
  return replies(way[0], said, way[3], where).map(({ progress, say }) => ({ place: progress.place, say }));
}

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

describe('a way that answers its button', () => {
  it.each([
    ['lol poor stairs. and would you have let a forestry boy in?'],
    ['lol poor stairs'],
    ['aw poor you'],
    ['really? and would u let me in'],
    ['sad. i study trees btw'],
  ])('is not gone by "%s"', (message) => {
    for (const said of inIt(['Fiona', 'tower_ballad', [0, 0], message])) expect(said).not.toMatch(/^One, and/);
  });
  it.each([
    [['Donkey', 'waffle_tower', [0], 'im 29, i am the grown up lol'], /Irons/],
    [['Donkey', 'waffle_tower', [0], 'my sister is the grown up here'], /Irons/],
    [['Donkey', 'bridge_wobble', [0], 'im near a bridge lol'], /invented/],
    [['Fiona', 'tower_ballad', [0, 0, 0], 'i won a race today'], /The broom, on points/],
    [['Suzy Sugar', 'false_moustache', [0, 0], 'im mad at my boss'], /half a minute/],
  ] as const)('is not gone upon what is told: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).not.toMatch(line);
  });
  it.each([
    [['Fiona', 'tower_ballad', [0, 0], 'only one chair??'], /^One, and/],
    [['Fiona', 'tower_ballad', [0, 0], 'a chair lol'], /^One, and/],
    [['Fiona', 'tower_ballad', [0, 0, 0], 'haha who won'], /The broom, on points/],
    [['Donkey', 'waffle_tower', [0], 'why do i need a grown up'], /Irons/],
    [['Donkey', 'bridge_wobble', [0], 'why a bridge lol'], /invented/],
  ] as const)('is gone where it is asked for: %s', (way, line) => {
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
    for (const said of inIt(way, ofMoss)) expect(endsWith(said, 'Fiona', 'answering'), said).toBe(true);
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

describe('a question that the tale does not answer', () => {
  it.each([
    ['Suzy Sugar', 'false_moustache', [0, 0, 0], 'aw thats sweet of you. whats his name tho'],
    ['Suzy Sugar', 'false_moustache', [0, 0, 0, 0], 'lol in the jam. but what was the boys name?'],
    ['Suzy Sugar', 'false_moustache', [0, 0, 0, 0], 'poor thing haha. what colour was the moustache'],
    ['Puss in Boots', 'rooster_dawn', [0, 1, 1], 'wow brave. how high is the tower'],
  ] as const)('is not run over: %s %s %s %s', (...way) => {
    for (const { place, say } of after(way)) {
      expect(place?.choices).toEqual(way[2]);
      expect(say.length).toBeGreaterThan(0);
    }
  });
  it.each([
    [['Suzy Sugar', 'false_moustache', [0], 'whats his name'], /A spy/],
    [['Suzy Sugar', 'false_moustache', [0, 0, 0], 'aw thats sweet. and then'], /Thursday/],
    [['Suzy Sugar', 'false_moustache', [0, 0], 'were u angry tho'], /half a minute/],
    [['Puss in Boots', 'rooster_dawn', [0], 'who was that'], /Colonel/],
  ] as const)('one that it answers is: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
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
