// Names and trades that readers told by the way and asked for later.
import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

describe('what was told by the way', () => {
  it.each([
    ['Gingerbread', 'or my brother nico when mum asks who ate the flan', 'do u remember my brothers name?', /Nico/],
    [
      'Kitty Softpaws',
      'I have a granddaughter, Ebba, who just left her crib. Were you ever caught?',
      "But whisper first: do you remember my granddaughter's name?",
      /Ebba/,
    ],
    [
      'Kitty Softpaws',
      'I was a lighthouse keeper, so I learned to walk softly at night.',
      'Do you still remember what my old job was?',
      /lighthouse keeper/,
    ],
    ['Donkey', 'i work in a bakery, up since 3am lol', 'whats my job again, do u remember?', /work at a bakery/],
    [
      'Shrek',
      'my brothers milan and petr ate all the sausages',
      'so do you remember my brothers names?',
      /Milan and Petr/,
    ],
    ['Doris', 'Evening, Doris. Sven here, with the keys.', "what's my name?", /Sven/],
  ] as const)('%s gives it back: %s %s', (who, told, asked, wanted) => {
    for (const line of lines(who, ['Evening.', told, 'Noted.'], asked)) expect(line).toMatch(wanted);
  });
});

describe('somebody whom the character has named', () => {
  it('is nobody of the visitor’s: who is Mrs Pym?', () => {
    const said = ['Good evening.', 'My wife is called Lena.', 'Chess. You have watched me lose to Mrs Pym, I see.'];
    for (const line of lines('Queen Lillian', said, 'Who is Mrs Pym, that she dares to beat a queen?'))
      expect(line).not.toMatch(/Lena/);
  });
});

describe('a name', () => {
  it.each(['husband!! im a girl, call me wife', 'you can call me queen'])('is none: %s', (message) => {
    for (const line of lines('Fiona', ['Mind the sharp end, husband.'], message))
      expect(line).not.toMatch(/Wife|Queen/);
  });

  it('outlasts the remarks that are sent along', () => {
    for (const line of afterManyTurns('Kitty Softpaws', 'Good evening. My name is Sven.', "What's my name?"))
      expect(line).toMatch(/Sven/);
  });

  it('told with "why do you call me that" is greeted', () => {
    const message = 'My name is Sven. Why do you call me Whiskers?';
    for (const line of lines('Kitty Softpaws', ['Shh, Whiskers.'], message))
      expect(endsWith(line, 'Kitty Softpaws', 'why-that-name'), line).toBe(false);
  });

  it('is spelt', () => {
    for (const line of lines(
      'Gingerbread',
      ['Give me yours to carve.'],
      'R-O-S-A, rosa. carve it pretty, with icing pls',
    ))
      expect(line).toMatch(/Rosa/);
  });
});

/** What is said to `asked`, when so much has been said since `told` that no remark of the history has it any more. */
function afterManyTurns(character: SpeakingCharacter, told: string, asked: string): readonly string[] {
  const part = readPart(character);
  let history: readonly { category: 'user' | 'AI'; message: string }[] = [];
  let scene = '';
  const turn = (message: string, chance: number) => {
    const said = act({ character, loveInterest: 'x', message, history: history.slice(-20), scene }, part, () => chance);
    return { line: said.line, scene: writeProgress(said.progress) };
  };
  for (const message of [told, ...Array(12).fill('And then?')]) {
    const next = turn(message, 0.4);
    history = [...history, { category: 'user', message }, { category: 'AI', message: next.line }];
    scene = next.scene;
  }
  return [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((chance) => turn(asked, chance).line);
}
