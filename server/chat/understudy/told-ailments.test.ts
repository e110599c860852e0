// What ails the visitor, told by the way and asked for later in other words.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';

describe('who is asked what was wrong with them says so', () => {
  it.each([
    [
      'im hana btw, 33, home with a rotten cold',
      'and whats wrong with me today, as i said?',
      /you have a rotten cold/i,
    ],
    [
      'yes pls, im hana and i need cheering up, bad cold',
      'and what did i say was wrong with me today?',
      /you have a bad cold/i,
    ],
    ['my knees are bad', 'whats wrong with me again?', /your knees are bad/i],
    ['i have such a headache', 'what did i say was wrong with me', /you have a headache/i],
    ['got a sore throat, sounds like a frog lol', 'what have i got, do you remember?', /you have a sore throat/i],
    ['my back is killing me rn', 'what hurts me today?', /your back hurts/i],
    ['im in bed with the flu', 'whats up with me today', /you have the flu/i],
    ['ugh toothache again', 'whats wrong with me, did you listen?', /you have toothache/i],
    ['terrible hay fever today', 'whats wrong with me today?', /you have terrible hay fever/i],
    ['cant stop sneezing, got a cold', 'what am i down with?', /you have a cold/i],
    ['home sick, tummy ache', 'whats up with me today, you remember?', /you have a tummy ache/i],
    ['my shoulder hurts from the garden', 'which part of me hurts?', /your shoulder/i],
    ['ive got a stiff neck btw', 'what did i say hurts', /you have a stiff neck/i],
    [
      'im ivo btw, piano tuner, 45, terrible knees for crawling',
      'whats wrong with my knees?',
      /you have terrible knees/i,
    ],
    ['lost my voice, can only whisper', 'whats wrong with me today', /you(?:'ve)? lost your voice/i],
    ['my poor feet hurt from dancing', 'genius. whats the matter with me?', /your feet hurt/i],
  ])('%s / %s', (told, asked, said) => {
    expect(toldShrek(told, 'lovely weather', asked)).toMatch(said);
  });
});

describe('and an ailment of somebody else, or of a figure of speech, is none', () => {
  it.each([
    ['my mum has a cold', 'whats wrong with me today?'],
    ['i have cold feet about the wedding', 'whats wrong with me today?'],
    ['the soup is cold', 'whats wrong with me?'],
    ['you have a bad back', 'what did i say was wrong with me?'],
    ['my cat has sore paws', 'whats wrong with me today?'],
    ['no cold today, im fine', 'whats wrong with me today?'],
    ['do you have a headache?', 'whats wrong with me today?'],
  ])('%s / %s', (told, asked) => {
    expect(toldShrek(told, 'lovely weather', asked)).not.toMatch(/you(?:'ve| have|r (?:back|feet|knees|paws))/i);
  });
});
