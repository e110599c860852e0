// What two readers of 26 November met, with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('whoever asks what the character remembers', () => {
  it.each([
    [
      'Fiona',
      ['I drive the ferry on our lake, thirty years now.', "The ferry's called Marguerite, after my mother."],
      'Salute to the Colonel! Tell me, do you remember what my ferry is called?',
      /Marguerite/,
    ],
    [
      'Doris',
      ['What did he sing? My passenger Walter sings on the ferry every Friday.'],
      "I'll take the towel, hand it over. Say, do you remember who sings badly on my ferry?",
      /Walter/,
    ],
  ] as const)('hears it before anything else in the message is answered: %s', (who, told, asked, answer) => {
    const said = ['Evening.', ...told.flatMap((it) => [it, 'Take a towel and help.'])];
    for (const line of lines(who, said, asked)) expect(line).toMatch(answer);
  });
});

describe('whoever asks so of somebody who has died', () => {
  it('is comforted', () => {
    const said = ['Evening.', 'my cat Tom sleeps on the piano', 'Aye.'];
    for (const line of lines('Shrek', said, 'do you remember my cat Tom? he died this morning'))
      expect(line).not.toMatch(/piano|your cat/);
  });
});

describe('what a puppet calls the visitor', () => {
  it('is explained to whoever asks who that is', () => {
    for (const line of lines('Shrek', ['Come here, Fiona.'], "who's fiona? im ola!"))
      expect(endsWith(line, 'Shrek', 'why-that-name') || /Ola/.test(line), line).toBe(true);
  });
});

describe('what is acted', () => {
  it.each(['*sneezes loudly* oops. is anyone awake?', '*coughs softly* sorry. go on'])(
    'is no sickness: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['Down we slide. I was orange; now I am mysterious.'], message))
        expect(endsWith(line, 'Puss in Boots', 'sickness'), line).toBe(false);
    },
  );
});

describe('advice', () => {
  it.each([
    'Now my deckhand Tom is always late and the passengers grumble. What would you do with him, as a king?',
    'my deckhand Tom keeps turning up late. What would a warrior princess do?',
    'But one colony has swarmed into the church tower. What would you do to get them down?',
  ])('is given to %j', (message) => {
    for (const line of lines('Fiona', ['Aye.'], message)) expect(endsWith(line, 'Fiona', 'advice do'), line).toBe(true);
  });
});
