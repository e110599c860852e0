// What was told is found though the question puts it in other words.
import { describe, expect, it } from 'vitest';
import { talk } from '../../test/small-talk.ts';
import { readPart } from './understudy.ts';

const parts = { shrek: readPart('Shrek'), king: readPart('King Harold') };
const last = (by: keyof typeof parts, ...messages: string[]) =>
  talk(messages, { by: parts[by], random: () => 0.4 }).lines.at(-1);

describe('what the visitor told', () => {
  it.each([
    [
      "i'm starving, i spent all morning chasing felicia out of the mud",
      'what did i do this morning, do you even listen',
      /felicia/,
    ],
    [
      'i spent all morning chasing felicia out of the mud',
      'haha onions i guess. ok new topic: what did i do this morning?',
      /felicia/,
    ],
    ['spent the whole afternoon painting the fence', 'remember what i did this afternoon?', /painting the fence/],
    [
      'what a day, taught the kids to whistle today and Peanut singed my eyebrows',
      'remember what happened to my eyebrows?',
      /Peanut singed your eyebrows/,
    ],
    ['the goose bit my thumb', 'do you remember what happened to my thumb?', /goose bit your thumb/],
    [
      "my name's tom btw, i walk from Brindle with a lame mule called Pepper",
      'do you remember my name and what my mule is called?',
      /Tom.*Pepper/,
    ],
    ['i met a baker called Ansel', 'what was the baker called again?', /Ansel/],
    [
      "the letter i stole is from a lady called Rosalba, i think he's married haha",
      'ok quiz: who wrote the letter i stole?',
      /Rosalba/,
    ],
    [
      'I am well enough, my dear, only my left knee aches from the stairs.',
      'Do you still remember which of my knees is sore?',
      /left knee/,
    ],
    ['my right elbow hurts', 'do you remember which of my elbows hurts?', /right elbow/],
    [
      'By the way, I baked a lemon cake today, and it is called Bertha.',
      'Do you remember what my lemon cake is called?',
      /Bertha/,
    ],
    ['I have a new boat, its name is Plum', 'what is my boat called?', /Plum/],
    [
      "With pleasure, just us two. I'll bring the plum brandy. When shall we meet there?",
      'Do you remember what I am to bring to the battlements?',
      /plum brandy/,
    ],
    ["i'll wear the green coat on sunday", 'what was i going to wear on sunday?', /green coat/],
  ])('%s: %s', (told, question, expected) => {
    for (const by of ['shrek', 'king'] as const) expect(last(by, told, 'lovely weather', question)).toMatch(expected);
  });

  it.each([
    ['my left knee aches', 'which of my elbows is sore, do you remember?', /knee/],
    ['the goose bit my thumb', 'do you remember what happened to my hat?', /thumb/],
    ["i'll bring the plum brandy", 'do you remember what i am to wear?', /brandy/],
    ['i spent all morning chasing felicia', 'what did i do last night?', /felicia/],
    ["i'll be honest, i'll miss you", 'what am i to bring?', /miss|honest/],
  ])('is no answer to another question: %s: %s', (told, question, wrong) => {
    expect(last('shrek', told, 'lovely weather', question)).not.toMatch(wrong);
  });
});
