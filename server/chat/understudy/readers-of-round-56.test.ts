// What the two readers of round 56 (Hana, Dario) told and asked for in vain, and now get.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { intentOf } from './understand.ts';

describe('what was told by the way', () => {
  it.each([
    ['our narrowboat is called Tuesday, my brother painted it', 'do you remember what our boat is called?', 'Tuesday'],
    ['i live on a narrowboat called Tuesday with my brother', 'what is the name of my boat?', 'Tuesday'],
    ['our narrowboat is called Tuesday', 'i told you the name of the boat i live on. what is it?', 'Tuesday'],
    ['my van is called Gerald', 'i told you the name of my van. so what is it?', 'Gerald'],
    ['My nonna Pina taught me everything, with a broom', "what was my grandmother's name?", 'Pina'],
    ['I drive a tram in Zurich, line 4', "what's my job?", 'tram driver'],
    ['i sleep through my flatmate idris cooking curry', 'what is my flatmate called?', /Idris\b/],
    ["i'm allergic to hazelnuts", "i told you at the beginning i'm allergic to something. to what?", 'hazelnuts'],
    ["i have a sister, Ellie, she's nine", 'what do you know about my sister?', 'Ellie'],
  ])('comes back: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it.each([
    ['my brother Ivo paints signs', 'what do i do for a living?', 'signs'],
    ['my sister is a nurse', "what's my job?", 'nurse'],
    ['my sister is a nurse', 'do you know what i do for a living, or did you leave me at the door?', 'nurse'],
  ])('of somebody else is nothing of the visitor: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).not.toContain(fact);
  });
});

it('who drives a tram for a living is wished no safe road', () => {
  for (const line of lines('Fiona', ['The moon is up.'], 'I drive a tram in Zurich, line 4'))
    expect(line).not.toMatch(/safe road|window|wave at/i);
});

describe('a tale', () => {
  it('goes on where it is asked what happened then, whatever is guessed besides', () => {
    const council = { scene: 'wet_council', choices: [0], waited: 1 };
    for (const message of ['So what happened then, you stepped in?', 'and what happened next, did you both get wet?'])
      for (const line of lines('King Harold', ['My lily pad, my dear. She prefers the light.'], message, council))
        expect(line).toMatch(/I leaned/);
  });
});

describe('an offer', () => {
  it('is taken by "i want it", whatever else opens another game by the way', () => {
    const robbed = ["There's one man I never managed to rob. Do you want his story?"];
    const message = 'oh i want it. also hi, bo here, easy to rob, nothing in my pockets but shells';
    for (const line of lines('Kitty Softpaws', robbed, message, { scene: 'honest_clerk', choices: [] }))
      expect(line).toMatch(/Mr Pell/);
    for (const line of lines('Kitty Softpaws', robbed, 'i do not want it', { scene: 'honest_clerk', choices: [] }))
      expect(line).not.toMatch(/Mr Pell/);
  });
});

it.each([
  ['a dodge! fine, riddle me, but winner gets a free pint', 'doris_riddles', /gets stood on/],
  ['you owe me a song, but yes, tell me how it goes, gorgeous', 'doris_riddles', /gets stood on/],
])('what is offered now is taken: "%s"', (message, scene, answer) => {
  const offer = ["This bar's outlasted a floating outhouse. It'll do for us. Want a riddle?"];
  for (const line of lines('Doris', offer, message, { scene, choices: [] })) expect(line).toMatch(answer);
});

it('what a button says behind a remark is no question of memory', () => {
  const wedding = [
    'They came to the altar soaked.',
    'soaked! scandalous before the vows',
    'Came down on the parson. He did the rest from inside it, nicely muffled.',
  ];
  const where = { scene: 'goblin_wedding', choices: [0, 0, 0, 0, 1, 0] };
  for (const line of lines('Doris', wedding, 'muffled by curtain, ha! so what were the vows?', where))
    expect(line).toMatch(/dry half of the cave/);
});

describe('somebody who is to be sent', () => {
  it('is no picture: nobody is told to talk to somebody kind about it', () => {
    const message = 'He paints signs. Does your inn have a good sign outside, or should I send him?';
    for (const line of lines('Doris', ['Ivo, written down.'], message)) expect(line).not.toMatch(/kind about it/);
  });

  it('is a picture, perhaps, where nothing else is asked', () => {
    const message = 'he wants a photo of me. should i send him?';
    expect(lines('Doris', ['Evening.'], message).join('\n')).not.toMatch(/do it\b/i);
  });
});

describe('what is asked of the listener in a tale', () => {
  const mob = { scene: 'lost_mob', choices: [0, 0] };
  const quiet = ["Put out, more like. I'd bread rising. Then it all went quiet."];

  it.each(['were you disappointed', "weren't you still angry at them"])('is no feeling of theirs: "%s"', (message) => {
    for (const line of lines('Shrek', quiet, message, mob)) expect(line).not.toMatch(/cry all you like|sit\. breathe/i);
  });

  it('is no greeting, no waking up and no size', () => {
    const voyage = { scene: 'outhouse_voyage', choices: [0, 0] };
    const said = ['Past the reeds and under way, the door flapping like a sail.'];
    for (const message of ['and you, were you there to see it', 'did you fall asleep', 'how loud did you roar'])
      for (const line of lines('Shrek', said, message, voyage))
        expect(line).not.toMatch(/hullo|what\? who\?|bigger than|under one arm/i);
  });

  it('is a feeling of theirs where they say so', () => {
    const line = lines('Shrek', quiet, 'i am so disappointed, i could cry', mob).join('\n');
    expect(line).toMatch(/cry|sit|here|stew|wet|room/i);
  });
});

describe('a word of a question in a tale', () => {
  it('"stop" is no wish to stop it', () => {
    const swan = { scene: 'throne_swan', choices: [0, 1, 0, 0, 0] };
    for (const line of lines(
      'Queen Lillian',
      ['She took his hat, and presently his chair.'],
      'what made her stop',
      swan,
    ))
      expect(line).not.toMatch(/fold it away|where we stopped/);
  });

  it('"sorry" is pity, and asks for no pardon', () => {
    const council = { scene: 'wet_council', choices: [0, 0] };
    const splash = ['My lily pad. I leaned in to see how she had slept. Splash.'];
    for (const line of lines('King Harold', splash, "i'm really sorry you got soaked", council))
      expect(line).not.toMatch(/forgive|pardon|apolog/i);
  });
});

it('what somebody is called by is nothing to wonder at', () => {
  const hen = ["It's why there's a hen. Nothing else would go with again."];
  const message = 'But your own answer to the bandits, please, princess, word for word?';
  for (const line of lines('Fiona', hen, message, { scene: 'ransom_rhyme', choices: [0, 0, 1, 1, 0, 1] }))
    expect(line).not.toMatch(/\bprincess\b/i);
});

it.each(['i feel so bad for living', 'i feel awful about it', 'i feel sad about that', 'i feel terrible for existing'])(
  'who feels bad is heard, and not as of a tale: "%s"',
  (message) => {
    expect(intentOf(message, 'Shrek')).toBe('sadness');
  },
);

it.each(['i feel bad for him', 'i feel so bad for hiding'])('who feels for somebody is not sad: "%s"', (message) => {
  expect(intentOf(message, 'Shrek')).not.toBe('sadness');
});
