import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

describe('a request of its own', () => {
  const mat = "A doormat. It says welcome. You're quicker than the miller by a week.";
  const riddle = { scene: 'doris_riddles', choices: [0, 0] };

  it.each([
    ["lol. what's for dinner? i could eat a barn", 'food'],
    ['haha. tell me a joke instead? nice mugs', 'joke'],
  ])('is answered though a word of it goes on with a scene: %s', (message, pool) => {
    for (const { line, progress } of replies('Doris', [mat], message, riddle)) {
      expect(endsWith(line, 'Doris', pool) || (pool === 'food' && /supper|pot/i.test(line)), line).toBe(true);
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

describe('the buttons of a scene', () => {
  const poor = "You'd think so. He laughed, we had soup, and every spring he sends a bucket.";
  const where = { scene: 'bucket_duel', choices: [0, 0, 1, 1, 1, 1] };

  it('do not stand under a good night', () => {
    for (const { say } of replies('Fiona', [poor], 'good night my love, sleep well', where)) expect(say).toEqual([]);
  });

  it('do not stand under what is said of something else', () => {
    for (const message of ['i missed you all day', 'i caught a huge trout this morning', 'what is your favourite hat'])
      for (const { say, line } of replies('Fiona', [poor], message, where))
        expect(say, `${message}: ${line}`).toEqual([]);
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
