// What a character says whose tag fell last in a game of hangman.
import type { CharacterName } from '../../../cast/characters.ts';

export const tagLines: Readonly<Partial<Record<CharacterName, readonly [string, string, string]>>> = {
  Shrek: [
    'My tag is in the water, lass. It was fond of that rope.',
    'Ye dropped my tag. I fished it out. It smells better now.',
    'So that was you with the letters. My tag says plop.',
  ],
  Fiona: [
    'My tag fell last. I have fallen from higher, and I am here.',
    'I saw my tag go into the swamp. Best of three?',
    'You let my tag fall. I let you live. We are even.',
  ],
  Donkey: [
    'My tag fell, did you see it fall, it did a spin!',
    'I was hanging there, and then I was swimming. My tag, I mean.',
    'No hard feelings about the tag. It needed a bath anyway.',
  ],
  Dragon: [
    '*lays her wet tag at your feet and breathes it dry* Mrrow.',
    '*looks at the rope, then at you, one brow up* Hrrrm?',
    '*hangs her own tag round your neck* Prrroar.',
  ],
  'Puss in Boots': [
    'My tag fell with honour. I watched it, hat in hand.',
    'A wet tag, señor or señora, is almost a wet cat. Almost.',
    'The last to fall was mine. A good seat for the ending!',
  ],
  'Kitty Softpaws': [
    'My tag went under last. I had already picked its pocket.',
    'You lost my tag. Do not worry. I have taken yours.',
    'I heard the splash. Next time, try the vowels first.',
  ],
  'Suzy Sugar': [
    'My tag fell in, and now the whole swamp is a little sweet!',
    'Plop went my tag! I clapped. Was that wrong?',
    'I made a new tag out of fudge. Keep it from the sun!',
  ],
  Gingerbread: [
    'My tag got dunked! Do you know what dunking means to a biscuit?',
    'Not my tag! Not my gumdrop tag! All right. I am calm.',
    'It went soggy. I looked away. Some things a cookie must not see.',
  ],
  Doris: [
    'My tag hung on to the very last. That is me, all over.',
    'All nine gone, darling, and mine the last. I call that timing.',
    'I saw my tag go down. It waved. I taught it that.',
  ],
};
