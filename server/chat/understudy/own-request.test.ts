import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { allOpenersFor } from '../openers.ts';
import { readPart } from './understudy.ts';

describe('a request of its own', () => {
  const mat = "A doormat. It says welcome. You're quicker than the miller by a week.";
  const riddle = { scene: 'doris_riddles', choices: [0, 0] };

  it.each([
    ["lol. what's for dinner? i could eat a barn", 'food'],
    ['haha. tell me a joke instead? nice mugs', 'joke'],
  ])('is answered though a word of it goes on with a scene: %s', (message, pool) => {
    for (const { line, progress } of replies('Doris', [mat], message, riddle)) {
      expect(
        endsWith(line, 'Doris', pool) || (pool === 'food' && /supper|pot|pie|hot|stew|soup|broth/i.test(line)),
        line,
      ).toBe(true);
      expect(progress.place?.choices).toEqual([0, 0]);
    }
  });

  it('is answered behind a no to what was offered', () => {
    const offer = 'I give lessons in saying no. Politely, door open. Would you like one?';
    const where = { scene: 'saying_no', choices: [] };
    for (const line of lines('Doris', [offer], 'no thanks. sing me a lullaby at least', where))
      expect(line).not.toBe('That was it. Full marks. You may go.');
    for (const line of lines('Doris', [offer], 'no time for that. ok tell me a good pun then', where))
      expect(endsWith(line, 'Doris', 'joke'), line).toBe(true);
  });

  it('lets a scene go on where nothing else is asked', () => {
    for (const { progress } of replies('Doris', [mat], 'haha. i could eat a barn', riddle))
      expect(progress.place?.choices).toEqual([0, 0, 0]);
  });
});

describe('an innkeeper', () => {
  it.each([
    ['is this your inn or do you only work here?', /mine/],
    ['who owns this tavern', /mine|fourth/],
    ['do you have a plaster for my heel', /bandage|cloth|plaster/i],
    ["ok not now, have you got a bandage? it's for my toe", /bandage|cloth|plaster/i],
    ['whats for dinner doris', /pot|pie|stew|soup|supper|hot/i],
  ])('has an answer to %s', (message, answer) => {
    for (const line of lines('Doris', ['That makes two of us.'], message)) expect(line).toMatch(answer);
  });

  it('tells the joke that was not told', () => {
    const said = ['Hello.', 'no time then. ok tell me a pun at least', 'That was it. Full marks. You may go.'];
    for (const message of [
      'what was it?? you didnt tell one haha',
      'you never told me one!',
      "but you haven't told any",
    ])
      for (const line of lines('Doris', said, message)) expect(endsWith(line, 'Doris', 'joke'), line).toBe(true);
  });
});

describe('a question that ends in a mark alone', () => {
  it.each([
    "so you're not cross? the miller was really cross",
    "you're not angry with me?",
    'and you are not still sulking?',
  ])('gets its no: %s', (message) => {
    for (const { line, progress } of replies('Donkey', ['I am back!'], message)) {
      const known = (readPart('Donkey').talk.get('mad-at-me') ?? []).map((it) => it.slice(0, 'Not mad'.length));
      expect(known, line).toContain(line.slice(0, 'Not mad'.length));
      expect(progress.place, line).toBe(null);
    }
  });
});

describe('a bad day by the way', () => {
  it('is heard behind a gift', () => {
    for (const message of [
      '*hands you a bun* better? i had a rotten morning at the mill',
      'here, a bun! what a foul day',
    ])
      for (const line of lines('Shrek', ['Hmph. Bring a biscuit.'], message))
        expect(endsWith(line, 'Shrek', 'bad-day') || endsWith(line, 'Shrek', 'sadness'), line).toBe(true);
  });
});

describe('a fish', () => {
  it('is fish, whatever else is said of the last line', () => {
    const hog = 'The whole blanket was mine, and I hated it.';
    for (const line of lines('Fiona', [hog], 'haha blanket thief. i caught a huge trout today, and ate it'))
      expect(readPart('Fiona').talk.get('fishing')?.includes(line) || /trout/.test(line), line).toBe(true);
  });
});

describe('the buttons of a scene', () => {
  const poor = "You'd think so. He laughed, we had soup, and every spring he sends a bucket.";
  const where = { scene: 'bucket_duel', choices: [0, 0, 1, 1, 1, 1] };

  it('do not stand under a good night', () => {
    for (const { say } of replies('Fiona', [poor], 'good night my love, sleep well', where)) expect(say).toEqual([]);
  });

  it('do not stand under what is said of something else', () => {
    for (const message of ['i missed you all day', 'i caught a huge trout this morning', 'what is your favourite hat'])
      for (const { say, line } of replies('Fiona', [poor], message, where))
        for (const it of say)
          expect(['Where were we?', ...allOpenersFor('Fiona')], `${message}: ${line}`).toContain(it);
  });

  it('stand under what is said of the scene', () => {
    for (const { say } of replies('Fiona', [poor], 'what was the bucket made of', where)) expect(say.length).toBe(2);
  });
});

describe('words that only sound as if a scene should stop', () => {
  const hay = "We're in, I'm in, my ears aren't in, push them, push them!";
  const where = { scene: 'gravel_lord', choices: [0, 0] };

  it.each(['ssh stop laughing he will notice us', 'sshh! stop wriggling', 'shh quit giggling donkey'])(
    'go on with it: %s',
    (message) => {
      for (const { progress } of replies('Donkey', [hay], message, where))
        expect(progress.place?.choices).toEqual([0, 0, 0]);
    },
  );
});

describe('a wish that no answer fits', () => {
  it.each(['could i get a room for the night', 'can i sit by the window', 'would you carry my basket'])(
    'is granted or not, and nothing is offered instead: %s',
    (message) => {
      for (const { line, progress } of replies('Doris', ['The night was warm.'], message))
        expect(progress.place, line).toBe(null);
    },
  );
});
