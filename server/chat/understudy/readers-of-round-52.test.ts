// What six readers of 28 November (Greta, Nils; Tom, Priya; Ana, Ben) were not heard in, and now are.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { isHeavy } from './heavy.ts';
import { toldIn } from './told.ts';

const voyage = { scene: 'outhouse_voyage', choices: [0] };
const gone = 'It rained nine days. On the tenth I opened my door: no outhouse.';

describe('a question about the tale', () => {
  it.each([
    'But I must ask the most important thing: was somebody sitting in it when it left?',
    'was somebody sitting in it when it left?',
  ])('is no sorrow: %s', (message) => {
    expect(isHeavy(message, true)).toBe(false);
    for (const line of lines('Shrek', [gone], message, voyage)) expect(line).toMatch(/sailing past the reeds/);
  });

  it.each(['was somebody in it? my dog died yesterday'])('hides nothing that weighs: %s', (message) =>
    expect(isHeavy(message, true)).toBe(true),
  );

  it('with "didnt you" behind it is a guess, and what comes answers it', () => {
    const hill = ['So, Cheese Hill, the very top, one wheel of cheese, taller than my ears!'];
    const cheese = { scene: 'runaway_cheese', choices: [0] };
    for (const line of lines('Donkey', hill, 'and you kicked it down the hill didnt you', cheese))
      expect(line).toMatch(/leaned on it/);
  });
});

describe('an offer', () => {
  const wobble = { scene: 'bridge_wobble', choices: [] };
  const offer = ["I could teach you the Bridge Wobble, it's a dance, mostly knees - shall we?"];
  it.each(['my knees are wrecked from work lol but ok show me', 'so whats step one', "what's the first step then?"])(
    'is taken by "%s"',
    (message) => {
      for (const line of lines('Donkey', offer, message, wobble)) expect(line).toMatch(/Stand up, feet wide/);
    },
  );
});

describe('an invitation', () => {
  it.each([
    'take me there? i can bring coffee',
    'come with me on the bike instead when it works',
    'lol then come round the counter',
    'If I save a spoon for you, do you come to Kiel through my window tonight?',
  ])('is taken: %s', (message) => {
    for (const line of lines('Fiona', ['Half the sails.'], message))
      expect(endsWith(line, 'Fiona', 'comes along')).toBe(true);
  });

  it.each(['will you come to my funeral', 'take me away from here', 'If I die, do you come with me?'])(
    'is none in "%s"',
    (message) => {
      for (const line of lines('Fiona', ['Half the sails.'], message))
        expect(endsWith(line, 'Fiona', 'comes along')).toBe(false);
    },
  );

  it('to sit closer is answered by room', () => {
    for (const line of lines(
      'Kitty Softpaws',
      ['One chair.'],
      'is there room on your knees for a lady from the choir?',
    ))
      expect(endsWith(line, 'Kitty Softpaws', 'makes room')).toBe(true);
  });
});

it('how tall somebody is, they say', () => {
  for (const line of lines('Puss in Boots', ["child's size."], 'i mean how tall are you really'))
    expect(endsWith(line, 'Puss in Boots', 'own size')).toBe(true);
});

it('an allergy is told across a question mark', () => {
  expect(toldIn('no peanuts in it right? im allergic, real bad')).toEqual({
    kind: 'allergy',
    words: { allergy: 'peanuts' },
  });
});

it('a niece who is told of is not who is spoken to', () => {
  for (const line of lines('Fiona', ['Are we hiding?'], 'my niece saga is 5 she’d love that. up the tree', {
    scene: 'hiding_ambrose',
    choices: [0],
  }))
    expect(line).not.toMatch(/^Saga! (?:He|She|They)\b/);
});

it('"do you ever get lost?" is no insult', () => {
  for (const line of lines('Shrek', ['Aye.'], 'Do you ever get lost?'))
    expect(endsWith(line, 'Shrek', 'insult')).toBe(false);
});

it('a line comes back with no other pet name in it', () => {
  const said = "A launderette, hm. You've got me there, Boots. Do we go on?";
  for (const line of lines(
    'Kitty Softpaws',
    [said, 'ok', 'Half the crumbs go in a glass.'],
    'and what does the duke of whales eat',
    { scene: 'burglars_pudding', choices: [0] },
  ))
    expect(line).not.toMatch(/You've got me there/);
});

describe('no comfort for', () => {
  it.each([
    ['I’ve not been at your table at all, nobody’s asked me. What would you feed me if I came?', 'Shrek'],
    ['Was it a wedding you crashed, or a funeral, and did you get any shrimp, you sniffling fraud?', 'Kitty Softpaws'],
    [
      'Well I’ve gone a bit soft now. Nobody ever wrote me a poem. Will you carve it on something so I can keep it?',
      'Shrek',
    ],
    ['The coachman is called Greta? He must have had a hard time at school!', 'Doris'],
  ] as const)('"%s"', (message, who) => {
    for (const line of lines(who, ['I wore a hat with cherries.'], message))
      for (const pool of ['sadness', 'sickness', 'lonely']) expect(endsWith(line, who, pool), line).toBe(false);
  });

  it.each([
    'nobody asked me how I am',
    'my friend had a party or a funeral, I cannot tell, I want to cry',
    'nobody invited me, again',
  ])('but for "%s" as before', (message) => expect(isHeavy(message)).toBe(true));
});

it('the second riddle is the second', () => {
  const said = ['A riddle?', "Onion! Too easy. You've been at my table too long.", 'what do you eat', 'Aye, anything.'];
  for (const line of lines(
    'Shrek',
    said,
    'Leave the door shut. Now, the second riddle?',
    { scene: 'mud_riddles', choices: [0, 0] },
    true,
  ))
    expect(line).not.toMatch(/hides in the dark/);
});

it("a shepherd's pie is no shepherd", () => {
  const made = "go easy, i've been making shepherd’s pie for two hundred. and then?";
  for (const line of lines('Shrek', [gone], made, voyage)) expect(line).not.toMatch(/shepherd/i);
});

describe('what was told, asked back', () => {
  const talk = (told: string) => [told, 'I hear you.', 'haha, lovely', 'Is it not.'];
  it.each([
    [
      'I’ve twins at home, Nora and Finn, nine years old.',
      'And while you’re tying, do you remember what my two kids are called?',
      /Nora and Finn/,
    ],
    [
      'I’ve twins at home, Nora and Finn, nine years old.',
      'You dodged me. The twins, Fiona. What are their names?',
      /Nora and Finn/,
    ],
    [
      'It would save me shouting at my brother, who’s marrying in May and can’t choose between marigolds and roses.',
      'do you remember when my brother is getting married?',
      /May/,
    ],
  ])('%s - %s', (told, asked, wanted) => {
    for (const line of lines('Fiona', talk(told), asked)) expect(line).toMatch(wanted);
  });

  it('a sparky, and who cannot do shellfish', () => {
    for (const line of lines(
      'Kitty Softpaws',
      talk('Uh oh. I could pull the fuse, I’m a sparky.'),
      'do you remember what I do for a job?',
    ))
      expect(line).toMatch(/sparky/);
    expect(toldIn('I can’t do shellfish mind, I blow up like a balloon')?.words).toEqual({ allergy: 'shellfish' });
  });

  it('who somebody is of whom the last line spoke, is no dog of theirs', () => {
    const said = [...talk('Our dachshund is called Sardinha.'), 'go on', 'Will you help me save Margaret?'];
    const message = 'Wait, now there’s a Margaret? Of course I help you, but who is she, should I be jealous?';
    for (const line of lines('King Harold', said, message)) expect(line).toMatch(/lily pad/);
  });

  it('where we are is asked of the tale', () => {
    for (const line of lines(
      'Gingerbread',
      talk('Our canteen in Cork has a tap that drips.'),
      'Where are we with the boat?',
    ))
      expect(line).not.toMatch(/Cork/);
  });

  it('no piece begins with "if" or "that you"', () => {
    for (const line of lines(
      'Fiona',
      talk('Not fancy at all! If I’m your Harold tonight, then please, do stand up.'),
      'do you remember when my brother marries?',
    ))
      expect(line).not.toMatch(/stand up/);
  });
});

describe('a sorrow that was met as one weighs for a while', () => {
  const sad = 'i feel so sad tonight';
  const next = 'i sit by the window.';
  it.each(['I would not have you carry that alone.', 'Ann, on Friday. I would not have you carry that alone.'])(
    'behind "%s"',
    (comfort) => {
      for (const line of lines('Doris', [sad, comfort], next)) expect(line).not.toMatch(/riddle|song|story|\?$/i);
    },
  );
});
