// Nobody is comforted who told nothing sad: tears that are the character's, a sadness that is denied, a word of the last line.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { pools } from './earnest.ts';
import { isHeavy } from './heavy.ts';
import { intentOf } from './understand.ts';

const plain = new Set([...pools.values()].flat());
const wedding = 'sliced. well you cry, i laugh. remember our wedding when you ate the whole cake by yourself?';

describe('no comfort', () => {
  it.each([
    'well you cry, i laugh',
    'aw, you cried! how sweet',
    "aw what sounded so? nobody's sad here love",
    'no tears here, only onions',
    'did you cry a lot?',
    "i'm not sad at all, silly",
    'why do you look so gloomy',
  ])('for %j', (message) => {
    expect(intentOf(message, 'Shrek')).not.toBe('sadness');
  });

  it.each([
    'you left and i cried all night',
    'you cry, i cry too',
    'nobody cares that i am sad',
    "i'm not sad, i am lonely",
    'mum, you died and nothing is right',
    'i never stop crying',
    'nobody cried when my grandpa died',
    'not only sad, i feel hopeless',
  ])('but for %j', (message) => {
    expect(intentOf(message, 'Shrek')).toBe('sadness');
  });

  it('where onions are peeled, and for tears of anything else', () => {
    const where = { scene: 'onion_soup', choices: [0, 0] };
    const tears = 'They make me cry all the same. Sliced, what next?';
    const slice = 'Four onions, butter, stock, bread, cheese. Now slice the onions thin.';
    for (const line of lines('Shrek', [slice], tears, where)) expect(endsWith(line, 'Shrek', 'sadness')).toBe(false);
    for (const line of lines('Shrek', ['The pond is quiet.'], 'they make me cry every single day'))
      expect(plain.has(line) || endsWith(line, 'Shrek', 'sadness'), line).toBe(true);
  });

  it('in a lesson where the cook cries', () => {
    const where = { scene: 'onion_soup', choices: [0, 0] };
    const slice = 'Four onions, butter, stock, bread, cheese. Now slice the onions thin.';
    for (const line of lines('Shrek', [slice], wedding, where)) expect(endsWith(line, 'Shrek', 'sadness')).toBe(false);
    const after = [slice, wedding, 'Butter in the pot.'];
    for (const message of ['what spoon? i asked about the wedding cake', 'did something die in it? i can come look'])
      for (const line of lines('Shrek', after, message, where, true)) expect(plain).not.toContain(line);
  });

  it.each(['By the way, I baked a lemon cake today.', 'i painted the gate this morning', 'I found a button today'])(
    'for a deed of the day: %j',
    (message) => {
      for (const who of ['Gingerbread', 'Shrek', 'Puss in Boots'] as const)
        for (const line of lines(who, ['Love it is.'], message))
          expect(line).not.toMatch(/heart|feel|listen|how are you|i stay|sit down|thank you for telling/i);
    },
  );

  it('for a condition that takes up the last line', () => {
    const said = ['I shall sit by the door with one eyebrow.'];
    const message = 'So if I get lost I look at your eyebrow. But what does one raised eyebrow mean, go on or stop?';
    for (const line of lines('Queen Lillian', said, message))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(false);
  });

  it.each([
    "nobody's sad here. where were we?",
    'next step please',
    'back to the soup!',
    "don't be so gloomy, i am fine",
  ])('any more for whoever wants to play on: %j', (message) => {
    const said = ['Mud.', 'had a rotten day, i could not stop crying', 'I am here.'];
    for (const line of lines('Shrek', said, message, { scene: 'onion_soup', choices: [0, 0] }, true))
      expect(plain).not.toContain(line);
  });
});

describe('no comfort in the middle of play', () => {
  const outhouse =
    'Nine days of rain, that is just a normal April in Kiel! But I must ask the most important thing: was somebody sitting in it when it left?';

  it('for a question about the tale', () => {
    const gone = ['It rained nine days. On the tenth I opened my door: no outhouse.'];
    for (const line of lines('Shrek', gone, outhouse, { scene: 'outhouse_voyage', choices: [0] }))
      expect(line).toMatch(/sailing past the reeds/);
  });

  it('but for what weighs beside one', () =>
    expect(isHeavy('was somebody in it? my dog died yesterday', true)).toBe(true));

  it.each([
    ['I’ve not been at your table at all, nobody’s asked me. What would you feed me if I came?', 'Shrek'],
    ['Was it a wedding you crashed, or a funeral, and did you get any shrimp, you sniffling fraud?', 'Kitty Softpaws'],
    ['I’ve gone a bit soft. Nobody ever wrote me a poem. Will you carve it on something so I can keep it?', 'Shrek'],
    [
      'The coachman is called Greta? That man I would like to meet, he must have had a hard time at school! But you wanted to tell me a riddle, Doris, I am waiting with my ears open.',
      'Doris',
    ],
  ] as const)('for "%s"', (message, who) => {
    for (const line of lines(who, ['I wore a hat with cherries.'], message))
      for (const pool of ['sadness', 'sickness', 'lonely']) expect(endsWith(line, who, pool), line).toBe(false);
  });

  it.each([
    'nobody asked me how I am',
    'my friend had a party or a funeral, I cannot tell, I want to cry',
    'nobody invited me, again',
  ])('but for "%s"', (message) => expect(isHeavy(message)).toBe(true));
});

describe('what only sounded sad', () => {
  const requiem =
    'A church, there I feel at home, I sing there every Thursday with the altos. At the moment we rehearse the Brahms Requiem and I always cry at the same place. Do you cry sometimes at music, or is that forbidden for kings?';
  const waltz = 'The bassoon! That is my favourite. Please play a slow waltz for me and I dance with the broom.';
  const next =
    'Oh, that is a beautiful sentence, now I don’t know if I am Greta or your queen! A shy fellow at the water, and what did you say to me first, when I had not laughed?';

  it('is over where the play went on', () => {
    const said = [
      requiem,
      'Slow waltzes. I play the bassoon, forgivably.',
      waltz,
      'One evening you found a shy fellow at the water, and never laughed.',
    ];
    for (const line of lines('King Harold', said, next)) expect(plain).not.toContain(line);
  });

  it.each(['Sit here a while. Nothing has to be said.', 'Ann, on Friday. Sit here a while. Nothing has to be said.'])(
    'weighs on where it was met as sad: %s',
    (comfort) => {
      for (const line of lines('Doris', ['i feel so sad tonight', comfort], 'i sit by the window.'))
        expect(plain).toContain(line);
    },
  );
});
