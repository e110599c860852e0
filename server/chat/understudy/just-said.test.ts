// Messages of readers who judged the reply beside the point (bench/understudy.md), with the talk that they came in.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking, type SpeakingCharacter } from '../../../cast/characters.ts';
import type { Remark } from '../../../contract/chat.ts';
import { act } from './act.ts';
import { sayings } from './grammar.ts';
import { noProgress, writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const speakers = characterNames.filter(isSpeaking);

type Where = { scene: string; choices: readonly number[]; waited?: number };

/** What `character` says, with every chance, and where the scene is then; `said` ends with the character's last line. */
function replies(character: SpeakingCharacter, said: readonly string[], message: string, where: Where | null = null) {
  const first = said.length % 2 === 0 ? 'user' : 'AI';
  const second = first === 'AI' ? 'user' : 'AI';
  const history: Remark[] = said.map((line, i) => ({ category: i % 2 === 0 ? first : second, message: line }));
  const place = where && { waited: 0, ...where, entry: 'offer' as const };
  const scene = writeProgress({ ...noProgress, place, met: where ? [where.scene] : [] });
  const question = { character, loveInterest: 'Fiona', message, history, scene };
  return [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((chance) => act(question, readPart(character), () => chance));
}
const lines = (...asked: Parameters<typeof replies>) => replies(...asked).map(({ line }) => line);
/** Whether `line` ends with a line of the pool of that name. */
function endsWith(line: string, character: SpeakingCharacter, pool: string, filled: Record<string, string> = {}) {
  const { pools, slots } = readPart(character).script;
  const all = new Map([...slots, ...Object.entries(filled).map(([slot, word]) => [slot, [word]] as const)]);
  return (pools.get(pool) ?? []).some((text) => sayings(text, all).some((saying) => line.endsWith(saying)));
}

const hats = 'Lady Agatha. Then: The dukes have gone home with their hats all wrong.';
const lullaby = { scene: 'palace_lullaby', choices: [0, 0, 0, 1] };
const hens = "Icing! It's a hammock, because of breakages. The hens are all queens.";
const rumour = { scene: 'true_rumour', choices: [0, 1] };

describe('a question about a word of the line just said', () => {
  it('is answered from the scene that goes on, and the scene waits', () => {
    for (const { line, progress, say } of replies('Queen Lillian', [hats], 'Why were their hats wrong?', lullaby)) {
      expect(line).toBe('They go home late and take whatever hat is nearest.');
      expect(progress.place?.choices).toEqual(lullaby.choices);
      expect(say).toEqual(['Another line']);
    }
    for (const line of lines('Suzy Sugar', [hens], "Haha what are the hens' names then?", rumour))
      expect(line).toMatch(/^Eleven queens/);
  });

  it('gives the word back where nothing is known of it, and is not said as though the character had done it', () => {
    const swan = 'The swan has her head in her feathers down there.';
    for (const line of lines('Queen Lillian', [swan], 'why are the feathers down there?', null))
      expect(endsWith(line, 'Queen Lillian', 'quotes why', { thing: 'the feathers' }), line).toBe(true);
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
      /^The moon was near/,
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
      /^Four feet were waving/,
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
    const coach = 'The coach is late. You take the lantern. Bridge road, or marsh path?';
    for (const line of lines('Doris', [coach], 'which one is shorter?', { scene: 'late_coach', choices: [0] }))
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
    ))
      expect(line).not.toMatch(/florist/);
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

  it('is said to whoever asks whether to be jealous', () => {
    for (const line of lines('King Harold', ['My lily pad.'], 'Should I, your wife, be jealous?'))
      expect(endsWith(line, 'King Harold', 'reassures'), line).toBe(true);
  });
});
