// Whom and what the visitor named, and where it hurts, by other words than those in which it was told.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';
import { namedIn } from './told-named.ts';

describe('what was named', () => {
  it.each([
    ['My old nurse Hilda put cabbage leaves on bruises', 'what was the name of my old nurse?', 'Hilda'],
    ['my valet Osbert laughed', "what's the name of my valet?", 'Osbert'],
    ['our gardener is called Pete', 'what is my gardener called?', 'Pete'],
    ['I built a boat today and named her Soggy Bess', "What's my boat called?", 'Soggy Bess'],
    ['we bought a little van last week and called it Winston', 'do you remember the name of my van?', 'Winston'],
    ['I play a cello, I named it Otto', 'what is my cello called?', 'Otto'],
    ['my valet Osbert laughed', 'who is Osbert?', 'your valet'],
    ['i found a fat toad today, named it bertram after my uncle', 'what was the toad called again?', 'Bertram'],
    ['we got a kitten and called her biscuit!', 'remember what my kitten is called?', 'Biscuit'],
    ['my teapot is called Gladys', 'what did i call my teapot?', 'Gladys'],
  ])('%s: %s', (told, question, name) => {
    expect(toldShrek(told, 'lovely weather', question)).toContain(name);
  });

  it.each([
    ['I built a boat today and named her Soggy Bess', 'what is my car called?'],
    ['I named the dish of the day', 'what is my dish called?'],
    ['i got a kitten and called her because of you', 'what is my kitten called?'],
  ])('is nothing that was not named: %s: %s', (told, question) => {
    expect(toldShrek(told, 'lovely weather', question)).not.toMatch(/Soggy|Bess|of the day/);
  });
});

describe('what happened', () => {
  it.each([
    ['i scorched a barn today btw, by accident', 'do you remember what i set fire to today?', 'barn'],
    ['i burned my hat this morning', 'remember what i set on fire?', 'hat'],
    ['i had a lousy day at the fair, somebody stole my scarf', 'and you remember what i lost at the fair?', 'scarf'],
    ['i had a long day at the mill. someone nicked my lantern', 'what did i lose at the mill again?', 'lantern'],
    ['i went to the lake. i caught a pike', 'remember what i caught at the lake?', 'pike'],
  ])('is found by other words for it: %s: %s', (told, question, thing) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(new RegExp(`\\b${thing}\\b`));
  });
});

describe('a noun that may not be said back', () => {
  it.each(['my whore Anna sings', 'our retard Bob came', 'I bought a dildo and named it Max'])(
    'is nobody: %s',
    (told) => {
      expect(namedIn([told])).toEqual([]);
    },
  );

  it('is not a harmless one', () => {
    expect(namedIn(['my nurse Hilda came', 'my teapot is called Gladys']).map(({ name }) => name)).toEqual([
      'Hilda',
      'Gladys',
    ]);
  });
});

describe('where it hurts', () => {
  it.each([
    ['My knee hurts', 'do you remember which part of me hurts?', 'knee'],
    ['I twisted my hip on the third step', 'Do you recall where I got hurt?', 'hip'],
    ['i broke my toe in the barn', 'remember what i hurt?', 'toe'],
    ['my back is sore from the harvest', 'do you remember where it hurts?', 'back'],
  ])('%s: %s', (told, question, part) => {
    expect(toldShrek(told, 'lovely weather', question)).toMatch(new RegExp(`your ${part}`, 'i'));
  });

  it('is no answer to who hurt somebody else', () => {
    expect(toldShrek('My knee hurts', 'lovely weather', 'do you remember who hurt my sister?')).not.toMatch(/knee/);
  });
});
