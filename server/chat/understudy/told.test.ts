import { describe, expect, it } from 'vitest';
import { allToldIn, recallAsked, toldAfter, toldIn } from './told.ts';
import type { Told } from './told-forms.ts';
import { readTold, writeTold } from './told-text.ts';

describe('what a message tells', () => {
  it.each([
    ['im a nurse btw, did i tell you?', { job: 'a nurse' }],
    ["I'm a software engineer in Berlin", { job: 'a software engineer' }],
    ['im a student at uni', { job: 'a student' }],
    ['i work in a hospital', { job: 'someone at a hospital' }],
    ['i live in Leeds', { home: 'Leeds' }],
    ['im from new york city, you?', { home: 'new york city' }],
    ['my sister is called Olive', { someone: 'your sister', called: 'Olive' }],
    ["my mom's name is ann", { someone: 'your mom', called: 'Ann' }],
    ['i have a dog named Rex', { someone: 'your dog', called: 'Rex' }],
    ['my cat Miso is sick', { someone: 'your cat', called: 'Miso' }],
    ['my best friend Tom came', { someone: 'your best friend', called: 'Tom' }],
    ['my niece was born, her name is Olive', { someone: 'your niece', called: 'Olive' }],
    ['my sister had a baby today!! a girl named Olive', { someone: 'the baby', called: 'Olive' }],
    ['I have a little sister', { someone: 'your sister' }],
    ['im allergic to shrimp', { allergy: 'shrimp' }],
    ['im allergic to nuts', { allergy: 'nuts' }],
    ['im a roofer', { job: 'a roofer' }],
    ["no nuts please, i'm allergic", { allergy: 'nuts' }],
    ['i have a goose-scared son called Otto', { someone: 'your son', called: 'Otto' }],
    ["I've two kids, Leo and Mia", { someone: 'your kids', called: 'Leo and Mia' }],
    ['my lucky number is 7', { number: '7' }],
    ['i have an exam tomorrow', { plan: 'an exam' }],
    ['i have a job interview on friday', { plan: 'a job interview' }],
    ['i passed my exam!!', { news: 'you passed your exam' }],
    ['had a fight with my mum', { news: 'you had a fight with your mum' }],
    ['i love cooking', { like: 'cooking' }],
    ['i really love old films and you', { like: 'old films' }],
    ['my favourite colour is green', { like: 'green' }],
    ["i don't like mushrooms", { dislike: 'mushrooms' }],
    ['I start a new job as a baker in Duloc on Thursday', { job: 'a baker' }],
    ['I got a job at the mill today!', { job: 'someone at the mill' }],
    ["I work as a cobbler so that's embarrassing", { job: 'a cobbler' }],
    ["I'm a baker these days", { job: 'a baker' }],
  ])('%s', (message, words) => {
    expect(toldIn(message)?.words).toEqual(words);
  });

  it.each([
    "i'm a big dreamer",
    'i like you',
    'i love your swamp',
    'i love it when you sing',
    "i'm 12",
    'i am tired',
    "i'm an idiot",
    "i'm a big fan of you",
    "my brother thinks you're funny",
    'am i a nurse?',
    'do you think i like jazz?',
    'i love fat pigs',
    'i hate my dad',
    'my sister is called Fatty',
    'x'.repeat(5000),
  ])('is nothing: %s', (message) => {
    expect(toldIn(message)).toBeNull();
  });
});

describe('a name told later', () => {
  const sister = allToldIn('i have a sister');
  it('is of whom was told before', () => {
    expect(toldAfter('her name is anna', sister)[0]?.words).toEqual({ someone: 'your sister', called: 'Anna' });
    expect(toldAfter('her name is anna', [])).toEqual([]);
    expect(toldAfter('her name is fatty', sister)).toEqual([]);
  });
});

describe('what a message asks to recall', () => {
  const told = ['im a nurse', 'my sister is called Olive', 'im allergic to shrimp', 'my cat Miso is sick']
    .map(toldIn)
    .filter((it): it is Told => it !== null);

  it.each([
    ['whats my job', 'a nurse'],
    ['what do i do for a living', 'a nurse'],
    ['do u remember what job i have', 'a nurse'],
    ['do you remember my sister?', 'Olive'],
    ['what is my cats name', 'Miso'],
    ["what's her name?", 'Miso'],
    ['it starts with O', 'Miso'],
    ['what am i allergic to', 'shrimp'],
  ])('%s', (message, fact) => {
    expect(Object.values(recallAsked(message, told)?.words ?? {})).toContain(fact);
  });

  it.each(['do you remember my number', 'where do i live', 'who is my brother?'])('was never told: %s', (message) => {
    expect(recallAsked(message, told)).toBeNull();
  });

  it.each(["what's your job", 'my job is hard', 'do you remember me?', 'hello', 'im a nurse, remember?'])(
    'is nothing: %s',
    (message) => {
      expect(recallAsked(message, told)).toBeUndefined();
    },
  );
});

describe('what a question brings along as told before', () => {
  const withName = (called: string): Told[] => [{ kind: 'called', words: { someone: 'your sister', called } }];

  it.each(['Anna', 'Anna-Lena', "D'Arcy", 'Leo and Mia', 'Chloé'])('is read: %s', (called) => {
    expect(readTold(writeTold(withName(called)))).toEqual(withName(called));
  });

  it.each(['( Anna', 'Anna [', 'Anna *', '\\ Anna', 'A ( b', 'Ann (', '+', ''])(
    'is left out with marks: %s',
    (called) => {
      expect(readTold(writeTold(withName(called)))).toEqual([]);
    },
  );
});
