// What is told of by the way, in the middle of a tale: with a word before the next line, or first, where that line has no room.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

const pike = { scene: 'pike_breeches', choices: [0, 1] };
const cheese = { scene: 'runaway_cheese', choices: [0, 0, 0, 0, 1, 0, 0] };
const pond = ['Splash! The duck pond! And it floated!'];

describe('a thing told by the way', () => {
  it('is named before the next line', () => {
    const message = 'a barrel lol 😂 im hedi btw, bus driver on my break, got 10 min. did he bite u?';
    for (const line of lines('Shrek', ['Then up came a pike, long as a door.'], message, pike))
      expect(line).toMatch(/bus driver.*He took the breeches/i);
  });

  it.each(['like my hamster Turbo', 'i have no goose', 'the dentist', 'i wish i had a goose', 'a goose like that'])(
    'is none in "%s"',
    (told) => {
      for (const line of lines('Donkey', pond, `lol imagine the ducks. ${told}`, cheese))
        expect(line).not.toMatch(/hamster|goose|dentist/i);
    },
  );
});

describe('news behind a nod at the tale', () => {
  it('is heard first where the next line has no room for it, and the tale waits', () => {
    const message = 'lol imagine the ducks. i had a goose on the road today, stood infront of my bus for 5 minutes';
    for (const { line, say, progress } of replies('Donkey', pond, message, cheese)) {
      expect(line).toMatch(/goose/i);
      expect(say).toContain('What did they do?');
      expect(progress.place?.choices).toEqual(cheese.choices);
    }
  });

  it('waits itself where the message asks how the tale goes on', () => {
    const message = 'i had a goose on the road today. what did they do?';
    for (const line of lines('Donkey', pond, message, cheese)) expect(line).toMatch(/climbed aboard/);
  });

  it('is passed over where it is grave', () => {
    const message = 'lol imagine the ducks. i had a goose today and i want to die';
    for (const line of lines('Donkey', pond, message, cheese)) expect(line).not.toMatch(/goose/i);
  });
});

it('a guess at the tale is answered by what comes', () => {
  const domino = { scene: 'gerald_dominoes', choices: [0, 1, 0, 1, 0, 1] };
  for (const line of lines('Doris', ['I reached for it. It was gone.'], 'Let me guess. Gerald ate it.', domino))
    expect(line).toContain('Gerald was chewing.');
});

it('a recipe for a dish that was named is not silently another one', () => {
  const said = ['Cheese toast with tomato, quick, warm, and it suits any hour!'];
  for (const line of lines('Donkey', said, 'I like. How do you make it with hooves?')) {
    expect(line).not.toMatch(/bowl/);
    expect(line).toMatch(/\?$/);
  }
});

it('a driving test and nerves before it are no sorrow', () => {
  const message =
    'Gladly, Your Majesty. But I must be home early, my daughter Lisi has her driving test on Wednesday and she is a bundle of nerves.';
  const offered = { scene: 'winter_escape', choices: [] };
  for (const line of lines('Queen Lillian', ['Will you escape with me?'], message, offered))
    expect(line).toContain('laundry cart');
});
