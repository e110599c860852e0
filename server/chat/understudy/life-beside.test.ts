// What is told by the way of one's own day is heard beside what the tale goes on with.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { lifeBeside } from './life-beside.ts';

describe('what a message tells by the way', () => {
  it.each([
    ["It's raining here in Bremen", 'Bremen'],
    ["it's still pouring", 'rain'],
    ['i burnt my toast today', 'burnt toast'],
    ['my train is late again', 'a late train'],
    ['My mum used to say the same', 'your mum'],
    ['My mother will be so proud', 'your mother'],
    ["I'm 63 and like geese", '63'],
    ['our new roof leaks like a colander', 'a leaky roof'],
    ['my kitchen tap is dripping', 'a dripping tap'],
    ['I’m scared of lifts', 'lifts'],
    ['I am afraid of bloody spiders', 'spiders'],
  ])('%s: %s', (told, heard) => expect(lifeBeside(told)).toBe(heard));

  it.each([
    'My mum stopped eating',
    'I am afraid of my father',
    'I am afraid of the dark and of him',
    'my mum says she is ill',
    'I live in Far Far Away',
    "I'm 15",
    "I'm 30 minutes late",
    'moved to Fiona',
    'it is lovely',
  ])('nothing of it in "%s"', (told) => expect(lifeBeside(told)).toBeNull());
});

const pike = { scene: 'pike_breeches', choices: [0, 1] };
const said = ['Then up came a pike, long as a door.'];

it.each([
  ['did he bite u? (I’m knitting a scarf for the fair)', /scarf/i],
  ["did he bite u? We have a choir concert on Friday and I'm an alto", /choir concert/i],
  ["did he bite u? It's raining here in Bremen", /Bremen/],
  ['I’m learning the cello. did he bite u?', /cello/i],
  ['It’s a cello, by the way. did he bite u?', /cello/i],
  ['I make my own cider every October. did he bite u?', /cider/i],
  ['our roof leaks like a colander. did he bite u?', /leaky roof/i],
  ['did he bite u? three of my pupils were sick on the trip', /\S\S No\. He took/],
])('"%s" is not passed over', (message, heard) => {
  for (const line of lines('Shrek', said, message, pike)) {
    expect(line).toMatch(/He took the breeches/);
    expect(line).toMatch(heard);
  }
});

it.each([
  'did he bite u? my mum stopped eating',
  'did he bite u? i had a scan today',
  'did he bite u? my dog died, it is raining',
])('"%s" gets no light word', (message) => {
  for (const line of lines('Shrek', said, message, pike)) expect(line).not.toMatch(/scan|your mum,|rain/i);
});

it('who regrets something asks, and fears nothing', () => {
  const said = ['Cream, sugar, lemons and patience make a posset. Shall I teach you?'];
  const message = "What's a posset? I'm afraid I only know how to make toast";
  for (const line of lines('Queen Lillian', said, message, { scene: 'posset', choices: [] }))
    expect(line).toMatch(/lemon cream/);
});

it('"should I be jealous?" behind who somebody is asks who', () => {
  const said = ['I very nearly beat Sir Oswin at draughts.'];
  for (const line of lines('Fiona', said, "Who's Sir Oswin, should I be jealous? And what's draughts, like a wind?"))
    expect(line).toMatch(/plume|ivy/);
});

describe('a fear that many have, told in the middle of a tale', () => {
  it('is named, and the tale goes on', () => {
    for (const line of lines('Shrek', said, 'I’m scared of geese, so am glad it was a pike. did he bite u?', pike))
      expect(line).toMatch(/geese.*He took the breeches/i);
  });

  it('and a tomcat that sneezes is not ill', () => {
    for (const line of lines('Shrek', said, 'My tomcat Kapitan sneezes like this. did he bite u?', pike))
      expect(line).toMatch(/He took the breeches/);
  });

  it('but what one is afraid of at home is heard', () => {
    for (const line of lines('Shrek', said, 'I’m scared of my husband. did he bite u?', pike))
      expect(line).not.toMatch(/He took the breeches/);
  });
});
