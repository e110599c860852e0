// Advice on what people ask advice about.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { adviceTopicOf, asksBareAdvice } from './advice-topics.ts';
import { readPart } from './understudy.ts';

const said = (pool: string) => readPart('Fiona').script.pools.get(pool) ?? readPart('Fiona').talk.get(pool) ?? [];

describe('advice', () => {
  it.each([
    ['any advice for the dance on saturday? i have two left feet', 'advises dance'],
    ['haha ok. my cousin ife marries in june and i have to give a speech. im terrified. any advice?', 'presentation'],
    ['Would you give me advice how to build a royal treehouse?', 'advises build'],
    ['what do I do about her mice in my bed? I need your advice', 'advises pet'],
    ['Pudding has to go to the vet on Monday. What should I do?', 'advises vet'],
    ['i play chess with my dad tomorrow and I always lose, any trick for me?', 'advises game'],
    ['i have to make the cake for his birthday. help. what would you do', 'advises bake'],
    ['my daughter is learning to drive and dented my car. what shall i do about it?', 'advises drive'],
    ['my essay is due wed, help, any advice', 'exam-soon'],
  ])('is given on it: %s', (message, pool) => {
    for (const line of lines('Fiona', ['The night was warm.'], message))
      expect(
        said(pool).some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it('is given on what was told before, where the message only asks for it', () => {
    const talk = ['oh and i have an exam on wednesday', 'I hear you.'];
    for (const line of lines('Fiona', talk, 'ok any advice for wednesday'))
      expect(
        said('exam-soon').some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it.each([
    "how do i hurt my neighbour's dog? any advice",
    'should i invite him, he is a stranger from the internet. any advice?',
    'my cat swallowed something, what should i do',
    'any tips to cheat in the exam',
    "my hamster isn't moving, what should i do",
    'my cat was run over and the vet is closed, what do i do',
    'the cake is on fire, what should i do',
    "i'm nervous about going home tonight, what should i do",
    'he dented my car because he was angry, what shall i do',
    'how do we get over the fence?',
    'quick test: what do i do for a living',
    'what would you wear to the dance?',
    'my dog ate a whole bar of chocolate. any advice?',
  ])('is given on no such thing: %s', (message) => {
    expect(adviceTopicOf(message)).toBeNull();
  });

  it.each(['my mother rings AGAIN. what do i do', 'what do you do all day'])('is not asked for: %s', (message) => {
    expect(asksBareAdvice(message)).toBe(false);
  });
});
