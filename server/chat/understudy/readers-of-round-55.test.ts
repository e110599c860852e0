// What the two readers of round 55 (Olga, Marcus) were not heard in, and now are.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { noProgress, writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const wig = "Here's her house, here's the wig. Up the ivy, or in by the laundry?";
const squelch = 'I stood up to confess, and I heard it. Squelch. Not from me.';

describe('a way that is named', () => {
  it.each([
    "laundry. i'm 200 pounds of trombone player, ivy's gonna snap",
    "what else? i picked the laundry, let's go in by the laundry",
  ])('is taken, whatever is told beside it: "%s"', (message) => {
    const said = ["You're 200 pounds of trombone player. I'll keep that one. What else?"];
    for (const last of message.startsWith('what else') ? [wig, said[0] ?? ''].map((it) => [it]) : [[wig]])
      for (const line of lines('Kitty Softpaws', last, message, { scene: 'wig_return', choices: [0] }))
        expect(line).toMatch(/warm sheets/);
  });

  it('is not taken where it is refused', () => {
    for (const line of lines('Kitty Softpaws', [wig], 'not the ivy, laundry', { scene: 'wig_return', choices: [0] }))
      expect(line).not.toMatch(/balcony/);
  });

  it('is none by a word that merely asks: "where were we" is no "Were they handsome?"', () => {
    const where = { scene: 'damp_suitor', choices: [0] };
    const before = ['They danced correctly. It was like being moved by furniture.'];
    for (const line of lines('Queen Lillian', before, 'Now where were we, you stood there?', where))
      expect(line).not.toMatch(/mantelpiece/);
  });

  it('is none by "one": "which one is your favourite?" asks for no last riddle', () => {
    const solved = { scene: 'mud_riddles', choices: [0, 0, 0, 0] };
    for (const line of lines('Shrek', ["I've nine out there."], 'Nine! And which one is your favourite?', solved))
      expect(line).not.toMatch(/uninvited/);
  });
});

describe('a tale', () => {
  const council = { scene: 'wet_council', choices: [0, 0, 0, 0, 1, 0, 0] };

  it.each(['no way, it was lillian! tell me it was lillian', 'oh, it was lillian! say it was lillian'])(
    'shows whether a guess was right: "%s"',
    (message) => {
      for (const line of lines('King Harold', [squelch], message, council))
        expect(line).toMatch(/Duke of Sedge|The Duke, Lady Mosswick/);
    },
  );

  it('goes on upon its own question, whatever small mishap is told beside it', () => {
    const said =
      'a lily pad, phew. i got soaked last week too, my van stalled in the rain and i pushed it. so why not just change shoes?';
    for (const line of lines('King Harold', ['Splash.'], said, { scene: 'wet_council', choices: [0, 0] }))
      expect(line).toMatch(/late king/i);
  });

  it.each(['but seriously how did you beat the duke, you left me hanging', 'and then? you keep me in suspense'])(
    'goes on for "%s"',
    (message) => {
      for (const line of lines('Fiona', ['Noted, Marcus.'], message, { scene: 'bucket_duel', choices: [0], waited: 1 }))
        expect(line).toMatch(/Duke of Wick/);
    },
  );

  it('has no card for what only its next line tells', () => {
    const spy = [
      'I once caught a spy in a false moustache. Would you like to hear?',
      'hey sugar, marcus here. yes tell me, how’d you know it was fake',
      'Marcus! A boy came every morning for a bun, with his moustache on crooked.',
      'haha glue fail. so who was he spying for, a rival bakery?',
      'A spy for Mr Brioche, across the square. He wrote down all I stirred.',
    ];
    const message = 'brioche you dog! did you poison a bun? i’d have switched salt and sugar';
    for (const line of lines('Suzy Sugar', spy, message, { scene: 'false_moustache', choices: [0, 0] }))
      expect(line).toMatch(/Certainly not/);
  });

  it('that was left is told to whoever is owed its end, and the end is not only promised', () => {
    const place = { scene: 'bowline_knot', entry: 'offer' as const, choices: [0, 0], waited: 1 };
    const left = { scene: 'bucket_duel', entry: 'offer' as const, choices: [0], waited: 5 };
    const scene = writeProgress({ ...noProgress, place, left, met: ['bucket_duel', 'bowline_knot'] });
    const history = [{ category: 'AI' as const, message: "That's the moat." }];
    const message = 'finish the knot, then you owe me the end of that bucket story';
    for (const chance of [0, 0.3, 0.6, 0.9]) {
      const question = { character: 'Fiona' as const, loveInterest: 'Shrek', message, history, scene };
      const { line, progress } = act(question, readPart('Fiona'), () => chance);
      expect(line).not.toMatch(/as promised/);
      expect(progress.place?.scene).toBe('bucket_duel');
    }
  });
});

it('a question that might have been tapped is answered, whoever is named beside it; an allergy is heard first', () => {
  const quiet = ['Greetings from the quiet end of the throne room. Will you share it?'];
  const chess = 'At home my grandmother Halina has the radio so loud. And who won at chess, you or the king?';
  for (const line of lines('Queen Lillian', quiet, chess)) expect(line).toMatch(/Mrs Pym|chess|rook|queen/i);
  for (const line of lines('Shrek', ['There was mud.'], "I'm allergic to nuts. What's for supper?"))
    expect(line).toMatch(/nuts/i);
});

describe('flirting in other words', () => {
  it.each([
    ["you're too kind to me, you do that with all the boys?", 'only-one'],
    ['Do you hide with all the fellas?', 'only-one'],
    ["so is there someone you bake for when the shop's closed", 'only-one'],
    ['careful, i might fall for you', 'flirting'],
    ['is that an invitation?', 'flirting'],
    ['i think i have a bit of a crush on you', 'flirting'],
    ['do we get a drink now, partner? you pick the place', 'date'],
  ])('is heard: "%s"', (message, pool) => {
    for (const line of lines('Fiona', ['The moon is up.'], message))
      expect(endsWith(line, 'Fiona', pool), line).toBe(true);
  });

  it.each(['careful, i might fall', 'i have a crush on my neighbour'])('is none in "%s"', (message) => {
    for (const line of lines('Fiona', ['The moon is up.'], message))
      expect(endsWith(line, 'Fiona', 'flirting')).toBe(false);
  });
});

it('who pities the character is not comforted', () => {
  for (const message of ['poor you, that must have been lonely', 'that must have been lonely'])
    for (const line of lines('Fiona', ['They locked the tower at dusk.'], message))
      for (const pool of ['lonely', 'sadness']) expect(endsWith(line, 'Fiona', pool), line).toBe(false);
});
