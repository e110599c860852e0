// Questions about the character's own last line: the answer names the thing of that line, or owns up.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('a question about a thing of the last line', () => {
  it.each([
    ['Fiona', 'There was a crash, a pause, and then everybody clapped.', 'a crash?? what crashed?', /crash/i],
    ['Fiona', 'There was a crash, a pause, and then everybody clapped.', 'wait, what crashed', /crash/i],
    ['Doris', 'Somebody left a trumpet on the bar and a puddle under it.', 'what puddled?? a puddle?', /puddle/i],
    ['Shrek', 'We sit every evening, till last ember.', 'ember? what ember?', /ember/i],
  ] as const)('of %s, %j, upon %j, names it', (who, last, message, thing) => {
    for (const line of lines(who, [last], message)) expect(line).toMatch(thing);
  });

  it.each(['the gull', 'the sailor'])('whose name nobody wrote, %s, is answered honestly', (thing) => {
    const last = `So ${thing} looked at the lamp.`;
    for (const line of lines('Suzy Sugar', [last], `what's ${thing} called?`))
      expect(endsWith(line, 'Suzy Sugar', 'quotes name', { thing }), line).toBe(true);
  });

  it('is of the thing that is named beside "it"', () => {
    const last = 'In boots, in August. She gave me a whole hill of advantage.';
    for (const line of lines('Puss in Boots', [last], 'a whole hill!! what did you do with it'))
      expect(line).not.toMatch(/leather|heels|spurs/);
  });
});

describe('a contradiction that the visitor has found', () => {
  it.each([
    'six? you said she ruled us for a week! which is it my dear',
    'wait, you said it was blue. which is it?',
    'but you told me there was only one',
  ])('is owned up to: %j', (message) => {
    for (const line of lines('Queen Lillian', ['Six days. Bread grew cheaper, and nobody made a speech.'], message))
      expect(endsWith(line, 'Queen Lillian', 'sorry') || line.includes('Sunday'), line).toBe(true);
  });
});

describe('a name', () => {
  it.each([
    [
      'Donkey',
      'Gull says left at the rock, and it charged me a carrot!',
      "a carrot is robbery. what's the gull called?",
      'far_lighthouse',
      [0, 2],
      /Gus/,
    ],
    [
      'Queen Lillian',
      'A swan, wings folded, gazing at the treasurer. He curtsied.',
      'haha! whats his name again, the treasurer',
      'throne_swan',
      [0, 0],
      /Lord Penny/,
    ],
    [
      'Puss in Boots',
      'On a hot plain I met an ostrich. She called my hat a lid.',
      'ok i trust the hat. but her name?',
      'ostrich_feather',
      [0],
      /Zancas/,
    ],
  ] as const)('of %s is known in the scene', (who, last, message, scene, choices, name) => {
    for (const line of lines(who, [last], message, { scene, choices })) expect(line).toMatch(name);
  });

  it('is asked by a pronoun of what was spoken of before', () => {
    const said = [
      'Gull says left at the rock, and it charged me a carrot!',
      'robbery. is the gull nice?',
      'He took the carrot, pointed, and he was right, so it was fair!',
    ];
    for (const line of lines('Donkey', said, 'but whats his NAME', { scene: 'far_lighthouse', choices: [0, 2] }))
      expect(line).toMatch(/Gus/);
    for (const line of lines(
      'Donkey',
      ["I don't name carrots!"].toSpliced(0, 0, ...said.slice(0, 1), 'but whats his name'),
      'not the carrot, the gull!',
      { scene: 'far_lighthouse', choices: [0, 2] },
    ))
      expect(line).toMatch(/Gus/);
  });
});

describe('somebody who was taken to have asked', () => {
  it.each(['what? i asked you nothing', 'wait what? i never asked that'])('is told sorry upon %j', (message) => {
    for (const line of lines('Shrek', ["What's it for? I'm slow with my ayes."], message))
      expect(endsWith(line, 'Shrek', 'sorry'), line).toBe(true);
  });
});
