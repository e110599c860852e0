// Promises that are called for, and what both make up in passing: plans, and names for things.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

const tax = "Lend me your hat. I'll do the tax collector, you do the night watch.";

describe('a promise', () => {
  it.each([
    [
      'Kitty Softpaws',
      [tax, 'Here, my hat.', "Ha! They'd salute you for that."],
      'Your turn, you promised the tax collector! Go on, tax me.',
      /Two coins for the moon|tax collector/,
    ],
    ['Kitty Softpaws', [tax], "you said you'd do the tax collector", /Two coins for the moon|tax collector/],
    [
      'Shrek',
      ["Sit down. I'll balance this ladle on my nose.", 'haha', 'Aye, laugh.', 'ok', 'Hm.'],
      'you promised to balance the ladle!',
      /Balancing this ladle/,
    ],
    ['Doris', ["Sit. I'll bring it to you. Don't help."], 'your turn!', /Bringing it to you/],
    [
      'Queen Lillian',
      ['Shall I read your cuff, dear?', 'later', 'As you like.'],
      'now keep your promise about the cuff',
      /cuff/,
    ],
    ['Fiona', ["Throw me one, Shrek, I'll slice it midair."], 'you promised to slice it', /Slicing it midair/],
  ] as const)('of %s, %j, is done when it is called for: %j', (character, said, message, deed) => {
    for (const line of lines(character, said, message)) expect(line).toMatch(deed);
  });

  it('that nobody remembers is kept too, if it is harmless', () => {
    for (const line of lines('Kitty Softpaws', ['A potted fern.'], 'You promised to walk home with me though.'))
      expect(line).toMatch(/Walking home with you/);
  });

  it('of a tale is told', () => {
    for (const { line } of replies(
      'Doris',
      ['I lost a goat to an ogre, one Tuesday. Shall I say how?'],
      'Ok, tell me how you lost the goat.',
      { scene: 'gerald_dominoes', choices: [] },
    ))
      expect(line).not.toMatch(/^Brown/);
  });

  it('of a song is sung', () => {
    const said = ['Later I can sing you something.', 'good', 'Good.'];
    for (const { progress } of replies('Shrek', said, 'you promised me a song'))
      expect(progress.place?.scene).toMatch(/sock|song/);
  });

  it.each([
    'i promised my mum to call',
    'you promised nothing',
    'promise me you are fine',
    'you promised to jump off the cliff',
  ])('is nothing that was never promised: %j', (message) => {
    for (const line of lines('Doris', ['The mugs are wet.'], message))
      expect(line).not.toMatch(/as promised|I said it|before the next coach/);
  });
});

describe('a plan of both', () => {
  const tiara = ['I brought you the royal tiara.'];
  it.each([
    [
      "Ha. Then let's do something together: shall we bring the tiara back tonight, the two of us, over the roofs?",
      'bringing the tiara back tonight',
    ],
    ['can we polish the tiara together?', 'polishing the tiara'],
    ["let's put the tiara in your loft", 'putting the tiara in my loft'],
  ])('is agreed to by its name: %j', (message, thing) => {
    for (const line of lines('Kitty Softpaws', tiara, message))
      expect(endsWith(line, 'Kitty Softpaws', 'agrees', { thing }), line).toBe(true);
  });

  it.each(['shall we steal some pills', 'can we run away from my dad', 'let us kill the goat'])(
    'of harm is not: %j',
    (message) => {
      for (const line of lines('Shrek', ['The goat is asleep.'], message)) expect(line).not.toMatch(/\w+ing .*\?/);
    },
  );
});

describe('a name that is given together', () => {
  const boat = ["I'm in, partner. I know a boat that leaks only on one side."];
  it.each([
    'I asked about the boat, Kitty. Let me name her: the Gatita. Good?',
    "let's call her the Gatita!",
    'We could name the boat the Gatita',
  ])('is taken: %j', (message) => {
    for (const line of lines('Kitty Softpaws', boat, message))
      expect(endsWith(line, 'Kitty Softpaws', 'names it', { called: 'the Gatita' }), line).toBe(true);
  });

  it.each(['what is our boat to be called?', 'so what did we call the boat again?', 'and what did I name her?'])(
    'is known later: %j',
    (message) => {
      const said = [...boat, 'Let me name her the Gatita. Good?', 'The Gatita it is.', 'lovely', 'It is.'];
      for (const line of lines('Kitty Softpaws', said, message)) expect(line).toContain('Gatita');
    },
  );

  it('is found by the character, if it is asked, and kept', () => {
    for (const line of lines('Kitty Softpaws', boat, 'perfect. What would we call her, and where do we sail first?')) {
      expect(endsWith(line, 'Kitty Softpaws', 'suggests name'), line).toBe(true);
      const name = line.split(/[.,]/)[0] ?? '';
      for (const later of lines(
        'Kitty Softpaws',
        [...boat, 'what shall we call her?', line],
        'what was our boat called?',
      ))
        expect(later).toContain(name);
    }
  });

  it.each(["let's call it a day", "let's call it quits", 'can i call you tomorrow', "i'd call it lovely"])(
    'is none: %j',
    (message) => {
      for (const line of lines('Kitty Softpaws', boat, message))
        expect(
          endsWith(line, 'Kitty Softpaws', 'names it', { called: 'A Day' }) || /Quits|Lovely|Tomorrow/.test(line),
          line,
        ).toBe(false);
    },
  );
});
