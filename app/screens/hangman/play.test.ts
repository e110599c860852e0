import { describe, expect, it } from 'vitest';
import { challengeOf } from './challenge.ts';
import { wordOfDay } from './day.ts';
import { guess, newGame } from './game.ts';
import type { KeptDay } from './kept-days.ts';
import { caughtUp, dayPlay, playAt, type Sources } from './play.ts';

const words = ['fern', 'friendly', 'onion', 'swamp'];
const friendly = `#friend=${challengeOf('friendly')}`;
let names = 0;
const sources: Sources = {
  deal: {
    word: () => 'random',
    encouragement: () => 'Courage.',
    wrongGuessLine: () => (tag) => `There goes ${tag}.`,
    winMessage: () => 'Hooray.',
  },
  words,
  newName: () => {
    names += 1;
    return `game ${names}`;
  },
};
const play = (hash: string, kept: readonly KeptDay[] | null = null) => playAt(hash, 7, kept, sources);
const wordAt = (hash: string) => play(hash).round.game.word;
const game = (letters: string) => [...letters].reduce(guess, newGame('moss'));

describe('an address', () => {
  it.each([
    ['', 'random'],
    ['#today', wordOfDay(7, words)],
    [friendly, 'friendly'],
  ])('that ends in %j asks for the word %s', (hash, word) => {
    expect(wordAt(hash)).toBe(word);
  });

  it.each([
    '#',
    '#Today',
    '#today2',
    '#friend',
    '#friend=',
    '#friend=FRIENDLY',
    `${friendly}&x`,
    '#friend=%ff',
    '#__proto__',
  ])('that ends in %j, which was made by hand, asks for a random word', (hash) => {
    expect(play(hash)).toMatchObject({ kind: { type: 'random' }, round: { game: newGame('random') } });
  });

  it('of a challenge that has come apart is answered kindly', () => {
    for (const hash of ['#friend=zzz', '#friend=', '#friend']) expect(play(hash).round.line).toContain('come apart');
    for (const hash of ['', '#today', '#x', friendly]) expect(play(hash).round.line).toBe('Courage.');
  });

  it('names a random game anew each time, and the others always alike, so that these count once', () => {
    expect(play('').name).not.toBe(play('').name);
    expect([play('#today').name, play(friendly).name]).toEqual(['day 7', `friend ${challengeOf('friendly')}`]);
  });
});

describe('the word of the day', () => {
  it('goes on where it was left', () => {
    const kept = [{ day: 7, game: game('mx') }];
    expect(dayPlay(sources, 7, kept)).toMatchObject({ round: { game: game('mx') }, wasOver: false });
    expect(dayPlay(sources, 8, kept)).toMatchObject({ round: { game: newGame(wordOfDay(8, words)) } });
  });

  it('that was finished is shown as it ended', () => {
    expect(dayPlay(sources, 7, [{ day: 7, game: game('mos') }])).toMatchObject({
      round: { game: game('mos') },
      wasOver: true,
    });
  });

  it('takes over what another tab has guessed, and nothing else', () => {
    const mine = dayPlay(sources, 7, [{ day: 7, game: game('m') }]);
    expect(caughtUp(mine, [{ day: 7, game: game('mo') }]).round.game).toEqual(game('mo'));
    expect(caughtUp(mine, [{ day: 8, game: game('mo') }])).toBe(mine);
    expect(caughtUp(mine, [{ day: 7, game: newGame('moss') }])).toBe(mine);
    expect(caughtUp(mine, null)).toBe(mine);
    const random = play('');
    expect(caughtUp(random, [{ day: 7, game: game('mo') }])).toBe(random);
  });
});
