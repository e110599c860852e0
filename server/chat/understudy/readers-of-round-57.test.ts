// What the four readers of round 57 (Wim, Bo, Lena, Asha) told or asked for in vain, and now get.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { ownLifeAsked } from './own-life-asked.ts';

const household = 'By the way, my daughters Saar and Lotte would love this, Saar is 9 and Lotte 12.';
const hazelnuts = "Good, if they don't contain hazelnuts, those I'm allergic to.";
const ofIdris = "i'm bo by the way, i live with idris, he has rice everywhere because curry";

describe('what was told by the way', () => {
  it.each([
    [
      'warm and i come with a one-eyed cat called Admiral',
      'now what was my cat called again?',
      /^(?!.*you come).*Admiral/,
    ],
    [
      'i already live with a one-eyed cat called Admiral and he thinks bowing is beneath him',
      "what's my cat's name, did you listen?",
      /^(?!.*already).*Admiral/,
    ],
    [
      'I just arrived, with my yellow van, he is called Gerrit.',
      'do you still remember what my van is called?',
      /^(?!.*arrived).*Gerrit/,
    ],
    ['I just arrived, with my yellow van, he is called Gerrit.', 'Yes the yellow van, but his name?', 'Gerrit'],
    ["my car broke down this morning. It's called Brenda", 'what is my car called?', 'Brenda'],
    [
      "I came by bike, it's called Thunder, don't laugh",
      'do you remember what i called my bike?',
      /^(?!.*you came).*Thunder/,
    ],
    ['please put my bicycle Kurt under a roof', 'And which name did I give you for my bicycle?', 'Kurt'],
    [ofIdris, "what's my flatmate called?", 'Idris'],
    [ofIdris, 'who do i live with?', 'Idris'],
    ["i share a flat with my mate Priya, she's a nurse", 'what does my flatmate do?', 'nurse'],
    [household, 'how old is Saar?', /\b9\b/],
    [household, 'And how old is Lotte, you remember?', /\b12\b/],
    [hazelnuts, 'what must never be in my cake on Sunday?', 'hazelnuts'],
    [hazelnuts, "Shrek, I told you at the beginning I'm allergic to something. To what?", /hazelnuts/i],
    ['no almonds for me please, they make my throat close up', "what can't i eat?", 'almonds'],
  ])('comes back, and not their whole sentence: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it.each([
    ['i live with my mum', "what's my flatmate called?", /mum|Mum/],
    ['i live with regret', "what's my flatmate called?", /regret/i],
    ['I live with Sofia, my girlfriend', "what's my flatmate called?", /flatmate is Sofia/],
    [household, 'how old is Saar?', /\b12\b/],
    ["my sister is called Wren and I'm 12", 'how old is Wren?', /Wren is 12/],
  ])('is not taken for something else: %s: %s', (told, question, wrong) => {
    expect(toldShrek(told, 'lovely weather', question)).not.toMatch(wrong);
  });
});

describe('what was offered before, and never begun', () => {
  const cups = { scene: 'three_cups', choices: [] };
  const robbed = [
    "There's one man I never managed to rob. Do you want his story?",
    'Three cups, one walnut, two quick paws. Will you play?',
  ];

  it.each([
    "uh ok but you promised me the man you couldn't rob. we can play after",
    'where were we, the man you never managed to rob?',
    'kitty, you owe me a story, i’m serious',
    'tell me about the man you never managed to rob',
  ])('begins when it is asked for: "%s"', (message) => {
    for (const line of lines('Kitty Softpaws', robbed, message, { ...cups, met: ['honest_clerk', 'three_cups'] }))
      expect(line).toMatch(/Mr Pell/);
  });

  it.each(['you owe me nothing, dear man', 'the left, man', 'do not tell me of the man you robbed'])(
    'and not otherwise: "%s"',
    (message) => {
      for (const line of lines('Kitty Softpaws', robbed, message, { ...cups, met: ['honest_clerk', 'three_cups'] }))
        expect(line).not.toMatch(/Mr Pell, the night clerk/);
    },
  );

  it('does not begin twice', () => {
    const message = 'tell me about the man you never managed to rob';
    for (const line of lines('Kitty Softpaws', robbed, message, { ...cups, met: ['three_cups'] }))
      expect(line).not.toMatch(/One desk, one lamp/);
  });
});

describe('in a lesson', () => {
  const swept = [
    'Hat off, from the heart, in one wide sweep toward the horizon.',
    'swept it',
    'What a breeze! Two candles have gone out in your honour.',
  ];
  const bow = { scene: 'lesson_bow', choices: [0, 0, 0, 1] };

  it.each(['where do i look', 'and where do i put my hands?'])('%s asks for no memory', (message) => {
    expect(ownLifeAsked(message)).toBeNull();
  });

  it('the dark is for two, and no fear', () => {
    for (const line of lines(
      'Puss in Boots',
      swept,
      "oops, now we're in the dark, you and me. is that where i look, or at your lovely boots?",
      bow,
    ))
      expect(line).not.toMatch(/lantern|afraid|fear|Lend me half/);
  });
});
