// What the readers of round 71 (Anna, Bo, Cleo, Drew) told of themselves, and was not heard or came back wrong.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { endsWith, lines } from '../../test/every-chance.ts';
import { talk, toldShrek } from '../../test/small-talk.ts';
import { nameTold } from './memory.ts';
import { allToldIn } from './told.ts';
import { statementsIn } from './told-statements.ts';
import { readPart } from './understudy.ts';

describe('a pronoun right behind "my sister Lena," is hers', () => {
  it.each([
    ['my sister Lena, she cooks on sundays. so whats the goat making?', 'who cooks on sundays?', /Lena/],
    ['my nan edith, shes 91 and swims every day', 'how old is my nan?', /91/],
    ['my mate kev, hes moving to spain in june', 'whos moving to spain?', /Kev is moving/],
    ['my boss, he shouts all day', 'who shouts all day, do you remember?', /your boss shouts/i],
    ['my friend sara she got a drum kit yesterday', 'who got a drum kit?', /Sara/],
    ['my hubby Dan, hes scared of moths', 'whos scared of moths?', /Dan is scared/],
    ['my goat Hilde, she ate my hat today', 'who ate my hat?', /Hilde ate/],
  ])('%s: %s', (told, asked, answer) => {
    expect(toldShrek('my cat Miso hides under the bed', told, 'lovely', asked)).toMatch(answer);
  });

  it.each([
    ['it reminds me of my daughter Fenna, she dented my car', 'my daughter Fenna dented my car'],
    ['my mum Carol, does she like waffles?', null],
    ['she cooks on sundays, my sister', 'my sister cooks on sundays'],
  ])('and no other: %s', (told, stated) => {
    const all = statementsIn(told, ['my cat Miso hides']);
    expect(stated === null ? all.filter((it) => / does /.test(it)) : all).toEqual(
      stated === null ? [] : expect.arrayContaining([stated]),
    );
  });
});

describe('a name that is another word too', () => {
  it.each([
    ['haha wasnt me. im drew, stuck at a truckstop eating a cold pie', 'Drew'],
    ['shrek?? im bo. did you just call me your husbands name lol', 'Bo'],
    ['im grant, stuck in traffic lol', 'Grant'],
    ['im dawn, nice to meet u', 'Dawn'],
    ['hiya, im chip, eating noodles in the car', 'Chip'],
    ['im rob and im lost in your castle', 'Rob'],
    ['ray here, wet through', 'Ray'],
  ])('%s: %s', (message, name) => {
    expect(nameTold(message)).toBe(name);
  });

  it.each([
    'im up, what now',
    'im in, teach me',
    'im game, lets go',
    'im rich, haha i wish',
    'im mark my words going to win',
    'i will, stop asking',
    'im veggie, so no ham',
    'im hot, any water?',
    'art here is nice',
    'my mum drew a horse',
    'im on, on a bus',
    'im so, so tired',
  ])('%s names nobody', (message) => {
    expect(nameTold(message)).toBeNull();
  });

  it('is not said back in small letters', () => {
    for (const line of lines('Gingerbread', ['Hail!'], 'im drew, stuck at a truckstop eating a cold pie'))
      expect(line).not.toMatch(/\bdrew\b/);
  });
});

describe('what is spliced on behind a comma is not said back', () => {
  it.each([
    ['you fed him?? i run a launderette, id have charged him double', /charged/],
    ['i drive a lorry, got no waffle iron in here', /got no/],
    ['i live on a boat, no ogres here', /no ogres/],
    ['i moved house on monday, never again', /never/],
    ['i teach maths, dont laugh', /laugh/],
  ])('%s', (message, spliced) => {
    for (const line of lines('Suzy Sugar', ['Sweet.'], message)) expect(line).not.toMatch(spliced);
  });

  it('but when and where are', () => {
    const said = lines('Doris', ['Evening.'], 'my sister Agnes comes on friday, from York');
    expect(said.join(' ')).toMatch(/Agnes comes on Friday, from York/);
  });
});

describe('a name that is never said back', () => {
  it.each(characterNames.filter(isSpeaking))('%s asks for none', (character) => {
    const told = 'i have a cat called Bleach, he steals socks';
    for (const line of lines(character, ['Well.'], told)) expect(endsWith(line, character, 'hears name')).toBe(true);
    const said = ['Tell me of your cat. What is it called?', told, 'Tell me the name.'];
    for (const line of lines(character, said, 'i just said, hes called Bleach. what would you ice on it'))
      expect(endsWith(line, character, 'hears name')).toBe(true);
    for (const line of lines(character, [told, 'Well.'], 'whats my cats name?'))
      expect(endsWith(line, character, 'hears name')).toBe(true);
  });

  it.each(['i have a dog named Rosie', 'i have a cat', 'my cat is called Whisky', 'my uncle was called a murderer'])(
    'none stands in: %s',
    (message) => {
      for (const line of lines('Shrek', ['Well.'], message)) expect(endsWith(line, 'Shrek', 'hears name')).toBe(false);
    },
  );
});

describe('what was told in a fragment comes back in a sentence', () => {
  it.each([
    [
      'lol no cook here, just me and 12 washing machines',
      'no i mean the one we made! what machines do i have again?',
      /there's just you and 12 washing machines/i,
    ],
    [
      'shrimp?? cant, im allergic to shellfish',
      'aw on the stairs. and if u cook for me, what cant i eat?',
      /^(?!.*\bcan't\b).*shellfish/i,
    ],
    ['cheese, i’m veggie so no ham', 'wow ok. and what can i bring for the picnic, what dont i eat?', /veggie/],
    ['nope, im vegan', 'remember what i dont eat?', /vegan|meat/],
    [
      'been driving my lorry since 5am',
      'ok ok. hey remember when i started driving this morning?',
      /you've been driving your lorry since 5am/i,
    ],
    ['no dog sadly, only 3 goldfish', 'how many goldfish have i got?', /^(?!.*no dog).*3 goldfish/],
  ])('%s: %s', (told, asked, answer) => {
    for (const line of lines('Kitty Softpaws', [told, 'Mm.', 'lovely', 'Mm.'], asked)) expect(line).toMatch(answer);
  });

  it('comes back in the middle of a story', () => {
    const by = readPart('Puss in Boots');
    const before = ['starving mate, been driving my lorry since 5am', 'Tell me of a duel', 'whats his name'];
    for (const asked of [
      'hey remember when i started driving this morning?',
      'haha! but what job do i do, you forgot?',
    ])
      expect(talk([...before, asked], { by, random: () => 0.4 }).lines.at(-1)).toMatch(/driving your lorry since 5am/);
  });

  it('who is allergic still says so', () => {
    expect(allToldIn('shrimp?? cant, im allergic to shellfish')[0]?.words.allergy).toBe('shellfish');
  });
});
