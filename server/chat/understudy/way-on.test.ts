import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { allOpenersFor } from '../openers.ts';
import { wayOnIn } from './way-on.ts';

describe('what may be tapped under a reply of no scene', () => {
  const inTheMiddle = { scene: 'bucket_duel', choices: [0] };

  it('is the way back into the scene that waits, and something to begin with', () => {
    for (const { say, line } of replies('Fiona', [], 'what is your favourite hat', inTheMiddle)) {
      if (/\?$/.test(line)) continue;
      expect(say[0], line).toBe('Where were we?');
      expect(say).toHaveLength(2);
    }
  });

  it('takes the scene up where it stood', () => {
    for (const { say } of replies('Fiona', ['Boots, mostly.'], 'Where were we?', inTheMiddle))
      expect(say.length).toBeGreaterThan(0);
  });

  it('is nothing that was tapped before', () => {
    const said = ['Tell me a story', 'Not now.', 'Sing me a song', 'Later.', 'Ask me a riddle', 'Hm.'];
    for (const { say } of replies('Shrek', said, 'i like cheese')) for (const it of say) expect(said).not.toContain(it);
  });

  it('is nothing under a question, a farewell, or comfort', () => {
    for (const message of ['good night, sleep well', 'my grandmother died yesterday'])
      for (const { say } of replies('Shrek', [], message)) expect(say, message).toEqual([]);
    for (const { line, say } of replies('Shrek', [], 'i like cheese')) if (/\?$/.test(line)) expect(say).toEqual([]);
  });

  it('is no wish for a song where all have been sung', () => {
    const sung = { scene: 'mugs_hung', choices: [0] };
    for (const { say } of replies('Doris', ['Hm.'], 'what is your favourite hat', sung, true))
      expect(new Set(say).size).toBe(say.length);
  });
});

describe('what may be tapped, said in a sentence of their own', () => {
  it.each([
    ['Kitty Softpaws', 'I am flattered. What is the runaway ruby, besides my rival?', 'What is the runaway ruby?'],
    [
      'Puss in Boots',
      'You are in love with my cat?! Tell me of a duel instead, before he hears you.',
      'Tell me of a duel',
    ],
    ['Gingerbread', 'I need courage. So were you brave today?', 'Were you brave today?'],
    ['King Harold', 'flattering, but half a heart is no joke. where were we?', 'Where were we?'],
  ] as const)('is that to %s: %s', (character, message, wish) => {
    expect(wayOnIn({ character, loveInterest: 'Fiona', message })).toBe(wish);
    for (const line of lines(character, ['Hm.'], message)) expect(lines(character, ['Hm.'], wish)).toContain(line);
  });

  it.each(['Tell me a story about frogs', 'I like songs. Sing me a song of the sea.', 'the goat is fine'])(
    'is nothing else: %s',
    (message) => expect(wayOnIn({ character: 'Shrek', loveInterest: 'Fiona', message })).toBeNull(),
  );

  it.each(characterNames.filter(isSpeaking))('%s begins a scene for each wish, and knows each name', (character) => {
    for (const wish of allOpenersFor(character)) {
      const unknown = ['question', 'you-question', 'request', 'played out'];
      for (const { line } of replies(character, ['Hm.'], wish))
        for (const pool of unknown) expect(endsWith(line, character, pool), `${wish} ${line}`).toBe(false);
    }
  });
});

describe('an offer', () => {
  it('is taken by one sentence beside a question', () => {
    const offered = { scene: 'bucket_duel', choices: [] };
    const asked = 'a bucket? go on. was he bailing too?';
    for (const { say, line } of replies(
      'Fiona',
      ['I once fought a duke over a bucket. Want to hear it?'],
      asked,
      offered,
    ))
      expect(say, line).toContain('Go on');
  });

  it('is taken by a yes with a name behind it, and not by "right?"', () => {
    const offered = { scene: 'bucket_duel', choices: [] };
    const offer = ['I once fought a duke over a bucket. Want to hear it?'];
    for (const { say } of replies('Fiona', offer, "You scoundrel, yes, please! I'm Jo, by the way.", offered))
      expect(say).toContain('Go on');
    for (const { say } of replies('Fiona', offer, 'What was what? I asked about the leg. Left or right?', offered))
      expect(say).not.toContain('Go on');
  });
});
