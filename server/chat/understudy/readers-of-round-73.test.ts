// What the readers of round 73 (Jana, Koray, Lotte, Mats) told, asked or took up in vain.
import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';
import { inIt } from '../../test/in-a-scene.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { nameTold } from './memory.ts';

describe('what somebody is and does', () => {
  it.each([
    ['carried post all day, my feet hurt', /post/],
    ['lol thats me, on my legs 8 hrs delivering letters', /letters/],
    ['im lotte btw, i look after monkeys in a zoo', /monkeys/],
    ['im a ferry captain, nights mostly', /captain/],
    ['delivered parcels all day in the rain', /parcels/],
  ])('is known when they ask: %s', (told, job) => {
    expect(toldShrek(told, 'lovely weather', 'what do i do for work?')).toMatch(job);
  });

  it('is given with the name where both are asked', () => {
    expect(toldShrek('im mats, ferry captain', 'lovely weather', 'do you still know my name and my job?')).toMatch(
      /Mats, and a ferry captain/,
    );
  });

  it.each([
    ['yes the song. im mats by the way, ferry captain', 'Mats'],
    ['not a lass. im mats, what do i captain again?', 'Mats'],
    ['im grace btw', 'Grace'],
    ['im hope you are well', null],
    ['im fine by the way', null],
  ])('and what they are called: %s', (told, name) => {
    expect(nameTold(told)).toBe(name);
  });
});

describe('what readers of round 74 asked back', () => {
  it.each([
    ['im in! but only if its apple, cherry gives me a rash', 'do you remember what fruit i cant eat?', /cherr/i],
    ['cake shop, my kind of place. i cant have nuts tho', 'and what food is bad for me?', /nuts/i],
    ['i was a baker 40 yrs', 'remember what i used to do?', /baker/i],
  ])('is known: %s', (told, asked, known) => {
    expect(toldShrek(told, 'lovely weather', asked)).toMatch(known);
  });
});

describe('an offer', () => {
  it('is taken by whoever tells besides why they have time', () => {
    for (const line of inIt(['Gingerbread', 'small_poem', [], 'yes pls read it, on my lunch break so i got time']))
      expect(line).toMatch(/It is called Five Inches/);
  });
});

describe('a thing of theirs', () => {
  it.each([
    ['Fiona', 'yep dogs love me. my sister Katka says im crazy', /katka/],
    ['Doris', 'lol thats me today, on my legs 8 hrs delivering letters', /8 hrs/],
  ] as const)('is not what stands behind kin or hours: %s %s', (character, told, wrong) => {
    for (const line of lines(character, ['Go on.'], told)) expect(line).not.toMatch(wrong);
  });
});

it('what one would do oneself is advice', () => {
  for (const line of lines(
    'Kitty Softpaws',
    ['I said nothing.'],
    'so what would you do, tell the company or keep quiet?',
  ))
    expect(endsWith(line, 'Kitty Softpaws', 'advice do'), line).toBe(true);
});

it('a pigeon called Peck is no kiss', () => {
  for (const line of inIt(['Suzy Sugar', 'pigeon_crossing', [0, 1, 0], 'up on the awnings. is lord peck looking']))
    expect(line).toMatch(/Stripes, stripes/);
});

describe('a deed of the visitor’s in an adventure', () => {
  it.each([
    [
      'Puss in Boots',
      'heist_portrait',
      [0, 0, 0],
      'i put a warm meatball under his nose, he dreams better',
      /Heel, toe/,
    ],
    ['Puss in Boots', 'heist_portrait', [0, 0, 0], 'ok i crawl along the carpet on my belly', /Heel, toe/],
    ['Suzy Sugar', 'pigeon_crossing', [0, 1, 0, 1, 0], 'no war, i give him some bread crumbs from my pocket', /splash/],
  ] as const)('takes it on: %s %s %s %s', (character, scene, ways, said, line) => {
    for (const it of inIt([character, scene, ways, said])) {
      expect(it).toMatch(line);
      expect(it).not.toMatch(/pocket|belly/i);
    }
  });

  it.each(['i work nights as a guard', 'i run every day after work', 'i kick a ball at school'])(
    'and what they do in life does not: %s',
    (said) => {
      for (const it of inIt(['Puss in Boots', 'heist_portrait', [0, 0, 0], said])) expect(it).not.toMatch(/Heel, toe/);
    },
  );
});
