// The order of a scene: its end is not told at its start, and no beat is left out.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';

describe('a tale under way', () => {
  it.each([
    ['Shrek', 'lost_mob', [0, 0], 'Of course you had bread rising! So where had they gone?', /Knee deep in my reeds/],
    ['Shrek', 'lost_mob', [0, 1], 'oh no, and where were they then?', /Knee deep in my reeds/],
    [
      'Donkey',
      'cousins_trumpet',
      [0, 0, 0, 1],
      "Did anything come out at last? I'd have roared along from the tower, you know.",
      /packed my turnip/,
    ],
    [
      'Donkey',
      'cousins_trumpet',
      [0, 0, 0, 1, 0, 0],
      "Well, and? Did you blow him out over the king's head?",
      /Pomp! Out he came/,
    ],
    [
      'Donkey',
      'cousins_trumpet',
      [0, 0, 0, 0, 0, 1],
      'had he got stuck? did he come out of the trumpet?',
      /Pomp! Out he came/,
    ],
  ] as const)('tells what comes next: %s, %s %j, %j', (character, scene, choices, message, next) => {
    const last = replies(character, ['.'], '...', { scene, choices });
    expect(last.length).toBeGreaterThan(0);
    for (const line of lines(character, ['It was like that.'], message, { scene, choices })) expect(line).toMatch(next);
  });

  it('still answers what a card knows of something else', () => {
    const told = ['Everybody is there, flags, king, queen!'];
    for (const line of lines('Donkey', told, "what's the turnip's name?", {
      scene: 'cousins_trumpet',
      choices: [0, 0, 0, 1, 0],
    }))
      expect(line).toMatch(/Keith/);
  });

  it('takes along who plays', () => {
    const duel = { scene: 'gravel_lord', choices: [0, 2] };
    const message = "Ha! Give him your longest story, the one about waffles, and I'll puff smoke at the right moments.";
    for (const { line, progress } of replies('Donkey', ['Me against him, stand back!'], message, duel)) {
      expect(line).toMatch(/I said breakfast/);
      expect(progress.place?.scene).toBe('gravel_lord');
    }
  });

  it('asks for nobody where the visitor tells of somebody "who would love it"', () => {
    const message =
      "Your best bucket! What's in it? There's a boy on my ward, Emil, who would love a story about a swamp bucket.";
    const hood = { scene: 'lost_mob', choices: [0, 0, 0, 0, 0], waited: 1 };
    for (const line of lines('Shrek', ["A nurse. I'd trust you with my best bucket, then."], message, hood))
      expect(line).not.toMatch(/Peter|Not one/);
  });
});

describe('a recipe', () => {
  it.each(['teach me a recipe for a pudding', 'do you have a recipe for a plum cake?'])(
    'that was not asked for is offered as another: %j',
    (message) => {
      for (const { line, progress } of replies('King Harold', ['Good evening, my dear.'], message)) {
        expect(line).toMatch(/sandwich|cress/i);
        expect(progress.place).toMatchObject({ scene: 'cress_sandwich', entry: 'offer' });
      }
    },
  );

  it('begins where it is just a recipe, or this one, that is asked for', () => {
    for (const message of ['teach me a recipe', 'i want the recipe for the sandwich'])
      for (const { progress } of replies('King Harold', ['Good evening.'], message))
        expect(progress.place).toMatchObject({ entry: 'begin' });
  });

  it('sends no queen for a grown-up', () => {
    for (const line of lines('King Harold', ['Good evening.'], 'teach me the sandwich'))
      expect(line).not.toMatch(/grown/i);
  });

  it.each([
    "Well, I'm sixty-three, I suppose I count as the grown-up.",
    'my daughter loves soup',
    "i'm 34 btw",
    'I am a grandmother',
  ])('sends nobody for one who said they are grown: %j', (told) => {
    const said = ['Hello.', told, 'I see.'];
    for (const [character, scene] of [
      ['Queen Lillian', 'lemon_posset'],
      ['Suzy Sugar', 'shortbread'],
      ['Doris', 'onion_soup'],
    ] as const)
      for (const line of lines(character, said, 'yes please', { scene, choices: [] }))
        expect(line).not.toMatch(/grown/i);
  });

  it.each(["i'm nine", 'my mum cooks', 'i am 12 years old', 'hello'])('sends everybody else: %j', (told) => {
    for (const line of lines('Queen Lillian', ['Hello.', told, 'I see.'], 'yes please', {
      scene: 'lemon_posset',
      choices: [],
    }))
      expect(line).toMatch(/grown-up/);
  });
});
