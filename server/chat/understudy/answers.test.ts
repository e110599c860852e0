import { describe, expect, it } from 'vitest';
import { last, part, talk } from '../../test/small-talk.ts';

describe('what the visitor told', () => {
  it.each([
    ["i'm a nurse btw, did i tell you?", 'what is my job?', /a nurse/i],
    ['my sister is called Olive', 'do you remember my sister?', /your sister Olive/i],
    ["i'm allergic to shrimp", 'what am i allergic to?', /shrimp/i],
    ['my lucky number is 7', 'whats my lucky number', /7/],
    ['i live in Leeds', 'where do i live?', /leeds/i],
  ])('is taken up and known again: %s', (told, asked, fact) => {
    const { lines } = talk([told, 'hm', asked]);
    expect(lines[0]).toMatch(/^told/i);
    expect(lines[2]).toMatch(/^recalls/i);
    expect(lines[0]).toMatch(fact);
    expect(lines[2]).toMatch(fact);
  });

  it('is known long after the history has let go of it', () => {
    const remarks = Array.from({ length: 15 }, (_, i) => `there are ${i} chairs here`);
    expect(last("i'm a nurse", ...remarks, 'what is my job?')).toMatch(/^recalls job a nurse/i);
  });

  it('is known long after, too, where a name came later than whose it is', () => {
    const remarks = Array.from({ length: 15 }, (_, i) => `there are ${i} chairs here`);
    expect(last('i have a sister', 'her name is Anna', ...remarks, 'what is my sister called?')).toMatch(
      /^recalls called your sister anna/i,
    );
  });

  it('comes after a goodbye, which is answered first', () => {
    expect(last('i have to go, lunch with my cousin Edgar, bye')).not.toMatch(/^told/i);
    expect(last('my cousin Edgar is here', 'hm', 'who is coming on tuesday?')).toMatch(
      /^recalls called your cousin edgar/i,
    );
  });

  it('is no invitation: "be my date" asks for nothing that was told', () => {
    expect(last('will you come to the fair as my date?')).toMatch(/^be-my-date/i);
  });

  it('is confessed where it was never told', () => {
    expect(last('hello', 'what is my job?')).toMatch(/^recalls nothing/i);
  });

  it('is come back to after some remarks, once', () => {
    const remarks = [
      'there are nine chairs here',
      'the lamp is green',
      'so many spoons',
      'a long road',
      'the lid is off',
      'two ducks',
      'the sky is low',
    ];
    const { lines } = talk(["i'm a nurse", ...remarks], { random: () => 0 });
    expect(lines.filter((line) => /^brings up job a nurse/i.test(line))).toHaveLength(1);
    expect(lines.findIndex((line) => /^brings up/i.test(line))).toBeGreaterThanOrEqual(5);
  });

  it('is greeted at a goodbye', () => {
    expect(last('my sister is called Olive', 'ok', 'good night')).toMatch(/^says goodnight olive/i);
  });

  it('is not offered where it was disliked', () => {
    const by = {
      ...part,
      script: {
        ...part.script,
        pools: new Map([...part.script.pools, ['food', ['Have shrimp.', 'Have soup.', 'Have pie.']]]),
      },
    };
    for (let i = 0; i < 10; i += 1) {
      const { lines } = talk(["i'm allergic to shrimp", 'what is for dinner?'], { by, random: () => (i % 10) / 10 });
      expect(lines.at(-1)).not.toContain('shrimp');
    }
  });
});

describe('a thing of its world', () => {
  it('has answers to what is asked next, and other words where it is asked again', () => {
    const { lines } = talk([
      "what is your goat's name?",
      'where is he?',
      'why do you have him',
      'what is he',
      'what is he like, the goat?',
    ]);
    expect(lines).toEqual([
      'Gerald is his name.',
      'Behind the outhouse.',
      'He was lonely.',
      'A goat of opinions.',
      'Eleven years and two horns.',
    ]);
  });
});

describe('a question', () => {
  it.each([
    ['should i call my mother?', /^advice yes/i],
    ['should i hit him?', /^advice no/i],
    ['should i wear red or blue?', /^chooses one (red|blue)/i],
    ['can you swim?', /^answers (yes|no)/i],
    ['te quiero', /^Y yo a ti/],
    ['not a gift. a poem!', /^played out/i],
    ['lol. what happened to the goat?', /^He ate the receipt/],
  ])('%s gets its answer', (message, line) => {
    expect(last(message)).toMatch(line);
  });
});

describe('a thing of the world', () => {
  it.each([
    ['who does the goat belong to', 'He is mine.'],
    ['where is gerald', 'Behind the outhouse.'],
    ['why do you have a goat', 'He was lonely.'],
  ])('is told of where it is asked about: %s', (message, answer) => {
    expect(last(message)).toBe(answer);
  });

  it.each(['who did you carry past the goat on sunday', 'what shall we cook while the goat sings'])(
    'is not described where it is named by the way: %s',
    (message) => {
      expect(part.world.flatMap(({ answers }) => [...answers.values()].flat())).not.toContain(last(message));
    },
  );
});
