// Nobody is comforted who told nothing sad: tears that are the character's, a sadness that is denied, a word of the last line.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { pools } from './earnest.ts';
import { intentOf } from './understand.ts';

const plain = new Set([...pools.values()].flat());
const wedding = 'sliced. well you cry, i laugh. remember our wedding when you ate the whole cake by yourself?';

describe('no comfort', () => {
  it.each([
    'well you cry, i laugh',
    'aw, you cried! how sweet',
    "aw what sounded so? nobody's sad here love",
    'no tears here, only onions',
    'did you cry a lot?',
    "i'm not sad at all, silly",
    'why do you look so gloomy',
  ])('for %j', (message) => {
    expect(intentOf(message, 'Shrek')).not.toBe('sadness');
  });

  it.each([
    'you left and i cried all night',
    'you cry, i cry too',
    'nobody cares that i am sad',
    "i'm not sad, i am lonely",
    'mum, you died and nothing is right',
    'i never stop crying',
    'nobody cried when my grandpa died',
    'not only sad, i feel hopeless',
  ])('but for %j', (message) => {
    expect(intentOf(message, 'Shrek')).toBe('sadness');
  });

  it('where onions are peeled, and for tears of anything else', () => {
    const where = { scene: 'onion_soup', choices: [0, 0] };
    const tears = 'They make me cry all the same. Sliced, what next?';
    const slice = 'Four onions, butter, stock, bread, cheese. Now slice the onions thin.';
    for (const line of lines('Shrek', [slice], tears, where)) expect(endsWith(line, 'Shrek', 'sadness')).toBe(false);
    for (const line of lines('Shrek', ['The pond is quiet.'], 'they make me cry every single day'))
      expect(plain.has(line) || endsWith(line, 'Shrek', 'sadness'), line).toBe(true);
  });

  it('in a lesson where the cook cries', () => {
    const where = { scene: 'onion_soup', choices: [0, 0] };
    const slice = 'Four onions, butter, stock, bread, cheese. Now slice the onions thin.';
    for (const line of lines('Shrek', [slice], wedding, where)) expect(endsWith(line, 'Shrek', 'sadness')).toBe(false);
    const after = [slice, wedding, 'Butter in the pot.'];
    for (const message of ['what spoon? i asked about the wedding cake', 'did something die in it? i can come look'])
      for (const line of lines('Shrek', after, message, where, true)) expect(plain).not.toContain(line);
  });

  it.each(['By the way, I baked a lemon cake today.', 'i painted the gate this morning', 'I found a button today'])(
    'for a deed of the day: %j',
    (message) => {
      for (const who of ['Gingerbread', 'Shrek', 'Puss in Boots'] as const)
        for (const line of lines(who, ['Love it is.'], message))
          expect(line).not.toMatch(/heart|feel|listen|how are you|i stay|sit down|thank you for telling/i);
    },
  );

  it('for a condition that takes up the last line', () => {
    const said = ['I shall sit by the door with one eyebrow.'];
    const message = 'So if I get lost I look at your eyebrow. But what does one raised eyebrow mean, go on or stop?';
    for (const line of lines('Queen Lillian', said, message))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(false);
  });

  it.each([
    "nobody's sad here. where were we?",
    'next step please',
    'back to the soup!',
    "don't be so gloomy, i am fine",
  ])('any more for whoever wants to play on: %j', (message) => {
    const said = ['Mud.', 'had a rotten day, i could not stop crying', 'I am here.'];
    for (const line of lines('Shrek', said, message, { scene: 'onion_soup', choices: [0, 0] }, true))
      expect(plain).not.toContain(line);
  });
});
