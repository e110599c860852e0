// What is told of by the way, in the middle of a tale: with a word before the next line, or first, where that line has no room.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

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
  it('is heard before the next line, which is said in fewer words', () => {
    const message = 'lol imagine the ducks. i had a goose on the road today, it wanted to see my bus';
    for (const { line, progress } of replies('Donkey', pond, message, cheese)) {
      expect(line).toMatch(/goose.*aboard/i);
      expect(progress.place?.choices.length).toBe(cheese.choices.length + 1);
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

describe('what two readers of 28 November were not heard in', () => {
  const talk = (...said: readonly string[]) => said.flatMap((it) => [it, 'I hear you.']);

  it.each([
    ['I was a postman for thirty years.', 'Tell me, what did I do for a living before I retired?'],
    ['My name is Bert, and I used to be a postman.', 'And can you tell me, what was my job before I retired?'],
  ])('a trade of before: %s', (told, asked) => {
    for (const line of lines('Gingerbread', talk(told, 'My pigeon Duchess is the queen of them, no offence.'), asked))
      expect(line).toMatch(/postman/);
  });

  it('good news that is told at once is not begged for', () => {
    const message = 'Listen, I have good news: I have been asked to play my ukulele at the Sunday social.';
    for (const line of lines('Gingerbread', ['Evening.'], message))
      expect(endsWith(line, 'Gingerbread', 'good-news')).toBe(true);
  });

  it('nor bad news of the body', () => {
    const message = 'Bravo! I had bad news today, by the way. The doctor says my left knee wants an operation.';
    const cream = { scene: 'song_cream', choices: [0, 0, 0, 0] };
    for (const line of lines('Puss in Boots', ["And landed at the baker's door!"], message, cream))
      expect(endsWith(line, 'Puss in Boots', 'sickness'), line).toBe(true);
  });

  it('whoever was asked for every detail, and tells, is listened to', () => {
    const rooster = { scene: 'rooster_dawn', choices: [0, 0, 0, 1, 1, 0, 0], waited: 1 };
    const message = 'it was about seaweeds, I study marine biology in Vigo. The professor asked me about the red ones!';
    for (const line of lines(
      'Puss in Boots',
      ['By my boots, an exam? Speak, hermosa, and spare no detail.'],
      message,
      rooster,
    ))
      expect(endsWith(line, 'Puss in Boots', 'telling'), line).toBe(true);
  });

  it('a guess at a riddle may be a question, with its reasons behind it', () => {
    const boots = { scene: 'three_riddles', choices: [0] };
    const message = 'Is it two postmen? Full bags in the morning, empty at night, and asleep in the chair by nine.';
    for (const line of lines('Puss in Boots', ['First: two brothers, full all day.'], message, boots))
      expect(line).toMatch(/Bold, but no/);
  });

  it('a visit by surprise or a call: one of them is advised', () => {
    const message = 'Can you give me an advice, I call her or I go to visit her by surprise on saturday?';
    for (const line of lines('Doris', talk('My grandmother makes caldo.'), message))
      expect(line).toMatch(/call her|visit her/i);
  });

  it('a name that stands apart with an age, and what became of whom it is of', () => {
    const told = 'haha my son is the same with mud. elias, 6, has a kite!';
    for (const line of lines('Doris', talk(told), "what's my son's name, do you remember?"))
      expect(line).toMatch(/Elias/);
    for (const line of lines('Doris', talk(told), 'how old is my son, do you remember?')) expect(line).toMatch(/\b6\b/);
  });

  it('two cats, of whom one is named after the other, are heard as two', () => {
    const told = 'one of my cats is called Biscuit! The other is Gravy.';
    for (const line of lines('Doris', ['Evening.'], told)) expect(line).toMatch(/Biscuit and Gravy/);
  });
});
