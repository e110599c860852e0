import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { isSaying } from './grammar.ts';
import { riddleAnswer } from './known-riddles.ts';
import { readPart } from './understudy.ts';

const of = (pool: string) => readPart('Donkey').script.pools.get(pool) ?? [];
const isOf = (pool: string) => (line: string) => of(pool).some((it) => isSaying(line, it));
const said = (replies: readonly string[], message: string) => lines('Donkey', replies, message);
const cello =
  'Three out of three then! My turn! Four strings, a wooden belly, I hug it between my knees and it cries when I practise: what is it?';

describe('a riddle of the visitor’s', () => {
  it('that people ask everywhere is solved', () => {
    for (const line of said(['Echo! Echo!'], cello)) {
      expect(line).toContain('a cello');
      expect(isOf('solves riddle')(line), line).toBe(true);
    }
  });

  it.each([
    'Got one for you: it is red and lives behind the milk. What is it?',
    'It is red and lives behind the milk, and it has my name on it. What am I?',
  ])('that nobody knows is given up: %s', (message) => {
    for (const line of said(['Morning!'], message)) expect(isOf('gives up riddle')(line), line).toBe(true);
  });

  it('is no hug, nor asked again after "I’m not hugging you"', () => {
    const again = 'I’m not hugging you, that was my riddle! Four strings and a wooden belly, guess!';
    for (const line of said(['Can we stay like this?'], again)) expect(line).toContain('a cello');
  });

  it.each(['What am I to you?', 'Do you remember my riddle? What was it?', 'What is it?', 'Now what am I doing?'])(
    'is none: %s',
    (message) => {
      for (const line of said(['Morning!'], message))
        expect(isOf('solves riddle')(line) || isOf('gives up riddle')(line), line).toBe(false);
    },
  );

  it('is none where something weighs', () => {
    for (const line of said(['Morning!'], 'My turn. My mum died and nobody tells me why. What am I?'))
      expect(isOf('solves riddle')(line) || isOf('gives up riddle')(line), line).toBe(false);
  });
});

describe('a guess of the character’s', () => {
  const guess = "It's a piano, it has to be, my left ear went up!";
  const giveUp = of('gives up riddle')[0] ?? '';

  it.each([
    ['yes! well done', guess, 'solved riddle'],
    ['nope, try again', guess, 'gives up riddle'],
    ['no, it’s a typewriter', guess, 'told answer'],
    ['a typewriter!', giveUp, 'told answer'],
    ['it’s the moon', giveUp, 'told answer'],
  ])('hears "%s"', (message, reply, pool) => {
    for (const line of said([reply], message)) expect(isOf(pool)(line), line).toBe(true);
  });

  it.each([
    ['right, tell me a story', guess],
    ['okay, good night', giveUp],
  ])('does not hear an answer in "%s"', (message, reply) => {
    for (const line of said([reply], message))
      expect(
        ['solved riddle', 'told answer'].some((pool) => isOf(pool)(line)),
        line,
      ).toBe(false);
  });

  it('is not judged by what asks or goes on', () => {
    for (const message of ['wait, why a piano?', 'tell me a story'])
      for (const line of said([guess], message))
        expect(
          ['solved riddle', 'gives up riddle', 'told answer'].some((it) => isOf(it)(line)),
          line,
        ).toBe(false);
  });
});

describe('what a riddle means', () => {
  it.each([
    ['What has hands but cannot clap?', 'a clock'],
    ['The more you take away, the bigger it grows.', 'a hole'],
    ['What gets wetter the more it dries?', 'a towel'],
    ['If you share me, you have me no more.', 'a secret'],
    ['What goes up when rain comes down?', 'an umbrella'],
  ])('%s', (riddle, answer) => {
    expect(riddleAnswer(riddle)).toBe(answer);
  });

  it('nobody knows of "my sister has a new house"', () => {
    expect(riddleAnswer('My sister has a new house. Can you tell?')).toBeNull();
  });
});
