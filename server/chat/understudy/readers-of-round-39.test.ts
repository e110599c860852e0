// What readers of rounds 37 and 38 met and nobody had mended (28 November), with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { talk } from '../../test/small-talk.ts';
import { sayings } from './grammar.ts';
import { readPart } from './understudy.ts';

const shrek = readPart('Shrek');
const last = (...messages: string[]) => talk(messages, { by: shrek, random: () => 0.4 }).lines.at(-1);
/** The lines of a pool of the script, with whatever stands in their slots. */
const pool = (character: 'Fiona' | 'King Harold' | 'Puss in Boots', title: string) => {
  const { pools, slots } = readPart(character).script;
  return (pools.get(title) ?? []).flatMap((line) => sayings(line, slots));
};

describe('what one should do with one’s own', () => {
  it.each([
    'That is kind to Viktor, but you have not answered. Sell the car or keep it?',
    'I forgive the fly. Should we keep the car or sell it?',
    'I asked whether we should sell our car. As a king, how would you judge?',
    'Now lend me your opinion: Viktor wants to sell our car, and I do not. Who is right?',
    'Tell me honestly: he wants to sell our old car and I do not. What is your opinion?',
  ])('is answered with a side that can do no harm: %s', (message) => {
    for (const character of ['Fiona', 'King Harold'] as const)
      for (const line of lines(character, ['Supper is late, and I am glad of it.'], message))
        expect(
          pool(character, 'advice keep').some((it) => line.includes(it)),
          line,
        ).toBe(true);
  });

  it.each(['What advice would you give a small swordsman?', 'I always lose at chess, any trick for me?'])(
    'so is a wish for any: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['The hen bowed first.'], message))
        expect(
          pool('Puss in Boots', 'advice do').some((it) => line.includes(it)),
          line,
        ).toBe(true);
    },
  );
});

describe('what is said beside a tale', () => {
  it.each([
    ['I have all night, give me the long one. Who are the Hens in Harmony?', 'bad-day'],
    ['Nobody home, that must be a piano. I have an old one that nobody plays!', 'hears'],
  ] as const)('is no bad day and no thing: %s', (message, title) => {
    for (const line of lines('Donkey', ['Rooms, and nobody home!'], message))
      expect(endsWith(line, 'Donkey', title, { thing: 'an old' }), line).toBe(false);
  });

  it('is heard behind "did you hear me": a concert on Thursday', () => {
    const message = 'But did you hear me about Noor? She has a concert on Thursday and I am more nervous than she is.';
    const nervous = readPart('Fiona').talk.get('nervous') ?? [];
    for (const line of lines('Fiona', ['You went down roaring.'], message))
      expect(endsWith(line, 'Fiona', 'sadness') || nervous.some((it) => line.includes(it)), line).toBe(true);
  });

  it('asks a confectioner what to bring, and an ogre for advice', () => {
    const sweet = 'my daughter Noor plays the trumpet and her concert is on Thursday. What sweet should I bring her?';
    for (const line of lines('Suzy Sugar', ['In layers.'], sweet))
      expect(endsWith(line, 'Suzy Sugar', 'advice give'), line).toBe(true);
    const flat = "i'm moving next friday, new flat, 4th floor no lift. any advice from an ogre";
    const advice = [...(shrek.talk.get('moving-advice') ?? []), ...(shrek.script.pools.get('advice do') ?? [])];
    for (const line of lines('Shrek', ['Nine wet socks.'], flat))
      expect(
        advice.some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it('is an exam, though a laugh stands behind it', () => {
    const message = 'i failed my first exam last week and ran out of the hall like that lol. got to resit it wednesday';
    const failed = readPart('Gingerbread').talk.get('exam-failed') ?? [];
    for (const line of lines('Gingerbread', ['I ran for the gate.'], message))
      expect(failed.some((it) => line.includes(it)) || /exam/.test(line), line).toBe(true);
    for (const line of lines(
      'Gingerbread',
      ['I ran for the gate.'],
      'at you lol. i failed my exam. any advice for wednesday',
    ))
      expect(/You told me|exam last week/.test(line), line).toBe(false);
  });

  it('who is left behind is no happy one', () => {
    const message = "happy like a balloon. i'm glad for her but also a bit left behind";
    for (const line of lines('Queen Lillian', ['How is Mia today?'], message))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(true);
  });
});

describe('a baby to come', () => {
  const told = 'oh wow. I want to read that to Ana, she is my wife, our baby comes in March';
  const scene = { scene: 'small_poem', choices: [0, 0] };
  const joy = readPart('Gingerbread').talk.get('new-baby') ?? [];
  const isGlad = (line: string) => joy.some((it) => line.includes(it));

  it('is a joy, and what was told goes on behind it', () => {
    for (const { line, progress } of replies('Gingerbread', ['And it is the whole morning.'], told, scene)) {
      expect(isGlad(line), line).toBe(true);
      expect(progress.place?.scene).toBe('small_poem');
    }
  });

  it('also with a sore back', () => {
    const message = "my wife Ana would want that carriage, she's due in march and her back hurts";
    for (const line of lines('Gingerbread', ['It left by the window.'], message)) expect(isGlad(line), line).toBe(true);
  });
});

describe('a wish in the middle of something else', () => {
  it.each([
    'Please give me a real recipe for a cake.',
    'It began in 1967, but I was asking for a recipe. Have you one for a simple cake?',
  ])('opens what is asked for: %s', (message) => {
    const scene = { scene: 'runaway_dough', choices: [0, 0] };
    for (const { line, progress } of replies('Suzy Sugar', ['It left by the window.'], message, scene))
      expect(progress.place?.scene, line).not.toBe('runaway_dough');
  });

  it.each([
    'She baked it, naturally. Actually, I wanted to ask you for a recipe, something soft.',
    'She baked it. Wait, I changed my mind, I would rather cook something with you.',
  ])('and goes before what would go on: %s', (message) => {
    const scene = { scene: 'runaway_dough', choices: [0, 0, 0, 0, 0, 0] };
    for (const { line, progress } of replies(
      'Suzy Sugar',
      ['I asked Dragon for one long, warm breath.'],
      message,
      scene,
    ))
      expect(progress.place?.scene, line).not.toBe('runaway_dough');
  });

  it.each(['i just moved to leeds, i need friends', 'crumbs everywhere. how do i make friends here'])(
    'friends are made by no recipe: %s',
    (message) => {
      const where = { scene: 'runaway_dough', choices: [0, 0] };
      for (const line of lines('Suzy Sugar', ['Press it flat in a tin.'], message, where))
        expect(
          (readPart('Suzy Sugar').talk.get('make-friends') ?? []).some((it) => line.includes(it)),
          line,
        ).toBe(true);
    },
  );

  it.each(['wait my dad just rang. he rings every sunday', 'my twins Emil and Frida would cry laughing'])(
    'is comforted by nobody: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['A cat that crows!'], message))
        for (const title of ['sadness', 'bad-day', 'fear', 'lonely'])
          expect(endsWith(line, 'Puss in Boots', title), line).toBe(false);
    },
  );

  it('what to do about mice is asked, and not recalled', () => {
    const told = 'my cat Pebble brings mice into my bed';
    const asked = 'Bravo! And what do I do about her mice in my bed? I need your advice';
    expect(last(told, 'lovely weather', asked)).not.toMatch(/Pebble/);
  });

  it('who fears the dentist is told of dentists', () => {
    const message = 'Have you any advice, Ma’am, for somebody who fears the dentist?';
    const known = readPart('Queen Lillian').talk;
    const fit = [...(known.get('dentist') ?? []), ...(known.get('nervous') ?? []), ...(known.get('scared') ?? [])];
    for (const line of lines('Queen Lillian', ['I count them fondly.'], message))
      expect(
        fit.some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it('courage for a song of one’s own is no wish to hear one', () => {
    const message = 'Draughty but noble. Ok now i need your courage: how do i not shake on sunday when i sing?';
    for (const line of lines('Gingerbread', ['It is draughty, but noble.'], message))
      expect(readPart('Gingerbread').talk.get('nervous') ?? [], line).toContain(line);
  });
});

describe('a riddle that was solved', () => {
  it.each(['yes go on', 'Yes I want the rest!'])(
    'is followed by the next for whoever wants to go on: %s',
    (message) => {
      const where = { scene: 'velvet_riddles', choices: [0, 0, 0, 0], waited: 1 };
      const said = [
        'A candle, exactly. I saw it light up in you.',
        'any advice?',
        'Say first what you admire. May I go on?',
      ];
      for (const line of lines('Queen Lillian', said, message, where)) expect(line).toMatch(/No lock, no key, no end/);
    },
  );
});

describe('a step of a lesson', () => {
  const where = { scene: 'bog_stomp', choices: [0, 0, 0, 0] };
  const said = ["My kettle jumped. You're a natural. Now sway like a gate in wind."];
  it.each(["I don't sway. trams don't sway", "i cant sway, my knee won't bend that way"])(
    'is not praised where it is not done: %s',
    (message) => {
      for (const line of lines('Shrek', said, message, where))
        expect(endsWith(line, 'Shrek', 'lets off'), line).toBe(true);
    },
  );

  it.each(['Swaying', "swaying! I can't stop laughing", 'like this? i never danced before'])(
    'goes on for whoever does it: %s',
    (message) => {
      for (const line of lines('Shrek', said, message, where)) expect(line).toMatch(/squelch/);
    },
  );
});

describe('the names of one’s own', () => {
  const pets = "Crumbs make me think of my two guinea pigs. They're called Salt and Vinegar";
  it.each([
    'Now Tobias asks about my guinea pigs. What were their names again, do you remember?',
    'But you forgot my guinea pigs didnt you! whats their names??',
  ])('are given back where the noun stands in the sentence before: %s', (asked) => {
    expect(last(pets, 'lovely weather', asked)).toMatch(/Salt and Vinegar/);
  });

  it.each([
    ['ha. my hen beatrix does that, follows me everywhere', /Beatrix/],
    ['i took the buttons. my hen beatrix ate one', /Beatrix/],
    ['i am moving too, next friday. with my hen beatrix. who moved yours', /Beatrix/],
    ['my hen pickle ate one', /Pickle/],
    ['a war snail!! i have a hen, gladys. they should race', /Gladys/],
  ])('are names in small letters, too: %s', (told, name) => {
    expect(last(told, 'lovely weather', "ok quiz: what's my hen called")).toMatch(name);
  });

  it.each(['my hen never ate one', 'my hen food has gone', 'my hen really loves it'])(
    'and other words are none: %s',
    (told) => {
      expect(last(told, 'lovely weather', "what's my hen called")).not.toMatch(/Never|Food|Really/);
    },
  );

  it.each([
    ['ive got a stick insect called steve', "what's my stick insects name again", /Steve/],
    ['my nan pearl would love him, shes the one who taught me poker', 'who taught me poker, do you remember', /Pearl/],
    ['my nan pearl would love him', 'my gran, whats her name', /Pearl/],
  ])('are those of a stick insect and a nan: %s', (told, asked, name) => {
    expect(last(told, 'lovely weather', asked)).toMatch(name);
  });

  it('what one wants to know is nothing that was told', () => {
    const asked = 'why did tibbs want a lemon. also quiz: whats my gran called';
    expect(last('i wanna know about the lemon', 'lovely weather', asked)).not.toMatch(/you want to know/);
  });

  it('or in the reply before', () => {
    const said = [pets, 'Two of them. Aye.', 'did I tell you of pets?', 'You told me of your two guinea pigs.'];
    for (const line of lines('Shrek', said, 'lol yes, those, but their NAMES?'))
      expect(line).toMatch(/Salt and Vinegar/);
  });

  it('"This is Tim, my grandson" names him', () => {
    const told = 'I am Olga, and this is Tim, my grandson, six years old, who has his nose on your window.';
    const more = 'Tim has a thousand questions a day and that was number 612.';
    expect(last(told, more, "What was my grandson's name again, and how old is he?")).toMatch(/Tim/);
  });

  it('"I make chairs, I could build her a stand" tells of a trade by what is made', () => {
    const told = 'warm. I am Milo btw, I make chairs, I could build her a little stand';
    expect(last(told, 'lovely weather', 'green ones ok. do you remember what my job is?')).toMatch(/make chairs/);
  });
});
