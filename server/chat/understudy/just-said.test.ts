// Messages of readers who judged the reply beside the point (bench/understudy.md), with the talk that they came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

const hats = 'Lady Agatha. Then: The dukes have gone home with their hats all wrong.';
const lullaby = { scene: 'palace_lullaby', choices: [0, 0, 0, 1] };
const hens = "Icing! It's a hammock, because of breakages. The hens are all queens.";
const rumour = { scene: 'true_rumour', choices: [0, 1] };

describe('a question about a word of the line just said', () => {
  it('is answered from the scene that goes on, and the scene waits', () => {
    for (const { line, progress, say } of replies('Queen Lillian', [hats], 'Why were their hats wrong?', lullaby)) {
      expect(line).toBe('They dress in the dark, so as not to wake the footmen.');
      expect(progress.place?.choices).toEqual(lullaby.choices);
      expect(say).toEqual(['Another line']);
    }
    for (const line of lines('Suzy Sugar', [hens], "Haha what are the hens' names then?", rumour))
      expect(line).toMatch(/^Eleven queens/);
  });

  it('gives the word back where nothing is known of it, and is not said as though the character had done it', () => {
    const swan = 'The swan keeps her thimbles in the ferry down there.';
    for (const line of lines('Queen Lillian', [swan], 'why are the thimbles down there?', null))
      expect(endsWith(line, 'Queen Lillian', 'quotes why', { thing: 'the thimbles' }), line).toBe(true);
  });

  it('is not answered by why the whole scene is played', () => {
    const kind = "Right! And mine's a rung short, so that was kind of you.";
    const where = { scene: 'gate_riddles', choices: [0, 1] };
    for (const line of lines('Fiona', [kind], 'why was that kind of me?', where))
      expect(line).not.toMatch(/^Every bridge/);
  });

  it('is no wish for the next line, though a word of it stands on a button', () => {
    const shadow = "A shadow. Click. Mine's the better burglar of the two of us.";
    const where = { scene: 'three_locks', choices: [0, 0, 0, 0] };
    for (const { progress } of replies('Kitty Softpaws', [shadow], 'What did you two steal last?', where))
      expect(progress.place?.choices).toEqual(where.choices);
  });

  it.each([
    [
      'Puss in Boots',
      'poem_thief',
      [0, 0],
      'My buttons were missing; the moon took the blame.',
      'why did the moon take the blame?',
      /^She was the only other one/,
    ],
    [
      'Puss in Boots',
      'ostrich_feather',
      [0],
      'On a hot plain I met an ostrich. She called my hat a lid.',
      'why did she call it a lid?',
      /only pots/,
    ],
    [
      'Puss in Boots',
      'ostrich_feather',
      [0, 1, 1, 0, 1],
      'At me. I had stopped, because a tortoise lay upon his back.',
      "why did you stop for him? that's so kind",
      /^There was nobody else/,
    ],
    [
      'Queen Lillian',
      'palace_lullaby',
      [0],
      'Pinch out the big candle for me. Thank you. It has six lines.',
      'done. which queen wrote it?',
      /^That is me|^My grandmother/,
    ],
    ['Shrek', 'log_poem', [0], 'I had a log. It was just my size.', 'how big was the log?', /^(?!No idea|That's past)/],
    [
      'Donkey',
      'she_sneezed',
      [0],
      "Here goes, I'm standing for this: She sneezed, and off my eyebrows flew!",
      "when did i sneeze? i don't remember sneezing",
      /^(?!I've lost it|Not one bit|Hmm)/,
    ],
    [
      'Gingerbread',
      'shelf_riddles',
      [0, 0],
      'Yes! The whole drawer rattles for you.',
      "what's in the drawer?",
      /^The drawer\? /,
    ],
  ] as const)(
    'finds what the scene knows, or is asked back: %s, %s %j',
    (character, scene, choices, line, message, answer) => {
      for (const said of lines(character, [line], message, { scene, choices })) expect(said).toMatch(answer);
    },
  );

  it('between two ways gets one of them', () => {
    const ways = 'The long lane, or the wet one?';
    for (const line of lines('Doris', [ways], 'which one is shorter?', { scene: 'late_coach', choices: [0] }))
      expect(endsWith(line, 'Doris', 'picks one'), line).toBe(true);
  });

  it('has the same answer when it is asked again', () => {
    const ladder = 'The ladder fell over by itself.';
    const [first = ''] = lines('Shrek', [ladder], 'why did the ladder fall?');
    expect(endsWith(first, 'Shrek', 'quotes why', { thing: 'the ladder' }), first).toBe(true);
    const later = [ladder, 'why did the ladder fall?', first, 'haha', 'Laugh, then. It was the ladder.'];
    const last = first.split(/(?<=[.!?…])\s+/).at(-1) ?? '';
    for (const line of lines('Shrek', later, 'so why did the ladder fall?')) expect(line).toContain(last);
  });
});

describe('yes or no', () => {
  it('is no answer to a fear that may have its reason', () => {
    for (const message of [
      'should i be worried about this lump?',
      'should i be scared of my dad?',
      'should i be worried?',
    ])
      for (const line of lines('Shrek', ['There was mud everywhere.'], message))
        expect(endsWith(line, 'Shrek', 'reassures'), `${message} ${line}`).toBe(false);
  });

  it.each([
    'Will that do?',
    'I have no watercress, only parsley. Will that do?',
    'is that enough?',
    'can i use honey instead?',
  ])('is said of what stands in place of something better: %s', (message) => {
    for (const line of lines('King Harold', ['The egg is cooling in its bath.'], message))
      expect(endsWith(line, 'King Harold', 'will do'), line).toBe(true);
  });

  it.each([
    'Would you come to the opening of my shop?',
    'So, are you coming to my opening, yes or no?',
    "On Friday I'm taking my class to the lighthouse, by ferry. Would you come along?",
    'are you coming with me or not',
  ])('is said to an invitation: %s', (message) => {
    for (const line of lines('Puss in Boots', ['The night was warm.'], message))
      expect(endsWith(line, 'Puss in Boots', 'be-my-date'), line).toBe(true);
  });

  it('is said to whoever asks whether to be jealous', () => {
    for (const line of lines('King Harold', ['My lily pad.'], 'Should I, your wife, be jealous?'))
      expect(endsWith(line, 'King Harold', 'reassures'), line).toBe(true);
  });
});
