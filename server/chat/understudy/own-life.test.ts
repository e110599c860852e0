// What visitors tell of their own life is taken up before anything else goes on.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

const night = ['The night was warm.'];
const log = { scene: 'log_poem', choices: [0, 0] };
const logSaid = ['I had a log. It was just my size.'];
const suitor = { scene: 'damp_suitor', choices: [0] };
const suitorSaid = ['They described towers, moats and gutters.'];

describe("what is told of one's own life", () => {
  it.each([
    ["I'm moving to a new flat on Saturday, I teach music at a school.", /moving.*Saturday/],
    ['My sister Agnes is coming on Friday with her three spaniels.', /Agnes/],
    ["There's a boy on my ward, Emil, who would love a story.", /ward|Emil/],
    ['I keep a dog on the cart, Biscuit, who likes him better than me.', /dog|Biscuit/],
    ["We're expecting a baby in October.", /baby/],
    ['I sing alto in a choir, every Tuesday.', /alto|choir/],
    ['I am a locksmith in Cádiz.', /locksmith/],
    ['Rahul, my flatmate, is baking me a lemon cake, so who knows.', /Rahul/],
    ['I had a row with my husband about the dishwasher.', /row/],
    ['My son Tom calls every Sunday, and he wants a dog.', /Tom/],
    ["I've just come in from the garden, my hands are muddy.", /garden/],
  ])('is said back, alone and beside a scene: %s', (message, particular) => {
    for (const line of lines('Fiona', night, message)) expect(line).toMatch(particular);
    for (const line of lines('Shrek', logSaid, message, log)) expect(line).toMatch(particular);
    for (const { line, progress } of replies('Queen Lillian', suitorSaid, message, suitor)) {
      expect(line).toMatch(particular);
      expect(progress.place?.choices.length ?? 1).toBe(1);
    }
  });

  it('has its name and day before what is known to say of it', () => {
    for (const line of lines('Suzy Sugar', night, 'My friend Imke is getting married in June.'))
      expect(line).toMatch(/Imke/);
    for (const line of lines('Gingerbread', night, 'I have an exam on Thursday, marine biology.'))
      expect(line).toMatch(/Thursday|exam|quill|mark|recite|study|daily/i);
  });

  it('is no more than told: a sister who comes is nobody to be comforted for', () => {
    for (const message of [
      'My sister Agnes is coming on Friday with her three spaniels.',
      "We got a puppy last week, she's called Noodle.",
      'My son Tom calls every Sunday. He wants a dog.',
    ])
      for (const line of lines('Kitty Softpaws', night, message))
        expect(endsWith(line, 'Kitty Softpaws', 'sadness'), line).toBe(false);
  });

  it('is no parrot: after two of them something else is said', () => {
    const said = ['The night was warm.'];
    for (const message of ['I grow leeks by the river.', 'I sing alto in a choir on Tuesdays.'])
      said.push(message, lines('Doris', said, message)[0] ?? '');
    for (const line of lines('Doris', said, 'My cousin keeps bees by the river.'))
      expect(line).not.toMatch(/your cousin keeps bees/i);
  });

  it.each([
    ['I take the lantern and follow the duck.', log],
    ['I bet it was the ears!', log],
    ['I can see it, I had a good laugh.', log],
    ["I'd have run a mile.", log],
    ['i knock three times', log],
  ])('is not what is done in the play: %s', (message, where) => {
    for (const line of lines('Shrek', logSaid, message, where))
      expect(
        endsWith(line, 'Shrek', 'takes up', { told: 'x' }) ||
          /\byou(?:'d)? (?:take|bet|see|have run|knock)/i.test(line),
        line,
      ).toBe(false);
  });
});

describe('what somebody says of themself that names no fact', () => {
  it.each([
    ["I'm sixty-three, I suppose I count as the grown-up.", /sixty-three/],
    ['I never learned to swim.', /swim/],
    ['I could sleep for a week.', /sleep/],
    ["I can't juggle.", /juggle/],
    ['I used to be braver.', /braver/],
  ])('is heard: %s', (message, particular) => {
    for (const line of lines('Doris', night, message)) expect(line).toMatch(particular);
  });

  it.each(['I am speechless.', 'I know.', "I'm sure.", "I'm coming!", 'I can see that.', "I don't know."])(
    'is not said back where it says nothing: %s',
    (message) => {
      for (const line of lines('Doris', night, message))
        expect(line).not.toMatch(/\byou(?:'re| are| know| can| don't)? (?:speechless|know|sure|coming|see)\b/i);
    },
  );
});
