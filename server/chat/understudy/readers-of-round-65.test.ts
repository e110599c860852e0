// What the readers of round 65 (Finn, Gwen, Hugo, Ida) and those before them told, asked or said in vain.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { asksOf } from './asks-of-life.ts';
import { mainClause } from './clauses.ts';
import { flirts } from './flirts.ts';
import { isHeavy } from './heavy.ts';
import { joined } from './recalls-each.ts';
import { allToldIn } from './told.ts';

describe('what was told', () => {
  it.each([
    [
      'i’m Zoe btw, i cut hair, saving up for a trip to lisbon.',
      'so where am i saving up to go, do you remember?',
      /Lisbon/i,
    ],
    ['saving up for a trip to lisbon.', 'no, my trip! where do i want to travel?', /saving up for Lisbon/],
    [
      'my dog biscuit would steal that off your plate in a second',
      'ok quick test, whats my dog called?',
      /^(?!.*steal).*Biscuit/,
    ],
    ['my drum kit rattles too, i play in a band.', 'do u still know what instrument i play?', /drums/],
    ['i’ll tell you anyway i passed!! got a B', 'do you still know what i got in my exam?', /a B\b/],
    ['we do that in physio, help people stand up', 'but first, what do i study?', /physio/],
    ['flat tyre on my bike today, had to walk 2 miles', 'you remember what happened to my bike?', /flat tyre/],
    ['my feet hurt, sold shoes all day', 'and do you remember where i work?', /shoes/],
    ['Never with beetroot mind, I can’t stand the stuff', 'What was it I can’t eat, do you remember?', /beetroot/i],
    ['jaja running a marathon in April', 'and what am i doing in april, do you know?', /you're running/i],
    ['u have mine, but my little Lotte wants to pet you too', 'do u remember my daughters name tho?', /Lotte/],
    ['hi, im Ali btw', 'do you remember my name? and come watch me play football thursday', /Ali/],
    ['night shift again, nurse life', 'what do i do for work, do you remember?', /nurse/],
  ])('comes back: %s: %s', (told, question, fact) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(fact);
  });

  it.each([
    [
      'nights at the hospital for me. no walnuts for me btw, im allergic to walnuts',
      'yes!! and my job? and what must i not eat?',
      /nights.*walnuts/,
    ],
    [
      'my two boys look at pies like that, Toby and Ben, grown men. im a nurse',
      'what are my boys called and what do i do nights?',
      /Toby and Ben.*nurse/,
    ],
    ['im a drummer, i got a gig with my band friday', 'so what day is my gig? and what do i play', /friday.*drums/i],
    [
      'i’ve got a hamster called Biscuit. i’m a hairdresser',
      'what was my hamsters name and what do i do for work?',
      /Biscuit.*hairdresser/,
    ],
  ])('comes back both: %s: %s', (told, question, facts) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(facts);
  });

  it('is said in one sentence', () => {
    expect(joined(["you're Lou", "you're a librarian", "you're allergic to bees"])).toBe(
      "you're Lou, a librarian, and allergic to bees",
    );
    expect(joined(['your dog is Biscuit'])).toBe('your dog is Biscuit');
  });

  it('is not asked for in the play', () => {
    expect(asksOf('ok i’m in! what do i do?')).toEqual([]);
    expect(asksOf('where do i go now, and what do i say?')).toEqual([]);
  });

  it.each([
    ['evening Doris. Ken, bus driver, need a room', { job: 'a bus driver' }],
    ['i drive a forklift', { job: 'a forklift driver' }],
    ['all six, i teach maths', { job: 'a maths teacher' }],
  ])('a job in haste is one: %s', (message, words) => {
    expect(allToldIn(message).find(({ kind }) => kind === 'job')?.words).toEqual(words);
  });

  it('names no hen by her food', () => {
    expect(allToldIn('my hen food has gone')).toEqual([]);
  });
});

it.each([
  ['poor boy. who’s Ferdinand? the dog?', 'who’s Ferdinand?'],
  ['ok but what do we take? the toast?', 'what do we take?'],
  ['what is it? a candle?', 'a candle?'],
])('"%s" asks "%s"', (message, clause) => {
  expect(mainClause(message)).toContain(clause);
});

describe('who leaves', () => {
  it('hears a goodbye beside what is answered', () => {
    const told = ['i have two cats', 'Good.', 'im allergic to walnuts', 'I hear you.'];
    for (const line of lines('Shrek', told, 'what can’t i eat? anyway its late, good night'))
      expect(line).toMatch(/walnut.*(?:off you go|mind the bog|safe home|be long)|night/i);
  });

  it('is not one who asks about the night', () => {
    for (const line of lines('Shrek', ['Good evening.'], 'what do you do all night?'))
      expect(line).not.toMatch(/Off you go|Mind the bog|Safe home|Don't be long/);
  });
});

it.each(['thats so sweet i could cry. and page three??', 'no not sad, happy cry!'])('"%s" is no sorrow', (message) => {
  expect(isHeavy(message)).toBe(false);
});
it('"i could cry, everything is so hard" may be', () => {
  expect(isHeavy('i could cry, i lost my mum')).toBe(true);
});

it.each([
  ['do you teach this to all the girls or am i special', true],
  ['i would have danced at the back with you', true],
  ['night gorgeous x', true],
  ['that line is beautiful', false],
] as const)('"%s" flirts: %s', (message, isFlirt) => {
  expect(flirts(message)).toBe(isFlirt);
});

it.each(['so whats in the big pot then?', 'not the pot, the food IN it silly. what are we eating'])(
  '"%s" asks for supper',
  (message) => {
    for (const line of lines('Shrek', ['I’ll scrub the big pot twice.'], message)) expect(line).not.toMatch(/dented/);
  },
);
