import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { isSaying } from './grammar.ts';
import { readPart } from './understudy.ts';

const isTalk = (line: string, who: SpeakingCharacter, section: string) =>
  (readPart(who).talk.get(section) ?? []).some((it) => isSaying(line, it) || line.endsWith(it));

describe('a joke of the visitor’s', () => {
  it.each<[SpeakingCharacter, string, string]>([
    ['Shrek', 'Under the growl, aye. Make me laugh.', 'ok why did the ogre go to hospital? he felt a bit swamped'],
    ['Shrek', 'Nice evening.', 'ok heres one what do you call a fish with no eyes? a fsh lol'],
    ['Fiona', 'How was your day?', 'why did the scarecrow win a prize? cos he was outstanding in his field'],
    ['Suzy Sugar', 'Sit down.', 'whats the difference between a cat and a comma? one has claws at the end of its paws'],
    ['Kitty Softpaws', 'Evening.', 'how many bakers does it take to change a lightbulb? none they do it by candle'],
    ['King Harold', 'Hem.', 'what do u get if u cross a frog and a rabbit? a bunny ribbit'],
    ['Gingerbread', 'I salute you.', 'why did the biscuit go to the doctor? he felt crummy'],
    ['Donkey', 'Hello!', 'why was the broom late? it over swept'],
  ])('is laughed at: %s, %s', (who, last, message) => {
    for (const line of lines(who, [last], message)) expect(isTalk(line, who, 'laughs-at-joke'), line).toBe(true);
  });

  it.each<[SpeakingCharacter, string]>([
    ['Shrek', 'why did the chicken cross the road?'],
    ['Doris', 'what do you call a cow with no legs?'],
    ['Fiona', 'wanna hear a joke? why are ghosts bad liars?'],
    ['King Harold', 'whats brown and sticky?'],
  ])('may wait for its point: %s, %s', (who, message) => {
    for (const line of lines(who, ['Good evening.'], message))
      expect(endsWith(line, who, 'gives up riddle') || isTalk(line, who, 'my-joke'), line).toBe(true);
  });

  it('is laughed at when the point comes', () => {
    const said = ['Evening.', 'what do you call a cow with no legs?', 'Beats me. Put it on my slate.'];
    for (const line of lines('Doris', said, 'ground beef lol'))
      expect(isTalk(line, 'Doris', 'laughs-at-joke')).toBe(true);
  });

  it('knocks', () => {
    const said = ['Hello!', 'knock knock', "Who's there? If it's Donkey, I'm out."];
    expect(lines('Shrek', said, 'lettuce')).toContain('Lettuce who?');
    for (const line of lines('Shrek', [...said, 'lettuce', 'Lettuce who?'], 'lettuce in its cold out here'))
      expect(isTalk(line, 'Shrek', 'laughs-at-joke')).toBe(true);
  });

  it.each(['that was a joke shrek!! you didnt even laugh', 'not even a giggle??', 'u were meant to laugh lol'])(
    'is laughed at late: %s',
    (message) => {
      const said = ['Evening.', 'what do you call a fish with no eyes? a fsh', "The pike's fine."];
      for (const line of lines('Shrek', said, message))
        expect(isTalk(line, 'Shrek', 'laughs-at-joke'), line).toBe(true);
    },
  );

  it.each<[SpeakingCharacter, string, string]>([
    ['Shrek', 'The goat ate my washing.', 'why did the goat eat the washing? was he hungry'],
    ['Doris', 'Hello.', 'why did my dad leave? he just went'],
    ['Puss in Boots', 'I won the duel.', 'why did he challenge you? he must be mad'],
    ['Suzy Sugar', 'Hello.', 'what do you call your sister? i call mine lulu'],
    ['Fiona', 'Hello.', 'how many onions does it take to make the soup? i have 3'],
    ['Gingerbread', 'Hello.', 'my boss made a joke about me and everyone laughed'],
    ['Doris', 'Hello.', 'i didnt laugh all week'],
    ['Shrek', 'Hello.', 'why did the man next door hit me? because he was drunk'],
  ])('is not heard in %s, %s: %s', (who, last, message) => {
    for (const line of lines(who, [last], message))
      expect(isTalk(line, who, 'laughs-at-joke') || endsWith(line, who, 'gives up riddle'), line).toBe(false);
  });
});
