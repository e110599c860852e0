// What two fresh readers of 28 November met: names that stand apart, a question beside another, a child's fear.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

const talk = (...said: readonly string[]) => said.flatMap((it) => [it, 'I hear you.']);

describe('a name', () => {
  it.each([
    [
      ['I have a gull on my balcony in Antwerp, Kapitein, with one leg.'],
      'What was the name of the gull again, do you remember it?',
      /Kapitein/,
    ],
    [
      ['I have a gull on my balcony in Antwerp, Kapitein, with one leg.'],
      'No no, I mean my own gull, on my balcony. How is he called?',
      /Kapitein/,
    ],
    [['My gull Kapitein has only one leg.'], 'You forgot to answer me: how is my gull called?', /Kapitein/],
    [['my cat minka wuld like that'], 'ok. whats my cats name again do u remember? i told u', /Minka/],
    [
      ['My husband Tomas keeps bees.'],
      'Before I forget to ask, you clever thief, what was my husband called?',
      /Tomas/,
    ],
  ] as const)('is found: %j, %s', (told, asked, name) => {
    for (const line of lines('Gingerbread', talk(...told), asked)) expect(line).toMatch(name);
  });
});

describe('a thing told', () => {
  it('is found beside a question that wants advice', () => {
    for (const line of lines(
      'Fiona',
      talk('But my knee shakes a little, they operate it in January.'),
      'When is my operation again, can I still dance at Christmas?',
    ))
      expect(line).toMatch(/January/);
  });
});

describe('advice', () => {
  it.each([
    'sami is scared of lifts, he is 7. wont go in any. what wuld u do?',
    'my dog is afraid of thunder, any advice?',
    'i asked about my sami and the lift. any advice for a scared boy?',
  ])('is given to whoever fears a thing: %s', (message) => {
    for (const line of lines('Doris', ['Evening.'], message)) expect(line).toMatch(/bit by bit|stand near it/i);
  });

  it.each(['my boy is scared of his teacher, any advice?', 'any advice for a scared girl? her dad comes in at night'])(
    'is not given to whoever is afraid of somebody: %s',
    (message) => {
      for (const line of lines('Doris', ['Evening.'], message)) expect(line).not.toMatch(/bit by bit|stand near it/i);
    },
  );
});

it('one of two is named in the middle of a tale', () => {
  for (const { line } of replies(
    'Kitty Softpaws',
    ['Forty-one signs, one ladder, no moon.'],
    'kitty pls, chocolate or lemon? say one',
  ))
    expect(line).toMatch(/chocolate|lemon/i);
});

it('a rude word for somebody is not said back with their name', () => {
  for (const line of lines(
    'Doris',
    talk('i have a bitch next door, Karla, she shouts'),
    "what's my bitch's name, do you remember?",
  ))
    expect(line).not.toMatch(/bitch/i);
});
