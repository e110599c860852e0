import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostHistoryBytes, mostRemarks } from '../../../contract/chat.ts';
import {
  type Action,
  announcement,
  type Conversation,
  converse,
  historyOf,
  isAwaitingReply,
  newConversation,
  visibleMessages,
} from './conversation.ts';
import type { ReplyHead } from './reply-head.ts';

const play = (...actions: Action[]): Conversation => actions.reduce(converse, newConversation('Shrek'));
const greeted = [
  { type: 'greetingAsked', id: 1 },
  { type: 'fragmentArrived', id: 1, fragment: 'Evening, lass.' },
  { type: 'ended', id: 1 },
] as const;
const sent = [...greeted, { type: 'messageSent', id: 2, message: 'hello' }] as const;
/** What the headers of a reply to message `id` say. */
const head = (id: number, given: Partial<ReplyHead>): Action => ({
  type: 'headArrived',
  id,
  head: { writer: 'understudy', care: null, language: 'en', ...given },
});
/** A message and its whole reply. */
const turn = (id: number, message: string, given: Partial<ReplyHead>, fragment = `answer ${id}`): Action[] => [
  { type: 'messageSent', id, message },
  head(id, given),
  { type: 'fragmentArrived', id, fragment },
  { type: 'ended', id },
];

describe('a conversation', () => {
  it('starts from the preset list, which is empty', () => {
    expect(newConversation('Shrek').messages).toEqual([]);
  });

  it('allows no message before the greeting was asked for and has arrived', () => {
    expect(isAwaitingReply(newConversation('Shrek'))).toBe(true);
    expect(isAwaitingReply(play({ type: 'greetingAsked', id: 1 }))).toBe(true);
    expect(isAwaitingReply(play(...greeted))).toBe(false);
    expect(isAwaitingReply(play(...sent))).toBe(true);
  });

  it('awaits the greeting', () => {
    expect(play({ type: 'greetingAsked', id: 1 }).awaited).not.toBeNull();
  });

  it('shows the greeting', () => {
    expect(play(...greeted)).toMatchObject({
      messages: [{ category: 'AI', message: 'Evening, lass.' }],
      awaited: null,
    });
  });

  it.each(['', '  \n'])('shows the fallback greeting for a greeting of %j', (fragment) => {
    const { messages } = play(
      { type: 'greetingAsked', id: 1 },
      { type: 'fragmentArrived', id: 1, fragment },
      { type: 'ended', id: 1 },
    );
    expect(messages).toEqual([
      { category: 'AI', message: 'Hi there! How can I make your day better today? 😊', notice: 'greeting missing' },
    ]);
  });

  it('shows the fallback greeting when the greeting fails', () => {
    const { messages, awaited } = play({ type: 'greetingAsked', id: 1 }, { type: 'failed', id: 1 });
    expect(messages).toEqual([
      { category: 'AI', message: 'Hi there! How can I make your day better today? 😊', notice: 'greeting missing' },
    ]);
    expect(awaited).toBeNull();
  });

  it('adds the user message at once, and awaits the reply', () => {
    const conversation = play(...sent);
    expect(conversation.messages.at(-1)).toEqual({ category: 'user', message: 'hello' });
    expect(conversation.awaited).toMatchObject({ id: 2, kind: 'reply' });
  });

  it.each(['', ' ', '\t\n '])('ignores the blank message %j', (message) => {
    expect(play(...greeted, { type: 'messageSent', id: 2, message })).toEqual(play(...greeted));
  });

  it('sends nothing while a reply is awaited', () => {
    expect(play(...sent, { type: 'messageSent', id: 3, message: 'are you there' })).toEqual(play(...sent));
  });

  it('shows "Typing..." without storing it', () => {
    const conversation = play(...sent, { type: 'typingShown', id: 2 });
    expect(visibleMessages(conversation).at(-1)).toEqual({ category: 'AI', message: 'Typing...' });
    expect(conversation.messages.at(-1)?.category).toBe('user');
  });

  it('replaces "Typing..." by the reply as it streams in', () => {
    const typing = play(...sent, { type: 'typingShown', id: 2 });
    const streaming = converse(typing, { type: 'fragmentArrived', id: 2, fragment: 'Aye' });
    expect(visibleMessages(streaming).slice(2)).toEqual([{ category: 'AI', message: 'Aye' }]);
    const more = converse(streaming, { type: 'fragmentArrived', id: 2, fragment: ', aye.' });
    expect(visibleMessages(converse(more, { type: 'ended', id: 2 })).slice(2)).toEqual([
      { category: 'AI', message: 'Aye, aye.' },
    ]);
  });

  it('answers an empty reply in the words of docs/product.md, 5.4', () => {
    const { messages, awaited } = play(...sent, { type: 'typingShown', id: 2 }, { type: 'ended', id: 2 });
    expect(messages.at(-1)).toEqual({
      category: 'AI',
      message: "That's all Shrek's got! Go bother others instead.",
      notice: 'reply empty',
    });
    expect(awaited).toBeNull();
  });

  it('answers a failure in the words of docs/product.md, 5.4, dropping the half that came', () => {
    const { messages, awaited } = play(
      ...sent,
      { type: 'fragmentArrived', id: 2, fragment: 'Half a re' },
      { type: 'failed', id: 2 },
    );
    expect(messages.slice(2)).toEqual([
      { category: 'AI', message: 'Failed to fetch response. Please try again.', notice: 'reply failed' },
    ]);
    expect(awaited).toBeNull();
  });

  it('trims blank lines before, after and inside a reply, also while it streams in', () => {
    const streaming = play(...sent, { type: 'fragmentArrived', id: 2, fragment: '\n \n Aye.\r\n\r\n\n' });
    expect(visibleMessages(streaming).at(-1)?.message).toBe('Aye.');
    const more = converse(streaming, { type: 'fragmentArrived', id: 2, fragment: '  And  you?\nMe.\n' });
    const { messages } = converse(more, { type: 'ended', id: 2 });
    expect(messages.at(-1)).toEqual({ category: 'AI', message: 'Aye.\nAnd  you?\nMe.' });
  });

  it('never lets a reply land on another message', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('typingShown', 'fragmentArrived', 'ended', 'failed')), (types) => {
        const late = types.map((type) => ({ type, id: 1, fragment: 'late' }) as Action);
        expect(play(...sent, ...late)).toEqual(play(...sent));
      }),
    );
  });
});

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

describe('danger', () => {
  const danger = { writer: 'site', care: 'danger' } as const;
  const kind = 'Please tell somebody whom you trust.';

  it('is answered by the page, in the language of the answer', () => {
    const { messages } = play(...greeted, ...turn(2, 'no', { ...danger, language: 'es' }, kind));
    expect(messages.at(-1)).toEqual({ category: 'AI', message: kind, notice: 'danger answered', language: 'es' });
  });

  it('shows nobody typing, and the answer once it is whole', () => {
    const waiting = play(...greeted, { type: 'messageSent', id: 2, message: 'no' }, head(2, danger));
    const typing = converse(waiting, { type: 'typingShown', id: 2 });
    const half = converse(typing, { type: 'fragmentArrived', id: 2, fragment: 'Please' });
    expect(visibleMessages(half)).toHaveLength(2);
    expect(announcement(half)).toBe('');
  });

  it.each(['failed', 'ended'] as const)('is answered in words of the page where none arrived: %s', (type) => {
    const { messages } = play(...greeted, { type: 'messageSent', id: 2, message: 'no' }, head(2, danger), {
      type,
      id: 2,
    });
    expect(messages.at(-1)).toMatchObject({ notice: 'danger answered' });
    expect(messages.at(-1)?.message.length).toBeGreaterThan(40);
  });

  it('and its answer are not part of the history that goes along', () => {
    const later = play(...greeted, ...turn(2, 'hello', {}), ...turn(3, 'no', danger, kind), ...turn(4, 'thanks', {}));
    expect(historyOf(later).map(({ message }) => message)).toEqual([
      'Evening, lass.',
      'hello',
      'answer 2',
      'thanks',
      'answer 4',
    ]);
  });

  it('is remembered, once', () => {
    const later = play(
      ...greeted,
      ...turn(2, 'no', danger),
      ...turn(3, 'no', danger),
      ...turn(4, 'I am 12', { care: 'minor' }),
    );
    expect(later.noticed).toEqual(['danger', 'minor']);
  });

  it('is remembered where the reply failed', () => {
    expect(play(...sent, head(2, { care: 'minor' }), { type: 'failed', id: 2 }).noticed).toEqual(['minor']);
  });

  it('is heard whole and once, with the way to the help lines', () => {
    const heard = announcement(play(...greeted, ...turn(2, 'no', danger, kind)));
    expect(heard.startsWith(`The page says: ${kind} `)).toBe(true);
    expect(heard.length).toBeGreaterThan(kind.length + 40);
  });

  it('lets no later reply be rude for lack of words', () => {
    const later = play(...greeted, ...turn(2, 'no', danger), ...turn(3, 'hello', {}, ''));
    expect(later.messages.at(-1)).toMatchObject({ notice: 'reply failed' });
  });
});

describe('words that are out of bounds', () => {
  it('are answered by the page the second time, which is not part of the history', () => {
    const later = play(
      ...greeted,
      ...turn(2, 'one', { care: 'hate' }),
      ...turn(3, 'two', { writer: 'site', care: 'hate' }, 'Not here.'),
    );
    expect(later.messages.at(-1)).toEqual({
      category: 'AI',
      message: 'Not here.',
      notice: 'out of bounds',
      language: 'en',
    });
    expect(announcement(later)).toBe('The page says: Not here.');
    expect(historyOf(later).map(({ message }) => message)).toEqual(['Evening, lass.', 'one', 'answer 2', 'two']);
  });
});

describe('a child', () => {
  const minor = { care: 'minor' } as const;
  const reminders = ({ messages }: Conversation) => messages.filter(({ notice }) => notice === 'machine reminder');

  it('is told once that this is a machine, after the first reply, and hears both', () => {
    const once = play(...greeted, ...turn(2, 'I am 12', minor));
    expect(once.messages.slice(-2)).toMatchObject([{ message: 'answer 2' }, { notice: 'machine reminder' }]);
    expect(announcement(once)).toMatch(/^Shrek: answer 2 The page says: /);
    const twice = [...turn(3, 'I am 12', minor), ...turn(4, 'hello', {})].reduce(converse, once);
    expect(reminders(twice)).toHaveLength(1);
    expect(announcement(twice)).toBe('Shrek: answer 4');
    expect(historyOf(twice)).toHaveLength(7);
  });
});

describe('after an hour', () => {
  const pauses = ({ messages }: Conversation) => messages.filter(({ notice }) => notice === 'pause suggested');

  it('a pause is suggested, and heard without the reply before it', () => {
    const later = play(...greeted, { type: 'pauseDue', hours: 1 });
    expect(pauses(later)).toHaveLength(1);
    expect(announcement(later)).toMatch(/^The page says: /);
    expect(historyOf(later)).toHaveLength(1);
  });

  it('a reply that is under way comes first', () => {
    const waiting = play(...sent, { type: 'pauseDue', hours: 1 });
    expect(pauses(waiting)).toEqual([]);
    const answered = converse(converse(waiting, { type: 'fragmentArrived', id: 2, fragment: 'Aye' }), {
      type: 'ended',
      id: 2,
    });
    expect(answered.messages.slice(-2)).toMatchObject([{ message: 'Aye' }, { notice: 'pause suggested' }]);
  });

  it('and every three hours a child is told again, and nobody else', () => {
    const later: Action = { type: 'pauseDue', hours: 4 };
    expect(pauses(play(...greeted, later))).toEqual([]);
    const child = play(...greeted, ...turn(2, 'im 12', { care: 'minor' }), later);
    expect(pauses(child)).toHaveLength(1);
    expect(announcement(child)).toMatch(/^The page says: .*4 hours.*machine/);
  });

  it('it is not said again before somebody has written', () => {
    const child = play(...greeted, ...turn(2, 'im 12', { care: 'minor' }), { type: 'pauseDue', hours: 4 });
    const idle = converse(child, { type: 'pauseDue', hours: 7 });
    expect(idle).toEqual(child);
    const back = turn(3, 'hello again', {}).reduce(converse, idle);
    expect(pauses(converse(back, { type: 'pauseDue', hours: 10 }))).toHaveLength(2);
  });
});

describe('stepping out of the swamp', () => {
  it('ends the conversation: no reply follows, nothing is sent', () => {
    const out = play(...sent, { type: 'steppedOut' });
    expect(out).toMatchObject({ isOver: true, awaited: null });
    const later: Action[] = [
      { type: 'fragmentArrived', id: 2, fragment: 'late' },
      { type: 'ended', id: 2 },
      { type: 'messageSent', id: 3, message: 'again' },
      { type: 'pauseDue', hours: 1 },
    ];
    expect(later.reduce(converse, out)).toEqual(out);
    expect(announcement(out)).toBe('');
  });

  it('tells apart who wrote: a model where any reply was one’s', () => {
    const wrote = play(
      ...greeted,
      ...turn(2, 'one', { writer: 'service' }),
      ...turn(3, 'two', { writer: 'understudy' }),
    );
    expect(wrote.writers).toEqual(['service', 'understudy']);
    expect(turn(4, 'three', { writer: 'service' }).reduce(converse, wrote).writers).toEqual(['understudy', 'service']);
  });

  it('does not count the page among the writers', () => {
    expect(play(...greeted, ...turn(2, 'no', { writer: 'site', care: 'danger' })).writers).toEqual([]);
  });
});
