import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { readTalk } from './talk/answers.ts';

const ofCooking = readTalk('Shrek').get('what-to-cook') ?? [];

describe('who says that something was passed over', () => {
  it.each([
    ['Doris', 'can you tell me a joke? nice mugs', 'joke', 'but i asked for a joke, doris'],
    ['Fiona', 'do you miss me when i am out? the rain is loud', 'miss-you', 'i just asked if you miss me'],
  ] as const)('gets the question answered that was asked then: %s, %s', (character, asked, pool, again) => {
    for (const line of lines(character, ['It is late.', asked, 'The frogs were at it all night.'], again))
      expect(endsWith(line, character, pool), line).toBe(true);
  });

  it('gets it though something else was said since', () => {
    const said = ['It is late.', 'whats for lunch? the rain is loud', 'The frogs sang.', 'frogs?', 'Nine of them.'];
    for (const line of lines('Shrek', said, 'but i was asking about lunch'))
      expect(endsWith(line, 'Shrek', 'food') || ofCooking.includes(line), line).toBe(true);
  });

  it.each([
    ['Shrek', 'oh and somebody pinched my scarf', 'did you hear me about the scarf? somebody pinched it', 'scarf'],
    ['Donkey', 'nice moon. i dropped a teapot this morning', 'i just told you i dropped a teapot lol', 'teapot'],
    ['Queen Lillian', 'i found a lantern in the ditch', 'you never said anything about the lantern', 'lantern'],
    ['Kitty Softpaws', 'nice roof. someone took my umbrella', 'yes but the umbrella!!', 'umbrella'],
  ] as const)('hears it with its name: %s, %s', (character, told, again, thing) => {
    for (const line of lines(character, ['It is late.', told, 'The night was warm.'], again))
      expect(line.toLowerCase(), line).toContain(thing);
  });

  it('is heard before a scene goes on, which waits', () => {
    const riddle = "It's one arm and no hand, and it holds everybody's coat. What is it?";
    const where = { scene: 'doris_riddles', choices: [0, 0, 0] };
    const said = ['A doormat. It says welcome.', 'haha. whats for dinner? i could eat a barn', riddle];
    for (const { line, progress } of replies('Doris', said, 'a peg i guess. but i asked about dinner, doris', where)) {
      expect(endsWith(line, 'Doris', 'food') || /supper|dinner|pot|pie|hot|stew|soup|broth/i.test(line), line).toBe(
        true,
      );
      expect(progress.place?.choices).toEqual([0, 0, 0]);
    }
  });

  it('is not taken for one who tells for the first time, or was heard', () => {
    const known = ['It is late.', 'i dropped a teapot', 'A teapot! Sweep it up, then come here.'];
    for (const line of lines('Shrek', known, 'i told you i dropped a teapot because of the frogs'))
      expect(endsWith(line, 'Shrek', 'hears', { thing: 'A teapot' }), line).toBe(false);
  });
});
