// A feeling is the visitor's only where they say it of themself. What readers met in November 2026, told otherwise.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { intentOf } from './understand.ts';

const sad = ['sadness', 'breakup', 'bad-day', 'fear', 'sickness'];
const isComfort = (line: string, character: Parameters<typeof endsWith>[1]) =>
  sad.some((pool) => endsWith(line, character, pool));

describe('what is no feeling of the visitor', () => {
  it.each([
    ['King Harold', 'Which hat did you wear on your worst day?'],
    ['Fiona', 'What did you eat on your worst day?'],
    ['Shrek', 'So dark and cold the valley lay, and a lantern ran on legs of hay'],
    ['Donkey', "I'm fine, a bit worn out."],
    ['Doris', 'My cousin is moving in with me next week'],
    ['Suzy Sugar', 'He’s moving in with me in spring'],
  ] as const)('is not comforted by %s: %s', (character, message) => {
    for (const line of lines(character, ['There you are.'], message))
      expect(isComfort(line, character), line).toBe(false);
  });

  it.each([
    [
      'Kitty Softpaws',
      'No swaps this time. I only cough. Where is it?'.replace('?', '.'),
      'That cough smells of a trick!',
    ],
    ['Gingerbread', 'I try on a new button for each bad day.', "One for each bad day, that's a good habit."],
    ['Fiona', 'The owl was so lonely that it married a weathercock.', 'A lonely owl! Did they have chicks?'],
  ] as const)('is not comforted by %s, whose line named it', (character, last, message) => {
    for (const line of lines(character, [last], message)) expect(isComfort(line, character), line).toBe(false);
  });

  it('is what is asked of the character, and the next question is about a wedding', () => {
    const before = [
      "It'll be odd, being invited.",
      'Odd how? Does nobody ever invite you anywhere?',
      'I eat like a wedding.',
    ];
    for (const line of lines('Kitty Softpaws', before, "There's a buffet. What will you wear to Tom's wedding?"))
      expect(endsWith(line, 'Kitty Softpaws', 'clothes'), line).toBe(true);
  });

  it.each(['my daughter lost her first tooth today', 'im 12 weeks pregnant!'])(
    'is no news like this: %s',
    (message) => {
      for (const line of lines('Shrek', ['There you are.'], message))
        expect(isComfort(line, 'Shrek'), line).toBe(false);
    },
  );

  it('is none where a riddle is gone on with, laughing', () => {
    const riddles = { scene: 'three_riddles', choices: [0] };
    const message =
      'Ha! I can picture it. My big sister Lotte does that too, she’s moving in with us in May. Alright, next one!';
    for (const line of lines('Donkey', ['Ears! First go! Look, up they went!'], message, riddles))
      expect(isComfort(line, 'Donkey'), line).toBe(false);
  });
});

describe('what is one', () => {
  it.each([
    ['i had the worst day', 'bad-day'],
    ['bad day', 'bad-day'],
    ['i am scared of the dark', 'fear'],
    ['scared', 'fear'],
    ['my cough keeps me up', 'sickness'],
    ["I'm moving out, we're done", 'breakup'],
  ])('stays one: %s', (message, intent) => {
    expect(intentOf(message, 'Shrek')).toBe(intent);
  });
});
