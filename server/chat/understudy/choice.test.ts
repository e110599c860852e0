import { describe, expect, it } from 'vitest';
import { choiceFor } from './choice.ts';

const fork = [
  { text: 'The left path', tags: ['left', 'reeds'] },
  { text: 'The right path', tags: ['right', 'hill'] },
  { text: 'Kiss me first', tags: ['kiss', 'hug'] },
];
const yesOrNo = [
  { text: 'Yes, tell me', tags: ['yes', 'more'] },
  { text: 'Not now', tags: ['no', 'later'] },
];
const guesses = [
  { text: 'A shadow', tags: ['shadow'] },
  { text: 'I give up', tags: ['dunno'] },
  { text: 'Something else', tags: ['any'] },
];
const telling = [
  { text: 'And then?', tags: ['more'] },
  { text: 'Why the bell?', tags: ['why'] },
];

describe('free words choose', () => {
  it.each([
    [fork, 'the left one', 0],
    [fork, 'not left, right!', 1],
    [fork, 'lets take the hill', 1],
    [fork, 'The right path', 1],
    [fork, '*kisses you*', 2],
    [fork, 'through the reads', null],
    [fork, 'what is your favourite colour?', null],
    [yesOrNo, 'yes', 0],
    [yesOrNo, 'sure, go ahead!', 0],
    [yesOrNo, 'nah maybe later', 1],
    [yesOrNo, 'YESSS', 0],
    [yesOrNo, 'you are an idiot', null],
    [guesses, 'is it your shadow?', 0],
    [guesses, 'no idea', 1],
    [guesses, 'a horse', 2],
    [guesses, 'is it soup?', 2],
    [guesses, 'do you snore?', null],
    [guesses, 'i want to stop', null],
    [guesses, 'what did you have for dinner on your birthday last year?', null],
    [telling, 'and then', 0],
    [telling, 'go on go on', 0],
    [telling, 'what happened next', 0],
    [telling, 'why tho', 1],
    [telling, 'why the bell of all things', 1],
    [telling, 'goodbye', null],
  ])('of %j by %j', (choices, message, index) => {
    expect(choiceFor(message, choices, 'Shrek', choices === guesses)?.index ?? null).toBe(index);
  });

  it('are no guess in a telling, where a question or a no wants its own answer', () => {
    const tale = [{ text: 'Go on', tags: ['any'] }];
    expect(choiceFor('the sea was green', tale, 'Shrek')?.index).toBe(0);
    expect(choiceFor('where is the egg?', tale, 'Shrek')).toBeNull();
    expect(choiceFor('not now', tale, 'Shrek')).toBeNull();
  });

  it('are sure where they have words of the choice’s own', () => {
    expect(choiceFor('left', fork, 'Shrek')?.isSure).toBe(true);
    expect(choiceFor('go on', telling, 'Shrek')?.isSure).toBe(false);
  });
});
