// What the readers of round 71 (Anna, Bo, Cleo, Drew) said outside scenes, and what was answered confidently and wrong. Their jokes are in
// their-joke.test.ts, what they asked of the character in of-itself.test.ts, whom they saw in bystanders.test.ts.
import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('whoever returns', () => {
  it.each<[SpeakingCharacter, string]>([
    ['King Harold', 'im back! did you eat my sandwich'],
    ['Gingerbread', 'im back! where was i just now?'],
    ['Shrek', 'back!! did the goat behave'],
    ['Doris', 'hey im back, what did i miss'],
    ['Queen Lillian', 'im back your majesty, did anybody ask for me'],
    ['Gingerbread', 'returned!! is percival still there'],
  ])('is welcomed: %s, %s', (who, message) => {
    for (const line of lines(who, ['Farewell.'], message)) expect(endsWith(line, who, 'welcome back'), line).toBe(true);
  });
});

describe('an answer is about what was asked', () => {
  it.each<[SpeakingCharacter, string, string, RegExp]>([
    [
      'Puss in Boots',
      'On the grill out in the yard, every Tuesday and every sad day.',
      'why sad days?',
      /look at me as equals/,
    ],
    [
      'King Harold',
      'I always do.',
      'lol no cook here, just me and 12 washing machines',
      /toy|made thing|Just you|only/i,
    ],
    ['Puss in Boots', 'Are you hungry?', 'starving mate, been driving my lorry since 5am', /guitar|friend/],
    ['Fiona', 'Hello.', 'haha very nearly? so the aunt cheats or you just lost', /might be|no idea|don't know/i],
    [
      'Queen Lillian',
      'I have heard nightingales.',
      'whats better than a nightingale then, me?',
      /brown bird|nightingale/i,
    ],
    ['Kitty Softpaws', 'A parrot who sells secrets.', 'and did he sell you any secret about me? be honest', /buttons/],
    ['Shrek', "I'll carve Miso on the fence.", 'wait miso is my CAT lol, dont cook her!', /beasts|bite|eats/],
  ])('%s, %s: %s', (who, last, message, wrong) => {
    for (const line of lines(who, [last], message)) expect(line).not.toMatch(wrong);
  });

  it.each(['same name as ur goat!! funny or not?', 'well, good idea or not?', 'cute or not'])(
    '"%s" is no choice of two',
    (message) => {
      for (const line of lines('Doris', ['Your ex was called Gerald.'], message))
        expect(endsWith(line, 'Doris', 'or not'), line).toBe(true);
    },
  );

  it('advice is given in the middle of a story', () => {
    const dominoes = { scene: 'gerald_dominoes', choices: [0, 0, 0] };
    const said = ['So he put up his last onion, and I put up Gerald.'];
    for (const line of lines('Doris', said, 'over an onion! do you miss him? should i forgive my ex', dominoes))
      expect(line).toMatch(/forgive your ex/i);
  });

  it('who Kitty is, is answered though a name was told before', () => {
    const said = ['I carry two, Kitty.', 'who is kitty?? my names anna', 'I shall carve Anna upon my cape.'];
    for (const line of lines('Puss in Boots', said, 'nice try. answer me gato, who is kitty? im jealous now'))
      expect(line).not.toMatch(/Anna/);
  });

  it.each(['should i put a cake stand in my launderette?', 'shall i put a bench in my garden'])('%s', (message) => {
    for (const line of lines('Suzy Sugar', ['Hello.'], message))
      expect(endsWith(line, 'Suzy Sugar', 'advice yes'), line).toBe(true);
  });
  it.each(['should i put the cat in the window', 'should i hang my brother on the wall'])('not: %s', (message) => {
    for (const line of lines('Suzy Sugar', ['Hello.'], message))
      expect(endsWith(line, 'Suzy Sugar', 'advice yes'), line).toBe(false);
  });
});
