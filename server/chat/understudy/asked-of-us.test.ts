import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { sayings } from './grammar.ts';
import { readScript } from './script.ts';
import { readTalk } from './talk/answers.ts';

/** Whether `line` is, or ends with, what `who` says to `answer` in free talk. */
function isOf(line: string, who: Parameters<typeof readTalk>[0], answer: string): boolean {
  const { slots } = readScript(who);
  return (readTalk(who).get(answer) ?? []).some((it) => sayings(it, slots).some((said) => line.endsWith(said)));
}

describe('what is asked of the character goes before what single words would call for', () => {
  it.each([
    ['Shrek', 'Lie still. I have the chores.', 'I am not ill, you softie! What are you most afraid of?', 'your-fear'],
    ['Shrek', 'Aye.', 'Tell me, what are you most afraid of in your life?', 'your-fear'],
    [
      'Queen Lillian',
      'Forgive me. It has been tidied away.',
      'Tidied away, I suppose. What do you secretly wish for, Lillian?',
      'your-wish',
    ],
    ['Queen Lillian', 'Quite.', 'my flatmate says i cough like a goose. do u have any pets?', 'your-pets'],
    ['Suzy Sugar', 'I know every bun.', 'I must go to bed, will you dream of me?', 'dreamt-of-you'],
    ['Puss in Boots', 'An empty jug, that chills me.', 'aww an empty jug, who taught u to fence?', 'who-taught-you'],
    ['Doris', 'Mark the date.', 'i made doris smile omg. do u ever get lonely at the bar?', 'being-alone'],
  ] as const)('%s, after %j: %s', (who, last, message, answer) => {
    for (const line of lines(who, [last], message)) expect(isOf(line, who, answer), line).toBe(true);
  });
});

describe('what befell the visitor is answered for what it is', () => {
  it.each([['My bike has a flat tyre and it rains.', 'car-broke']])('%s', (message, answer) => {
    for (const line of lines('Fiona', ['The night is warm.'], message))
      expect(isOf(line, 'Fiona', answer), line).toBe(true);
  });
});

describe('what is asked of the visitor’s own life, or of the last line, is none of that', () => {
  it.each([
    ['Shrek', ['Aye.', 'my dog is called Bramble', 'Bramble, aye.'], 'what is my dog called, do you know?', /Bramble/],
    ['Shrek', ['Aye.', 'i play the drums', 'Drums, aye.'], 'what instrument do i play? i told you', /drums/],
  ] as const)('%s %j: %s', (who, said, message, wanted) => {
    for (const line of lines(who, said, message)) expect(line).toMatch(wanted);
  });
});
