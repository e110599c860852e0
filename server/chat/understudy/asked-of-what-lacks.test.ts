// What is known of the visitor gives way to what answers the question: a day to whoever asks for one, an age, a name that was told late.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldIn } from './told.ts';

const talk = (told: string) => [told, 'I hear you.', 'haha, lovely', 'Is it not.'];

it.each([
  ['I sing alto in a choir, we practise on Tuesdays.', 'On which day do I have choir?', /Tuesdays/],
  ["it's my birthday on Sunday, I'm turning forty!", 'How old will I be on Sunday?', /forty/],
  ["I'm Marta, by the way, a nurse on nights.", 'Do you remember my name and my job?', /Marta.*nurse/],
  [
    "My car broke down in Limerick this morning. It's called Brenda.",
    'What is my car called, and where did it break down?',
    /Brenda.*Limerick|Limerick.*Brenda/,
  ],
  ['I have two goldfish, Bonnie and Clyde.', 'What are my fish called?', /Bonnie and Clyde/],
  ["I can't stand raisins.", "what don't I like?", /raisins/],
  ['I go swimming in the lake every morning.', 'Where do I swim?', /lake/],
  ["we got snowed in at my gran's farm for a week.", 'where were we snowed in', /farm/],
  ["There's a hedgehog living under my shed, I call him Kevin.", 'What did I call my hedgehog?', /Kevin/],
  ['I work at the lost property office.', 'Where do I work?', /lost property/],
  ['We run. I’ve a bad shoulder from lifting pans.', 'do you remember what’s wrong with me?', /shoulder/],
  [
    'Marek admires dogs only, but I teach him slowly. We work together with animals, I am veterinary nurse.',
    'And tell me, do you remember what my work is?',
    /nurse/,
  ],
  ['im allergic to peanuts just so u know', 'can i eat peanut butter here', /peanuts(?! just)/],
])('%s - %s', (told, asked, wanted) => {
  for (const line of lines('Donkey', talk(told), asked)) expect(line).toMatch(wanted);
});

it('a day is said once', () => {
  for (const line of lines('Donkey', talk("my exam's on wednesday, chemistry"), 'when is my exam'))
    expect(line).not.toMatch(/\bis is\b/);
});

it.each(['Where were we?', 'where were we again', 'Sing me then how it goes on.'])(
  '"%s" is asked of the tale',
  (asked) => {
    for (const line of lines('Donkey', talk('I go swimming in the lake every morning.'), asked))
      expect(line).not.toMatch(/swimming/);
  },
);

describe('what readers of 28 November told, asked back', () => {
  it.each([
    [
      'I’ve twins at home, Nora and Finn, nine years old.',
      'And while you’re tying, do you remember what my two kids are called?',
      /Nora and Finn/,
    ],
    [
      'I’ve twins at home, Nora and Finn, nine years old.',
      'You dodged me. The twins, Fiona. What are their names?',
      /Nora and Finn/,
    ],
    [
      'It would save me shouting at my brother, who’s marrying in May and can’t choose between marigolds and roses.',
      'do you remember when my brother is getting married?',
      /May/,
    ],
  ])('%s - %s', (told, asked, wanted) => {
    for (const line of lines('Fiona', talk(told), asked)) expect(line).toMatch(wanted);
  });

  it('a sparky, and who cannot do shellfish', () => {
    for (const line of lines(
      'Kitty Softpaws',
      talk('Uh oh. I could pull the fuse, I’m a sparky.'),
      'do you remember what I do for a job?',
    ))
      expect(line).toMatch(/sparky/);
    expect(toldIn('I can’t do shellfish mind, I blow up like a balloon')?.words).toEqual({ allergy: 'shellfish' });
  });

  it('who somebody is of whom the last line spoke, is no dog of theirs', () => {
    const said = [...talk('Our dachshund is called Sardinha.'), 'go on', 'Will you help me save Margaret?'];
    const message = 'Wait, now there’s a Margaret? Of course I help you, but who is she, should I be jealous?';
    for (const line of lines('King Harold', said, message)) expect(line).toMatch(/lily pad/);
  });

  it('where we are is asked of the tale', () => {
    for (const line of lines(
      'Gingerbread',
      talk('Our canteen in Cork has a tap that drips.'),
      'Where are we with the boat?',
    ))
      expect(line).not.toMatch(/Cork/);
  });

  it('no piece begins with "if"', () => {
    const told = 'It would save me shouting at my brother. But if I’m your Harold tonight, then please, do stand up.';
    for (const line of lines('Queen Lillian', talk(told), 'do you remember when my brother is getting married?'))
      expect(line).not.toMatch(/stand up/);
  });
});

it('what one does for a living comes before supper', () => {
  const said = talk('I’m a sparky, I find faults for a living.');
  const asked = 'And what do I do for a living, while your at it? And what’s for supper?';
  for (const line of lines('Suzy Sugar', said, asked)) expect(line).toMatch(/sparky|faults/);
});

it('"that is why we sing in choir too" asks for no choir', () => {
  const said = talk('I sing alto in a choir, I will be strict.');
  for (const line of lines(
    'Gingerbread',
    said,
    'Oh. That is why we sing in choir too, I think. Sing me then how it goes on.',
  ))
    expect(line).not.toMatch(/alto|strict/);
});
