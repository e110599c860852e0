// Questions about the visitor's own life without a "remember" in them.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('what was told is given back to who asks of it plainly', () => {
  it.each([
    ['my flatmate kofi snores like a tractor', 'who snores in my flat?', /kofi snores/i],
    ["i've got a driving test on tuesday and i'm terrified", "what's happening on tuesday?", /driving test/],
    ['hate mushrooms tbh', 'what food do i hate?', /mushrooms/],
    ['i got the job!! start monday at the library', 'where do i start on monday?', /library/],
    ['I ran my first marathon in May', 'what did i do in may?', /marathon/],
    ['Ines wants me to be there when the baby comes', 'what does Ines want?', /Ines wants you/],
    ["Biscuit, that's my dog, chewed my slipper this morning", "what's my dog called again?", /Biscuit/],
    [
      "Let's walk him home, and Biscuit can come along, that's my dog.",
      "You forgot my dog. What's the dog's name, were you listening?",
      /Biscuit/,
    ],
    [
      "deal, where though? can't be tuesday, got my driving test lol",
      "hey do you remember what i've got on tuesday?",
      /driving test/,
    ],
    [
      "sounds like a bloke who'd fail his driving test. mine's tuesday btw, wish me luck",
      "do you remember what's happening to me on tuesday though?",
      /driving test/,
    ],
    ["i haven't passed yet, the test is on tuesday", 'what do i have on tuesday, do you remember?', /test/],
    ['her sister mia is 12 and keeps goal', 'which of my girls keeps goal, were you listening?', /Mia/i],
    [
      'I shall bow exactly so at my concert on Friday. I play the cello.',
      'what instrument do I play, and what am I doing on Friday?',
      /cello.*concert/,
    ],
    [
      'I have a concert on Friday, I play the cello',
      "that is the King's cough, isn't it? One last thing before I go and practise: do you remember what I'm doing on Friday?",
      /concert/,
    ],
    ['my cat Pickle fell asleep on my bow', 'A slice to carry home to my cat? You do remember his name?', /Pickle/],
    [
      "my little sister nina would die for it, she's obsessed with frogs",
      'what is my sister obsessed with?',
      /is obsessed/,
    ],
    [
      'i play bass in a band. first gig is saturday!!',
      'and what did i say is happening on saturday?',
      /gig is Saturday/,
    ],
    ['I run a plant shop! I am Jo.', 'what is my name, and what do I do for a living?', /Jo.*plant shop/],
    ["i drive one, tom's the name. did they notice?", 'do you know my name?', /Tom/],
    ['anyway i am ben btw', 'what is my real name, though?', /Ben/],
  ])('%s: %s', (told, asked, wanted) => {
    for (const line of lines('Doris', ['Evening.', told, 'Noted.'], asked)) expect(line).toMatch(wanted);
  });
});

describe('what was not told is not', () => {
  it.each([
    ['someone took my bike', 'The goat took the spoon.', 'who took it?'],
    ['I had porridge for breakfast', 'Noted.', 'what is for breakfast?'],
    ["i'm ben not gingy lol who's gingy", 'Noted.', 'where do i work again, suzy?'],
  ])('%s: %s %s', (told, said, asked) => {
    for (const line of lines('Doris', ['Evening.', told, said], asked))
      expect(line).not.toMatch(/took your bike|you had porridge|gingy/);
  });

  it('asks for nobody behind a name: "my sister Ines, who is ..."', () => {
    const asked = 'Tell me, what would you say to my sister Ines, who is having her first baby and is terribly scared?';
    for (const line of lines('Fiona', ['Evening.', 'My sister Ines is about to have a baby', 'Noted.'], asked))
      expect(endsWith(line, 'Fiona', 'recalls called', { someone: 'your sister', called: 'Ines' }), line).toBe(false);
  });

  it('is of the tale where "she" was none of theirs', () => {
    const said = ['My cat Pickle is here.', 'Ah.', 'Have you ever been in love?', 'One look, and my hat was off.'];
    for (const line of lines('Puss in Boots', said, 'Oh! And who was she? Does she have soft paws?'))
      expect(line).not.toMatch(/Pickle/);
  });

  it.each([
    ["thats literally my sister's favourite frog's name", 'whos coming with a frog, where did i say i work'],
    ["He'd get along with my parrot Admiral", 'what does my parrot Admiral like, do you remember?'],
  ])('is not what says nothing alone: %s', (told, asked) => {
    for (const line of lines('Doris', ['My parrot Admiral is green', 'Ah.', told, 'Noted.'], asked))
      expect(line).not.toMatch(/That's your sister|Admiral'd/);
  });

  it('is no "one" or "it"', () => {
    const said = ["i'm tom, i drive one.", 'Noted.'];
    for (const line of lines('Shrek', said, 'do you know what i drive for a living, shrek?'))
      expect(line).not.toMatch(/drive one/);
  });

  it('gives no name to who was called by it wrongly', () => {
    for (const line of lines('Fiona', ['Evening.'], 'Did you just call me Shrek? Caught you, Fiona! I am Mara.'))
      expect(line).toMatch(/Mara/);
  });
});
