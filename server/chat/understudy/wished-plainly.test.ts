import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

const evening = ['Evening.'];
const pools = [
  'gives drink',
  'cooks for you',
  'lets pet in',
  'own hobby',
  'our wedding',
  'begins speech',
  'ends speech',
  'thinks of thing',
  'hopes for them',
  'sends to vet',
];
describe('what is wished for in so many words', () => {
  it.each([
    ['give me something warm to drink pls, i cycled here in the rain', 'gives drink'],
    ['what would you cook for me?', 'cooks for you'],
    ['my dog Trasgo is here too, can my dog come in?', 'lets pet in'],
    ['What do you like to do when nobody looks?', 'own hobby'],
    ['no i meant your wedding! with me. were you nervous', 'our wedding'],
    ['next friday i give a speech at a wedding, what would you say up there?', 'begins speech'],
    ['and how do i end my speech?', 'ends speech'],
    ['rabbit question: my rabbit stole an onion end, thats bad for rabbits right??', 'sends to vet'],
    ['My sister Signe has her driving test thursday, do you think she will pass?', 'hopes for them'],
    ['my sister has her driving test on thursday, im so nervous for her', 'hopes for them'],
  ])('%s: %s', (message, pool) => {
    for (const character of ['Fiona', 'Puss in Boots', 'Queen Lillian'] as const)
      for (const line of lines(character, evening, message)) expect(endsWith(line, character, pool), line).toBe(true);
  });

  it.each([
    ['what do you really think of postmen?', 'postmen'],
    ['What does a cat think of pigeons, honestly now?', 'pigeons'],
    ['what have you got against the trombone', 'the trombone'],
  ])('%s names %s', (message, thing) => {
    for (const line of lines('Kitty Softpaws', evening, message)) expect(line.toLowerCase()).toContain(thing);
  });

  it.each([
    'what do you think of my sister?',
    'what do you think of guns?',
    'what do you think of pigeons who die?',
    'my dog died. can my dog come in?',
    'give me a gun',
    'i hurt my hand badly and i want to die, give me something warm to drink',
  ])('is not met in "%s"', (message) => {
    for (const line of lines('Shrek', evening, message))
      for (const pool of pools) expect(endsWith(line, 'Shrek', pool), `${pool}: ${line}`).toBe(false);
  });
});

const heard = /oh, your nose|bless you|sneezy/i;

describe('a cold', () => {
  it.each(['i have a cold. what do you eat?', 'atchoo, sry im sneezing. what do you eat?'])(
    'is heard beside "%s"',
    (message) => {
      expect(lines('Donkey', evening, message).some((line) => heard.test(line))).toBe(true);
    },
  );

  it.each(['i have a cold drink here. what do you eat?', 'i got cold feet. what do you eat?'])(
    'is none in "%s"',
    (message) => {
      for (const line of lines('Donkey', evening, message)) expect(line).not.toMatch(heard);
    },
  );
});

describe('who somebody is', () => {
  it('is told before any other answer', () => {
    const asked = ["There you are, hello, I asked our drummer Beryl - where've you been?"];
    for (const line of lines(
      'Donkey',
      asked,
      "hiii was moving to a new flat, the oven doesnt work tho lol. who's beryl?",
    ))
      expect(line).toMatch(/hen/i);
  });
});

describe('a name', () => {
  it.each([
    [
      "That's my Tuesday! She's a dog with three legs, I'm a vet.",
      "whats my dog's name again, in case I'm arrested?",
      'Tuesday',
    ],
    ['Tuesday is watching me, three legs and no patience', "What was my dog's name again?", 'Tuesday'],
    [
      'one of my cats is called Biscuit! The other is Gravy.',
      'what are the names of my two cats?',
      'Biscuit and Gravy',
    ],
    ['I take two, and never nuts, because nuts make me ill.', 'which food did I say makes me ill?', 'nuts'],
    [
      "I'm a bit allergic for tomatoes by the way, they make my mouth itch",
      'do you still remember what food makes my mouth itch?',
      'tomatoes',
    ],
    ["I'm Maeve by the way, a vet from Galway. I'm no judge of rhymes!", 'what do I do for a living?', 'a vet'],
  ])('is kept of "%s"', (told, asked, name) => {
    const talk = ['Evening.', told, 'Is that so.', 'go on', 'On it goes.'];
    for (const line of lines('Doris', talk, asked)) expect(line.toLowerCase()).toContain(name.toLowerCase());
  });
});

it('a lost umbrella is a bother, and no sorrow', () => {
  for (const line of lines('Kitty Softpaws', evening, 'My secret: I lost my umbrella yesterday. Did you steal it?'))
    expect(endsWith(line, 'Kitty Softpaws', 'sadness'), line).toBe(false);
});
