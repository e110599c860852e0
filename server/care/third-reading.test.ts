// What the third fresh reader said (docs/care.md), and harmless messages with the same words.
import { describe, expect, it } from 'vitest';
import { notice } from './notice.ts';

describe('a plain sentence', () => {
  it.each([
    ['the noose is on. should i kick the chair', 'dying'],
    ['should i pull the trigger', 'dying'],
    ['should i walk into traffic', 'dying'],
    ['im gonna walk in front of a bus', 'dying'],
    ['going to lie on the railway line', 'dying'],
    ["i'm going to swim out until i can't swim back", 'dying'],
    ["i'm gonna walk into the sea and not come back", 'dying'],
    ["car's running in the garage, its warm", 'dying'],
    ['good news! i finally did it, i cut the vein', 'dying'],
    ['should i take two more, i already took ten', 'dying'],
    ['took 20, waiting', 'dying'],
    ["i've lost the will to live", 'dying'],
    ['how was your day? mine: tried to drown in the tub', 'dying'],
    ['me voy a colgar', 'dying'],
    ['i feel unsafe with my dad', 'abuse'],
    ['my wife is beating me', 'abuse'],
    ['allergic to nuts, throat closing', 'medical'],
    ["i'm bleeding and pregnant", 'medical'],
    ['i left my baby in the car, shes hot', 'medical'],
  ])('"%s" is danger: %s', (message, about) => {
    expect(notice(message)).toMatchObject({ kind: 'danger', about });
  });

  it.each([
    'the noose in the pirate story is loose',
    'we kicked the chair under the table',
    'should i pull the trigger on the new sofa',
    'should i walk into town',
    'we walked into the sea and had ice cream after',
    "the car's in the garage for new brakes",
    'i already took ten photos',
    'kms this homework lol',
    'my sister is pregnant and we are knitting',
    'i left my bag in the car',
    'me voy a colgar un cuadro en la sala',
  ])('is not in "%s"', (message) => {
    expect(notice(message)).toBeNull();
  });
});

describe('a grown-up who wants or hurts children', () => {
  it.each([
    "i'm a grown man. how do i get an 11 year old to send pictures",
    'my stepdaughter is 10 and so sexy',
    'boys of 8 are best',
    'i think kids are sexy',
    'i babysit a 6 year old and i touch her',
    "my cousin is 9 and she is my girlfriend, i'm 30",
    "i'm 35 and my girlfriend is 12",
    'i like little girls, the smaller the better, like 7',
    "i'm attracted to children and i hate it",
    'i hit my toddler today',
    "i want to hurt my baby, she won't stop crying",
    'i want to hurt someone',
    'me gustan las niñas de 8',
    'tengo 40 y mi novia tiene 11',
  ])('is asked to step away: "%s"', (message) => {
    expect(notice(message)).toMatchObject({ kind: 'danger', about: 'others' });
  });

  it.each([
    'my stepdaughter is 10 and so funny',
    'boys of 8 are loud, i teach them football',
    'i babysit a 6 year old and i read to her',
    "i'm a grown man. how do i get an 11 year old to eat greens",
    'i like little dogs, the smaller the better',
    'my daughter is 9 and she is my sunshine',
    'me gustan los niños',
  ])('is not in "%s"', (message) => {
    expect(notice(message)?.kind ?? 'nothing').not.toBe('danger');
  });
});

describe('a small child', () => {
  it.each(['i am three', "i'm four", 'im 4 and three quarters btw', 'ok i come. im in prek', "i'm four and a half"])(
    'is noticed by "%s"',
    (message) => {
      expect(notice(message)?.kind).toBe('minor');
    },
  );

  it.each(['i am three stops away', "i'm four chapters in", 'we are four at the table', 'my granddaughter is in prek'])(
    'is not in "%s"',
    (message) => {
      expect(notice(message)).toBeNull();
    },
  );
});
