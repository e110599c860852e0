// Who asks for a remedy gets a harmless one, in the character's own voice.
import { describe, expect, it } from 'vitest';
import { talk, toldShrek } from '../../test/small-talk.ts';
import { readScript } from './script.ts';
import { readPart } from './understudy.ts';

const remedies = (name: Parameters<typeof readScript>[0]) => readScript(name).pools.get('gives remedy') ?? [];
const isRemedy = (line = '') => remedies('Shrek').some((it) => line.startsWith(it));

describe('a remedy is given', () => {
  it.each([
    'got anything behind the bar for a cold?',
    'what helps against a sore throat?',
    'got something for a headache?',
    'do you know a cure for hiccups',
    'whats good for a cold?',
    'my throat hurts, any tips?',
    'what do you do when you have a cold',
    'can u make me something for my cough',
    'i have a cold, got any remedies',
    'any ogre remedy for a runny nose?',
    'what should i take for a tummy ache',
    'how do i get rid of this cold lol',
    'help ive got the sniffles, what helps?',
    'got a cure for my stiff neck?',
    'what helps against hay fever',
  ])('%s', (message) => {
    expect(isRemedy(toldShrek('hello', message))).toBe(true);
    expect(isRemedy(toldShrek('tell me a story', 'yes', message))).toBe(true);
  });

  it('and by what they told before', () => {
    expect(isRemedy(toldShrek('home with a rotten cold', 'got any remedies?'))).toBe(true);
    expect(isRemedy(toldShrek('i like the goat', 'got any remedies?'))).toBe(false);
  });
});

describe('and none is given for what is grave, for somebody else, or for no ailment', () => {
  it.each([
    'what helps against chest pain',
    'i took too many pills, what helps against a headache',
    'got anything for depression',
    'what helps against cancer',
    'my baby has a cold, what helps?',
    'what helps my cat against a cold?',
    'ive had this cough for weeks with blood, what helps?',
    'got anything for cold feet about the wedding?',
    'have you got a cold drink for me?',
    'is the soup cold?',
    'what do you do when its cold',
    'do you have a cold?',
    'i have a cold',
    'whats good about the bog',
    'i cant breathe with this cold, what helps',
  ])('%s', (message) => {
    expect(isRemedy(toldShrek('hello', message))).toBe(false);
  });
});

it.each(['Doris', 'Donkey', 'Queen Lillian', 'Gingerbread'] as const)('%s has a remedy of their own', (name) => {
  const by = readPart(name);
  const line = talk(['hello', 'what helps against a cold?'], { by, random: () => 0.4 }).lines.at(-1) ?? '';
  expect(remedies(name).some((it) => line.startsWith(it))).toBe(true);
});
