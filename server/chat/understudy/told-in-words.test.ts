import { describe, expect, it } from 'vitest';
import { recalledInWords } from './told-in-words.ts';

const said = [
  'ok so i fell in the mud and lost a boot in there. but i caught u a huge eel for dinner',
  "I'm learning to play the accordion, my teacher is called Mr. Plum",
  'my sister Marta loves tango',
  'i stole a whole crate of sardines last night btw',
  'my old friend Hubert is coming to visit on Sunday',
  'i was late for the ferry',
  "Listen, I start a new job Monday, at Farkle's brickyard. I'm nervous.",
  "I'll just go see to my horse, back in a minute",
  'aww u do love my horse',
  'i met a shit magician at the fair',
  'you promised me a boat, did i tell you about the boat',
];

describe('what the visitor said', () => {
  it.each([
    ['u remember what i caught for u today?', 'you caught me a huge eel for dinner'],
    ['quick test, what instrument am I learning?', "you're learning to play the accordion"],
    ['hey do you remember what my sister loves?', 'your sister Marta loves tango'],
    ['what did i steal? i mean what i stole last night, remember?', 'you stole a whole crate of sardines last night'],
    ['When is Hubert coming, do you remember?', 'your old friend Hubert is coming to visit on Sunday'],
    ['Where do I start my new job, do you remember?', "you start a new job Monday, at Farkle's brickyard"],
    ['do you remember what i was late for?', 'you were late for the ferry'],
  ])('is said back to "%s"', (question, answer) => {
    expect(recalledInWords(question, said)).toBe(answer);
  });

  it.each([
    ['is not said back to a question that asks for no memory', 'do you like tango?'],
    ['is not made up where nothing was said of it', 'do you remember my brother?'],
    ['is not said back with a word that is never repeated', 'do you remember what magician i met?'],
    ['is not what was said about the talk itself', 'do you remember my horse?'],
    ['is not turned where it begins with the listener', 'do you remember what you promised me, the boat?'],
  ])('%s', (_, question) => {
    expect(recalledInWords(question, said)).toBeNull();
  });
});
