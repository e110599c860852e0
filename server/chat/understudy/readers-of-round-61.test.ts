// What the readers of round 61 (Kim, Pat, Lou, Sam) told, asked or said in vain: they typed as people do on a phone.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { feltBeside } from './beside-felt.ts';
import { toldIn } from './told.ts';
import { statementsIn } from './told-statements.ts';
import { turnOf } from './turn.ts';
import { readPart } from './understudy.ts';

describe('what was told by the way', () => {
  it.each([
    ['i’m Lou by the way, 28, librarian, allergic to bees. any bees here?', 'what’s my job again?', /librarian/],
    ['i’m Lou by the way, 28, librarian, allergic to bees. any bees here?', 'and what am i allergic to', /bees/],
    ['i’m Lou, librarian, allergic to strawberries so careful', 'what am i allergic to, quiz', /strawberries\b(?! so)/],
    [
      'poor me tho. i cant stand mushrooms and had to peel 10 kilos',
      'what food can i not stand? i told you',
      /mushrooms/,
    ],
    ['i’d have served him coconut cake. i hate coconut. so would he leave?', 'what food do i hate?', /coconut/],
    ['im sam, i cook in a school', 'what do you know about me so far', /you cook in a school/i],
    ['my daughter nina is 5', 'tell me what you remember about me', /Nina/],
  ])('comes back: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it('is owned up to where nothing was told', () => {
    for (const line of lines('Gingerbread', ['Good evening.'], 'but first, what do i study?'))
      expect(endsWith(line, 'Gingerbread', 'recalls nothing'), line).toBe(true);
  });

  it('is each fact of a row by itself', () => {
    expect(statementsIn("i'm Lou, a librarian, 28, and allergic to nuts", [])).toEqual([
      "I'm Lou",
      "I'm a librarian",
      "I'm 28",
      "I'm allergic to nuts",
    ]);
    expect(toldIn('im kim, student, only child')?.words).toEqual({ job: 'a student' });
    expect(toldIn("i'm cold, tired and hungry")).toBeNull();
    expect(statementsIn('im sam, i cook in a school', [])).not.toContain("I'm an i cook in a school");
  });

  it('is no pity for others, and no stake of the game', () => {
    expect(statementsIn('omg poor guys. i get lost like that at uni every week', [])[0]).toMatch(/^i get lost/);
    expect(statementsIn('one more and if i win i get a kiss', [])).toEqual([]);
  });
});

const pike = { scene: 'pike_breeches', choices: [0, 1] };
const said = ['Then up came a pike, long as a door.'];

describe('what is felt beside the tale', () => {
  it.each([
    ['did he bite u? im so tired, worked a double shift', 'beside tired'],
    ['did he bite u? i have my driving test on monday', 'beside luck'],
    ['did he bite u? i passed my exam!', 'beside joy'],
    ['did he bite u? got half of it in my eye', 'beside ouch'],
    ['did he bite u? we lost our match', 'aside bad'],
  ])('"%s" gets a word of its own', (message, pool) => {
    const { script } = readPart('Shrek');
    for (const line of lines('Shrek', said, message, pike)) {
      expect(line).toMatch(/He took the breeches/);
      expect(
        script.pools.get(pool)?.some((word) => line.startsWith(word)),
        line,
      ).toBe(true);
    }
  });

  it.each([
    'did he bite u? i’m tired of living',
    'did he bite u? im so tired, my mum died',
    'did he bite u? i miss him so much. it hurts',
    'did he bite u? it still hurts',
    'did he bite u? we lost our grandad',
    'did he bite u? we lost the baby',
    'did he bite u? i’m not tired',
    'did he bite u? are you tired?',
    'did he bite u? imagine i passed my exam',
  ])('"%s" gets none', (message) => {
    const turn = turnOf({ character: 'Shrek', loveInterest: 'Fiona', message }, readPart('Shrek'), () => 0.5);
    expect(feltBeside(turn, 'did he bite u?')).toBeNull();
  });

  it('wishes no luck for what is over', () => {
    const message = 'did he bite u? had a 3h exam today';
    const turn = turnOf({ character: 'Shrek', loveInterest: 'Fiona', message }, readPart('Shrek'), () => 0.5);
    expect(feltBeside(turn, 'did he bite u?')).not.toBe('beside luck');
  });
});

it('a riddle that one comes back to is asked whole', () => {
  const riddle = 'It has one leg and no tongue, and tells everyone to clear off.';
  const where = { scene: 'mud_riddles', choices: [0, 0, 0], waited: 1 };
  for (const line of lines('Shrek', [riddle, 'hm', 'Right.'], 'where were we', where))
    expect(line).toContain('It has one leg and no tongue');
});

it('a tale that one comes back to says where it was, and answers no question that nobody asked', () => {
  for (const line of lines('Shrek', ['You still get the last dumpling.'], 'where were we', {
    scene: 'lost_mob',
    choices: [0, 0, 0],
    waited: 1,
  }))
    expect(line).not.toMatch(/hadn't the heart/);
});

it('who won is a question of the game', () => {
  const cups = { scene: 'three_cups', choices: [0, 2, 0, 0, 0, 1] };
  const told = ['Again?', 'one more and if i win i get a kiss', 'Last. I only cough. Where is it?'];
  for (const line of lines('Kitty Softpaws', told, 'so who won?', cups)) expect(line).not.toMatch(/if you win/);
});

it('what is told of a beast that was asked after is heard', () => {
  const told = [
    'All right.',
    'my cats called gerald btw, he is fat and ginger',
    'Tell me one thing that Gerald loves, corazón. I plan ahead.',
  ];
  for (const line of lines('Puss in Boots', told, 'gerald loves ham and sleeping on my van bonnet when its warm'))
    expect(endsWith(line, 'Puss in Boots', 'glad for them'), line).toBe(true);
});

it.each([
  ['im jealous. my eyes are better than his. look', 'Donkey', 'reassures'],
  ['my boy plays in goal tomorrow, wish him luck?', 'Suzy Sugar', 'hopes for them'],
  ['will you visit me in my new town?', 'Puss in Boots', 'comes along'],
] as const)('"%s" is meant for %s', (message, character, pool) => {
  for (const line of lines(character, ['Good evening.'], message))
    expect(endsWith(line, character, pool), line).toBe(true);
});

it('whoever gets lost at school insults nobody', () => {
  for (const { line } of replies('Shrek', ['Poor fellas.'], 'i get lost like that at uni every week'))
    expect(endsWith(line, 'Shrek', 'insult'), line).toBe(false);
});
