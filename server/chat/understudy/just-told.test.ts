// Messages of readers who judged the reply beside the point (bench/understudy.md), with the talk that they came in.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { readPart } from './understudy.ts';

const speakers = characterNames.filter(isSpeaking);
const hats = 'Lady Agatha. Then: The dukes have gone home with their hats all wrong.';
const lullaby = { scene: 'palace_lullaby', choices: [0, 0, 0, 1] };
const hens = "Icing! It's a hammock, because of breakages. The hens are all queens.";
const rumour = { scene: 'true_rumour', choices: [0, 1] };

describe('what is told beside a question', () => {
  const sleep = 'So sleep, little kingdom, as deep as you will.';
  const where = { scene: 'palace_lullaby', choices: [0, 0, 0, 1, 0, 0] };

  it('is noticed in passing, and what is asked for comes', () => {
    const rosa = "And the last? My daughter Rosa is six, I'd like to sing it to her.";
    for (const line of lines('Queen Lillian', [sleep], rosa, where))
      expect(line).toMatch(/^[^.]*Rosa[^.]*\. The queen at the window is sitting there still\.$/);
    const pour = 'Pour in six cups of stock and let it mutter for twenty minutes.';
    const soup = { scene: 'onion_soup', choices: [0, 0, 0, 0, 0, 0] };
    for (const line of lines('Shrek', [pour], 'And the bread? My sister Nora comes to dinner on Friday.', soup))
      expect(line).toMatch(/Nora.*Toast on top/);
  });

  it('waits behind a question with an answer of its own, or in the same sentence', () => {
    for (const line of lines(
      'Fiona',
      ['There was mud.'],
      "i'm a florist, my shop is called Petals. do you like roses?",
    )) {
      // A word in passing may name it, and what the line is about is the question.
      expect(line).not.toMatch(/you(?:'re| are) a florist/i);
      expect(line.replace(/^A florist[^.?]*[.?](?: (?:Good|I like that)\.)?/, '').split(' ').length).toBeGreaterThan(4);
    }
    for (const line of lines('Shrek', ['It was hot.'], 'my sister Nora cooks like that too, does it need salt?'))
      expect(endsWith(line, 'Shrek', 'tells yes') || endsWith(line, 'Shrek', 'tells no'), line).toBe(true);
  });

  it('is the news that counts most, with the name in passing', () => {
    const told = 'Fine, keep your hens. I start a new job at a bakery on Monday, with my cousin Berta.';
    for (const line of lines('Suzy Sugar', ['He brings the eggs in a wagon lined with quilts.'], told)) {
      expect(line).toMatch(/^[^.]*Berta/);
      expect(endsWith(line, 'Suzy Sugar', 'announced'), line).toBe(true);
    }
  });

  it('leaves a way of the scene what it is, whatever is asked with it', () => {
    const duck = 'I sing. Something hums back, low and wooden. It is a duck.';
    const where = { scene: 'sink_voyage', choices: [0, 0, 1] };
    for (const line of lines('Gingerbread', [duck], 'greet the duck! what do i say to it?', where))
      expect(line).toMatch(/^Her name is Commodore/);
    const drum = 'I tied a cushion over each ear. The cousin had a drum.';
    const asked = "that's not what i asked. what did you do about the drum?";
    const flat = { scene: 'rent_frog', choices: [0, 1, 1, 1] };
    for (const { progress } of replies('Shrek', [drum], asked, flat))
      expect(progress.place?.choices).toEqual([0, 1, 1, 1, 0]);
  });

  it('does not take the place of a right guess', () => {
    const lock = "First lock: I'm all teeth, I never bite, and I live on a ring.";
    const key = "Easy, it's a key. My dad Tomás is a locksmith in Cádiz.";
    for (const line of lines('Kitty Softpaws', [lock], key, { scene: 'three_locks', choices: [0] }))
      expect(line).toMatch(/A key\. Click\./);
  });

  it.each(speakers)('of one person is never answered with "they" by %s', (speaker) => {
    const { pools } = readPart(speaker).script;
    const said = [...pools].filter(([title]) => /(?:called|someone)$/.test(title)).flatMap(([, each]) => each);
    for (const line of said) expect(line).not.toMatch(/\b(?:they|them|their)\b/i);
  });
});

describe('a correction', () => {
  it('is acknowledged, and what was asked is answered for what was meant', () => {
    const cook = ['Why were their hats wrong?', 'Our cook once called his marmalade jam. He has never recovered.'];
    for (const line of lines('Queen Lillian', [hats, ...cook], 'I asked about the dukes, not the cook!', lullaby))
      expect(line).toMatch(/\. They go home late and take whatever hat is nearest\.$/);
    const speckle = ["what are the hens' names then?", 'Mr Speckle. His hens have grander names than he has.'];
    const hen = "No, not the man's name, the hens' names. Tell me one hen!";
    for (const line of lines('Suzy Sugar', [hens, ...speckle], hen, rumour))
      expect(line).toMatch(/^[^.]+[.!] Eleven queens/);
  });

  it('of what the visitor told gets the fact', () => {
    const said = [
      "i'm planning a surprise party for Fiona on friday",
      'How splendid.',
      'can you keep a secret?',
      'It was I who ate onion tart before the guests came.',
    ];
    const asked = 'you ate it?? i asked about the party. what day is it?';
    for (const line of lines('King Harold', said, asked)) expect(line).toMatch(/Friday/);
  });

  it('is acknowledged where the scene goes on', () => {
    const said = ['Should I be jealous?', 'Yes, for a moment, and then I trust you and feel foolish.'];
    const message = 'No, I asked if *I* should be jealous of Margaret. Go on then, read the poem.';
    const where = { scene: 'ode_margaret', choices: [], waited: 1 };
    for (const line of lines('King Harold', said, message, where))
      expect(line).toMatch(/^[^.]+\. It does not rhyme\. /);
  });

  it('that gives a way of the scene is that way', () => {
    const cart = "Mrs Pym's laundry cart leaves at dusk. Or we might try the back stairs.";
    const where = { scene: 'winter_escape', choices: [0] };
    for (const line of lines('Queen Lillian', [cart], 'the laundry cart, not the stairs. do i fit?', where))
      expect(line).toMatch(/^(?:[^.]+\. )?In you climb/);
  });
});
