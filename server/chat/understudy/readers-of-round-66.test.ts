// What the readers of rounds 66 to 68 (Jude, Kate, Leo, Mona, Nora, Otis, Pia, Rex, Sara, Toby, Vera, Will) told, asked or said in vain.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { asMeant } from './as-meant.ts';
import { mainClause } from './clauses.ts';
import { isHeavy } from './heavy.ts';
import { allToldIn } from './told.ts';

const meant = (message: string) => asMeant({ character: 'Shrek', loveInterest: 'Fiona', message }).message;

describe('what was told', () => {
  it.each([
    ['hey big guy. jude here, chef, 35, tired feet', 'whats my job again?', /chef/],
    ['i’ve a boy of 15, Danny, and we live on a narrowboat', 'whats my boy called', /Danny/],
    ['his names Pepper, my parrot. Pepper is his name', 'and whats my parrots name, do you remember', /Pepper/],
    ['did you hear me about my bus and the kids, Jonas and Lea', 'whats my kids names', /kids are Jonas and Lea/],
    ['i miss my little one. she is june, 7 months', 'how is my daughter called? quick test', /June/],
    ['im allergic to strawberries but never eel', 'quick test, what cant i eat?', /^(?!.*eel).*strawberries/i],
    ['cant do walnuts tho, im allergic', 'what was it i cant eat again?', /^(?!.*cant do)(?!.*can't do).*walnuts/i],
    [
      'and careful, no walnuts as a prize, allergic',
      'what am i allergic to, do you remember?',
      /^(?!.*prize).*walnuts/i,
    ],
    [
      'i got a new van today, red one. i named her rita after rita hayworth',
      'ok quiz, whats my van called?',
      /Rita(?! after)/,
    ],
    ['i cant stand liver though', 'and do you remember what i cant eat?', /liver/i],
    ['no celery under the cups please, i’m allergic', 'what am i allergic to', /^(?!.*cups).*celery/i],
    ['my name is Cal. im cal btw, 26, bike courier, i live with my nan', 'and my job?', /courier/],
    ['i build chairs for a living', 'do you remember what i do for work?', /build chairs/],
    ['I cant stand beetroot', 'what shouldnt cook put on my plate', /beetroot/i],
  ])('comes back: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it('comes back where a puppet asked for it', () => {
    const said = [
      'Tell me one thing that Muffin loves, Kitty. I plan ahead.',
      'tuna. and sitting on my choir notes',
      'Noted.',
    ];
    for (const line of lines('Puss in Boots', said, 'do you remember what my cat loves?'))
      expect(line).toMatch(/Muffin loves tuna/);
  });

  it('is minded where it must not be eaten', () => {
    const said = ['im allergic to strawberries', 'Noted.'];
    for (const message of ['so is it strawberry free or are you trying to kill me', 'any strawberries in the pie?'])
      for (const line of lines('Kitty Softpaws', said, message)) expect(line).toMatch(/strawberries/i);
  });

  it('is of whom it is asked for', () => {
    const said = ['my boy Danny wont touch soup at all', 'No beetroot, then.'];
    for (const line of lines('Shrek', said, 'does he have family? whats his horse called'))
      expect(line).not.toMatch(/Danny/);
  });
});

it.each([
  ['and how do we get home now handsome', /home now\W*$/],
  ['My mother! no ok, a spoon', /^a spoon$/],
  ['ok last time i ask, was Percival eaten?', /^was Percival eaten\?$/],
  ['i dont want the net i want you to hold me', /^i want you to hold me$/],
  ['I look like a man with a headache. Why the left one?', /^(?!.*headache)/],
])('"%s" says no more than it means', (message, rest) => {
  expect(meant(message)).toMatch(rest);
});
it('who asks how handsome somebody is asks that', () => {
  expect(meant('why are you so handsome?')).toContain('handsome');
});

it.each([
  ['my daughter doesnt talk to me anymore just grunts', false],
  ['its the funeral lilies harold! ok where does the statue stand', false],
  ['after a long shift i miss my little one', false],
  ['my mum’s funeral was today, the flowers were lovely', true],
])('"%s" weighs: %s', (message, weighs) => {
  expect(isHeavy(message)).toBe(weighs);
});

it('a silent teenager gets advice', () => {
  for (const line of lines('Doris', ['Not a crumb.'], 'my daughter, 15, only grunts at me. any advice?'))
    expect(endsWith(line, 'Doris', 'advises teen'), line).toBe(true);
});

describe('a lesson', () => {
  const waffles = { scene: 'waffle_tower', choices: [0, 0] };
  it('makes nothing light of what weighs', () => {
    const said = ['Two mugs of flour in, two little spoons of baking powder, one of sugar!'];
    for (const line of lines('Donkey', said, 'my mum died yesterday. do you love me?', waffles))
      for (const pool of ['love', 'kiss', 'joke', 'loved']) expect(endsWith(line, 'Donkey', pool), line).toBe(false);
  });

  it('waits for a kiss that is asked for, and for bad news', () => {
    const said = ['Two mugs of flour in, two little spoons of baking powder, one of sugar!'];
    for (const message of [
      'ok flour everywhere, on my nose too. would you kiss it off?',
      'wait stop. i failed my driving test today :(',
    ])
      for (const line of lines('Donkey', said, message, waffles)) expect(line).not.toMatch(/a jug|rest is lovely/);
  });
});

it('whoever accepts among other things gets what was offered', () => {
  const offer = { scene: 'burglars_pudding', choices: [] };
  const said = ["I make one dish. No oven, no noise. Shall I teach you burglar's pudding?"];
  for (const line of lines('Kitty Softpaws', said, 'haha im a chef so yes pls. im jude btw. what goes in it?', offer))
    expect(line).toMatch(/biscuits/);
  for (const line of lines('Kitty Softpaws', said, 'haha im tired, yes please, but not now', offer))
    expect(line).not.toMatch(/biscuits/);
});

it('"shall we go somewhere?" is told where to, and hides from nobody', () => {
  for (const line of lines('Fiona', ['Good evening.'], 'Shall we go somewhere?')) expect(line).toMatch(/banquet pie/);
});

it.each([
  ['poor boy. who taught u this? your grandma?', 'who taught u this?'],
  ['haha bright pink. but seriously why did you eat the map', 'but seriously why did you eat the map'],
])('"%s" asks "%s"', (message, clause) => {
  expect(mainClause(message)).toBe(clause);
});

it('whoever is asked of among the hens is told of in their row', () => {
  for (const line of lines('Donkey', ["Mabel's on it in her little boots!"], 'who is mabel??'))
    expect(line).toMatch(/Beryl, Dot, Mabel/);
});

it('a name beside a verb asks for none', () => {
  expect(allToldIn("i can have a bed? my name's tom btw")).toEqual([]);
});
