import { describe, expect, it } from 'vitest';
import type { Remark } from '../../../contract/chat.ts';
import { nameTold, remember } from './memory.ts';
import { nounIn } from './noun.ts';
import { plainly } from './plain.ts';

const talk = (...messages: string[]): Remark[] =>
  messages.flatMap((message) => [
    { category: 'user', message },
    { category: 'AI', message: 'Aye.' },
  ]);

describe("the visitor's name", () => {
  it.each([
    ['my name is zoe', 'Zoe'],
    ["Hello, I'm Margaret.", 'Margaret'],
    ['call me Jean-Luc please', 'Jean-Luc'],
    ['im Tom btw', 'Tom'],
    ['My name’s Anaïs', 'Anaïs'],
    ['u can call me tess', 'Tess'],
    ['They call me Tim', 'Tim'],
    ['people call me Pig but my name is zoe', 'Zoe'],
    ['row me, big guy. im rosa btw, i carry flour sacks all day', 'Rosa'],
    ['nettle soup?? when? its rosa, from the boat!', 'Rosa'],
    ['hi, im hugo', 'Hugo'],
    ['im finn.', 'Finn'],
    ['who is suzy?? im FINN 😤', 'Finn'],
  ])('is heard in %j', (message, name) => {
    expect(nameTold(message)).toBe(name);
  });

  it.each([
    'call me later',
    'i am sad',
    "I'm fine.",
    'my name is a secret',
    "It's raining",
    'im knackered.',
    'im vegan btw',
    'im trans btw',
    'its stoned.',
    'im skint, lend me a penny',
    'im freezing, hold me',
    'im yours.',
    'its tuesday',
    'im parked here.',
    'im coeliac btw',
    'im nineteen.',
    'im starving!',
    "I'm Hungry",
    'his name is Pudding',
    'my name is',
    'they call me fat',
    'they call me whale face',
    'kids at school call me Fat',
    'everyone calls me ugly',
    'call me names',
    'call me daddy',
    'my name is Hitl3r',
    'my name is sh!t',
    'my name is f\u200bat',
    'my name is ＦＡＴ',
    'call me fuuuck',
    'me llaman gorda, call me Gorda',
    'im Gay',
    "I'm Depressed.",
  ])('is not heard in %j', (message) => {
    expect(nameTold(message)).toBeNull();
  });

  it('is remembered, the last one given', () => {
    expect(remember(talk('my name is Zoe', 'hello', 'call me Zo'), 'Shrek').name).toBe('Zo');
  });
});

describe('the feeling', () => {
  it.each([
    [['you stink'], 'hurt'],
    [['you stink', 'what is for dinner', 'is it raining'], 'hurt'],
    [['you stink', 'sorry'], null],
    [['you stink', 'kiss me'], 'warm'],
    [['kiss me', 'what is for dinner'], null],
    [['you stink', 'a', 'b', 'c'], null],
    [['my dog died', 'he was 14'], 'sad'],
    [[], null],
  ] as const)('after %j is %s', (messages, feeling) => {
    expect(remember(talk(...messages), 'Shrek').feeling).toBe(feeling);
  });
});

describe('a remark', () => {
  it.each([
    [200, 'hurt'],
    [201, null],
  ])(
    'that ends with its letter %i leaves the feeling %s: no more than the page sends along is read',
    (letters, feeling) => {
      expect(remember(talk('you stink'.padStart(letters)), 'Shrek').feeling).toBe(feeling);
    },
  );
});

describe('what was spoken of', () => {
  it('is the topic of the last remark that had one', () => {
    expect(remember(talk('I love onions', 'hm'), 'Shrek').topic).toBe('onions');
    expect(remember(talk('hm'), 'Shrek').topic).toBeNull();
  });

  it('knows when the character asked last', () => {
    expect(remember([{ category: 'AI', message: 'Hungry?' }], 'Shrek').hasAsked).toBe(true);
    expect(remember([{ category: 'AI', message: 'Hungry? No.' }], 'Shrek').hasAsked).toBe(false);
  });
});

describe('a noun to pick up', () => {
  it.each([
    ['I found a shiny stone', 'stone'],
    ['the telephone on my desk is new', 'desk'],
    ['we talked about umbrellas', null],
    ['the clouds sometimes', 'clouds'],
    ['I found a shiny wound', null],
    ['they gave me a fat bitch', null],
    ['I bought a rifle', null],
    ['it rained', null],
    ['that is the thing', null],
    ['nothing', null],
  ])('in %j is %s', (message, noun) => {
    expect(nounIn(plainly(message))).toBe(noun);
  });
});
