// What was told, asked back two things at once, or found in their own words.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

const talk = (...said: readonly string[]) => said.flatMap((it) => [it, 'I hear you.']);

describe('of two things asked back', () => {
  it.each([
    [
      ['im tess btw, i paint shop signs', 'gladys my tortoise, 40, sleeps'],
      'what was my tortoise called and whats my job?',
      [/Gladys/, /signs/],
    ],
    [
      ['My daughter Noor plays the trumpet.', 'She has a concert on Thursday.'],
      'a test: what does my daughter play, and which day is her concert?',
      [/trumpet/, /Thursday/],
    ],
    [
      ['tolu my flatmate burned the rice again.', 'my cousin ife marries in june'],
      'do you still know what my flatmate burned and what month the wedding is?',
      [/rice/, /June/],
    ],
    [
      ['I am Olga, and this is Tim, my grandson, six years old.', 'He likes the bun.'],
      "What was my grandson's name again, and how old is he?",
      [/Tim/, /six/],
    ],
  ] as const)('both are told: %s', (told, asked, both) => {
    for (const line of lines('Doris', talk(...told), asked)) for (const one of both) expect(line).toMatch(one);
  });

  it('one sentence is said once if it answers both', () => {
    for (const line of lines(
      'Gingerbread',
      talk('my son jonte collects stones.'),
      'what was my sons name and what does he collect?',
    ))
      expect(line).toMatch(/^(?=.*Jonte)(?=.*stones)(?!.*Jonte.*Jonte)/);
  });
});

describe('a piece of what they said', () => {
  it.each([
    ['i keep bees and they got me today, on the ear', 'what do i keep, do you remember?', /bees/],
    ['im on the bus to training. handball.', 'where am i on the bus to, remember?', /training/],
    ['just moved flat, third floor, no lift. the movers dropped the mirror', 'what did the movers drop?', /mirror/],
    ['no sugar in my coffee, thanks. what is for supper', 'do you remember what i take in my coffee?', /no sugar/],
    ['thinking of going to norway actually, my cousin does fish there', 'where was i thinking of going', /norway/i],
  ])('answers: %s', (told, asked, piece) => {
    for (const line of lines('Suzy Sugar', [...talk(told), 'Lovely.', 'So you say.'], asked))
      expect(line).toMatch(piece);
  });

  it.each(['what next?', 'where were we?', 'what would you do in my place?'])('does not: %s', (asked) => {
    for (const line of lines('Suzy Sugar', talk('i sit next to my sister in the choir, where we sing'), asked))
      expect(line).not.toMatch(/choir|sister/);
  });
});

describe('what stands round the piece', () => {
  it.each([
    [
      ['i got a tattoo yesterday', 'a snail. on my ankle.'],
      'ok what tattoo did i get and where is it?',
      /snail, on your ankle/,
    ],
    [['i got stung by a wasp, on my lip'], 'where did the wasp get me?', /lip/],
    [
      ['my math teacher is mr brandt. the apprentice, jonas, forgot the salt'],
      'what did my apprentice forget?',
      /salt/,
    ],
    [['my dogs scared of the hoover'], 'what is my dog scared of?', /scared of the hoover/],
    [
      ['i have a hamster his name is Mr Nibbles he runs all night'],
      'do you rember what my hamster is called',
      /Nibbles/,
    ],
    [['my mum is on nights this week shes a paramedic'], 'what is my mums job?', /paramedic/],
    [['got my hair done today.', 'its blue now'], 'what colour is my hair now', /blue/],
    [['my boss is angry. the cat (Duchess, the fat one) sat on the phone'], "Do you know my cat's name?", /Duchess/],
    [['My mother in law comes on Sunday, for three weeks!'], 'How long will my mother in law stay?', /three weeks/],
    [
      ['my neighbour plays the trumpet at 6 in the morning i swear'],
      'what time does my neighbour play the trumpet',
      /6/,
    ],
  ] as const)('is told with it: %j', (told, asked, answer) => {
    for (const line of lines('Queen Lillian', [...talk(...told), 'Lovely.', 'So you say.'], asked))
      expect(line).toMatch(answer);
  });

  it.each([
    [
      ['my cousin bites her nails. She fell asleep at nine'],
      'who fell asleep at nine, do you remember?',
      /[Yy]our cousin fell/,
    ],
    [
      [
        'It reminds me of my daughter Fenna, she dented my car.',
        'I have four hens, the bravest one, Duchess, chased a fox.',
      ],
      'who dented my car, do you remember?',
      /[Yy]our daughter Fenna dented your car/,
    ],
  ] as const)('names who "she" was then: %j', (told, asked, answer) => {
    for (const line of lines('Doris', talk(...told), asked)) expect(line).toMatch(answer);
  });

  it('is no question of theirs that has no mark', () => {
    for (const line of lines(
      'Doris',
      talk('can you do the eyebrow for my flatmate now'),
      'do you remember who the eyebrow was for?',
    ))
      expect(line).not.toMatch(/can you/i);
  });
});
