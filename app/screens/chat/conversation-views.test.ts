import { describe, expect, it } from 'vitest';
import { mostHistoryBytes, mostRemarks } from '../../../contract/chat.ts';
import { converse } from './conversation.ts';
import { type Action, type Conversation, newConversation } from './conversation-state.ts';
import { announcement, historyOf, isSilent } from './conversation-views.ts';
import { greeted, play, sent } from './test-conversation.ts';

describe('what a screen reader hears', () => {
  it('is that Shrek is typing, once, and the finished reply, once', () => {
    const heard: string[] = [];
    let conversation = newConversation('Shrek');
    for (const action of [
      ...sent,
      { type: 'typingShown', id: 2 },
      { type: 'fragmentArrived', id: 2, fragment: 'Aye' },
      { type: 'fragmentArrived', id: 2, fragment: ', lass.' },
      { type: 'ended', id: 2 },
    ] as const) {
      conversation = converse(conversation, action);
      const said = announcement(conversation);
      if (said && said !== heard.at(-1)) heard.push(said);
    }
    expect(heard).toEqual(['Shrek: Evening, lass.', 'Shrek is typing', 'Shrek: Aye, lass.']);
  });

  it.each([
    ['failed', 'Failed to fetch response. Please try again.'],
    ['ended', "That's all Shrek's got! Go bother others instead."],
  ] as const)('is the page, not Shrek, for a reply that %s without a word', (type, words) => {
    expect(announcement(play(...sent, { type, id: 2 }))).toBe(`The page says: ${words}`);
  });
});

describe('nothing to see of what is awaited', () => {
  const danger = { writer: 'site', care: 'danger', language: 'en' } as const;
  it.each([
    ['before anything came', [], true],
    ['while the page has not said all', [{ type: 'headArrived', id: 2, head: danger }], true],
    ['once it is said that somebody types', [{ type: 'typingShown', id: 2 }], false],
    ['once words came', [{ type: 'fragmentArrived', id: 2, fragment: 'Aye' }], false],
    [
      'once the reply is whole',
      [
        { type: 'fragmentArrived', id: 2, fragment: 'Aye' },
        { type: 'ended', id: 2 },
      ],
      false,
    ],
  ] as const)('%s', (_, actions, expected) => {
    expect(isSilent([...sent, ...actions].reduce<Conversation>(converse, newConversation('Shrek')))).toBe(expected);
  });
});

describe('the history that goes along', () => {
  const talk = (turns: number) =>
    Array.from({ length: turns }, (_, turn): Action[] => [
      { type: 'messageSent', id: turn + 2, message: `question ${turn}` },
      { type: 'fragmentArrived', id: turn + 2, fragment: `answer ${turn}` },
      { type: 'ended', id: turn + 2 },
    ]).flat();

  it('is the last 20 messages, in order', () => {
    const history = historyOf(play(...greeted, ...talk(15)));
    expect(history).toHaveLength(mostRemarks);
    expect(history.at(0)).toEqual({ category: 'user', message: 'question 5' });
    expect(history.at(-1)).toEqual({ category: 'AI', message: 'answer 14' });
  });

  it('has no more than 4,000 characters in all', () => {
    const long = talk(15).map((action) => ('message' in action ? { ...action, message: 'x'.repeat(900) } : action));
    const history = historyOf(play(...greeted, ...long));
    expect(history.reduce((sum, { message }) => sum + message.length, 0)).toBeLessThanOrEqual(mostHistoryBytes);
    expect(history).toHaveLength(20);
  });

  it('leaves out notices, which are not part of the conversation', () => {
    const failed = play(
      { type: 'greetingAsked', id: 1 },
      { type: 'failed', id: 1 },
      { type: 'messageSent', id: 2, message: 'hello' },
      { type: 'failed', id: 2 },
      { type: 'messageSent', id: 3, message: 'hello?' },
      { type: 'ended', id: 3 },
    );
    expect(historyOf(failed).map(({ message }) => message)).toEqual(['hello', 'hello?']);
  });

  it('holds words of a character that happen to be those of a notice', () => {
    const fragment = 'Failed to fetch response. Please try again.';
    const spoken = play(...sent, { type: 'fragmentArrived', id: 2, fragment }, { type: 'ended', id: 2 });
    expect(historyOf(spoken).at(-1)).toEqual({ category: 'AI', message: fragment });
  });
});
