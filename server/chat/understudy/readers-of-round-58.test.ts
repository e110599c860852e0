// What the two readers of round 58 (Nadia, Theo) met: offers that were forgotten, news that nobody heard.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { flirts } from './flirts.ts';
import { takes } from './takes-offer.ts';

const offers = {
  riddle: ['Doris', "I've a riddle. I made it while mopping. Will you try it?", 'doris_riddles'],
  knight: ['Donkey', 'A knight came for you once, with hiccups, I never told you - shall I?', 'hiccuping_knight'],
  bow: ['Puss in Boots', 'Nobody leaves my side without a proper bow. Shall I teach you mine?', 'lesson_bow'],
  charades: ['Gingerbread', 'I cannot bend anywhere, and I adore charades. Will you guess me?', 'stiff_charades'],
  soup: ['Shrek', 'You bring a pot and some patience. Shall I teach you my onion soup?', 'onion_soup'],
} as const;

describe('an offer', () => {
  it.each([
    [
      'riddle',
      'I would be delighted to try a riddle composed at the mop. I am Nadia, a translator, so words are my trade.',
      /gets stood on/,
    ],
    ['riddle', 'Has it dried enough by now to be read aloud? I did come in for that riddle.', /gets stood on/],
    ['knight', 'wait a knight? at my tower? i want all the details', /napp/],
    ['knight', 'lol what, spill', /napp/],
    ['knight', 'I would be delighted, and i come with a one-eyed cat called Admiral', /napp/],
    ['bow', 'I bow like a broken umbrella, so yes I need help', /Stand tall/],
    ['bow', 'will i look silly?', /Stand tall/],
    ['charades', 'I am hopeless at charades, but for you I will make a fool of myself.', /I stand still/],
    [
      'soup',
      'You asked me to cook onion soup with you not a minute ago. Shall I peel the onions, or do you?',
      /Sharp knife/,
    ],
    ['soup', 'only if you wear the apron', /Sharp knife/],
  ] as const)('of a %s is taken by "%s"', (what, message, first) => {
    const [character, offer, scene] = offers[what];
    for (const line of lines(character, [offer], message, { scene, choices: [] })) expect(line).toMatch(first);
  });

  it.each([
    'no thanks, had soup yesterday',
    "i'd rather you told me about your day",
    'maybe later, love',
    'not tonight',
  ])('is not taken by "%s"', (message) => {
    expect(takes(message)).toBe(false);
    for (const { progress } of replies('Shrek', [offers.soup[1]], message, { scene: 'onion_soup', choices: [] }))
      expect(progress.place?.choices ?? []).toEqual([]);
  });

  it('is not taken by a yes that asks for one', () => {
    expect(takes('the mule. barn. yes or no?')).toBe(false);
  });

  it.each(['i am crying', 'i am so sad', 'i got hurt'])('never begins upon "%s"', (message) => {
    for (const { progress } of replies('Shrek', [offers.soup[1]], message, { scene: 'onion_soup', choices: [] }))
      expect(progress.place?.choices ?? []).toEqual([]);
  });

  it('of soup begins behind what must not be in it', () => {
    const message = 'Very well. But no kiwi in it, please, I am allergic. What do we do first?';
    for (const line of lines('Shrek', [offers.soup[1]], message, { scene: 'onion_soup', choices: [] }))
      expect(line).toMatch(/kiwi/i);
  });
});

describe('a flirt beside a question', () => {
  it.each([
    'I notice you are rather irresistible when you are wicked, Kitty. Did they ever catch you?',
    'i love you, you big lump. where was it?',
    'marry me. who was it?',
    'I may fall for you a little, you know. Did it come home?',
  ])('is heard: "%s"', (message) => {
    expect(flirts(message)).toBe(true);
  });

  it.each(['you are not handsome', 'what a lovely story', 'I love your town', 'who kissed whom?', 'do you love soup?'])(
    '"%s" is none',
    (message) => {
      expect(flirts(message)).toBe(false);
    },
  );

  it('gets its word before the tale goes on', () => {
    const said = ['Forty-one signs, one ladder, no moon. The whole town slept through it.'];
    for (const line of lines('Kitty Softpaws', said, 'you are gorgeous when you plot. why did you do it?', {
      scene: 'swapped_signs',
      choices: [0],
    }))
      expect(line).toMatch(/^(?:Smooth|Careful|My claws|You stole|Now I'm|Flattery).* The town had grown dull/);
  });
});

describe('what was told', () => {
  it.each([
    ['My twins, Hugo and Max, who are eight, would vote for them at once.', 'how old are my boys?', /Hugo and Max are/],
    [
      'would you bake me something, bearing in mind that I am allergic to kiwi?',
      'What is the one thing I must not find on that spoon?',
      /kiwi/i,
    ],
    ['it is how my greyhound, Monsieur, regards cheese', 'what breed of creature is my Monsieur?', 'greyhound'],
    ['no kiwi in it, please, I am allergic', 'what is it that I must never eat?', /kiwi/i],
  ])('comes back: %s: %s', (told, question, fact) => {
    const line = toldShrek(told, 'lovely weather', question);
    expect(line).toMatch(fact);
    expect(line).not.toMatch(/please, you/);
  });
});

it('"riddle!" asks for one, whatever stands behind', () => {
  for (const line of lines('Gingerbread', ['He came back with a letter.'], 'riddle! but make it hard, i get bored'))
    expect(line).toMatch(/round face/);
});
