import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { type Action, newConversation } from './conversation-state.ts';
import { strokeIn, struckBy } from './struck-by.ts';

describe('words', () => {
  it.each(['Kiss me!', 'I love you', '*kisses your nose*', 'come here, cuddle', 'mwah 💋', 'will you marry me'])(
    '“%s” are a kiss',
    (words) => expect(strokeIn(words)).toBe('kiss'),
  );

  it.each(['You stink', "you're so stupid", 'you’re a big fat liar', 'ur ugly', 'I hate you.', 'Shut up!', 'idiot'])(
    '“%s” are an insult',
    (words) => expect(strokeIn(words)).toBe('insult'),
  );

  it.each([
    'Good evening',
    "I don't love you",
    'do you love her?',
    'the swamp stinks',
    'are you stupidly tired',
    'I hate onions',
    'you are not ugly',
  ])('“%s” are neither', (words) => expect(strokeIn(words)).toBeNull());

  it('that are both are an insult', () => {
    expect(strokeIn('kiss me, you smelly idiot. I hate you')).toBe('insult');
  });
});

describe('a puppet is struck', () => {
  const played = (...actions: Action[]) => actions.reduce(converse, newConversation('Shrek'));
  const kiss: Action = { type: 'messageSent', id: 1, message: 'kiss me' };
  const head = { writer: 'understudy', care: null, language: 'en' } as const;

  it('by the visitor’s message until the reply is whole', () => {
    expect(struckBy(played(kiss))).toBe('kiss');
    expect(struckBy(played(kiss, { type: 'fragmentArrived', id: 1, fragment: 'Aye' }))).toBe('kiss');
    expect(
      struckBy(played(kiss, { type: 'fragmentArrived', id: 1, fragment: 'Aye' }, { type: 'ended', id: 1 })),
    ).toBeNull();
  });

  it('by what care found abusive, in whatever words', () => {
    for (const care of ['hate', 'sexual'] as const) {
      expect(struckBy(played(kiss, { type: 'headArrived', id: 1, head: { ...head, care } }))).toBe('insult');
    }
  });

  it('by nothing where the page answers, or nothing was sent', () => {
    expect(struckBy(played(kiss, { type: 'headArrived', id: 1, head: { ...head, writer: 'site' } }))).toBeNull();
    expect(struckBy(played({ type: 'greetingAsked', id: 1 }))).toBeNull();
  });
});
