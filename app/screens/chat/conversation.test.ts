import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { type Action, newConversation } from './conversation-state.ts';
import { announcement, isAwaitingReply, visibleMessages } from './conversation-views.ts';
import { pauseSuggestion } from './pauses.ts';
import { greeted, play, sent, turn } from './test-conversation.ts';

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

describe('stepping out of the swamp', () => {
  it('ends the conversation: no reply follows, nothing is sent', () => {
    const out = play(...sent, { type: 'steppedOut' });
    expect(out).toMatchObject({ isOver: true, awaited: null });
    const later: Action[] = [
      { type: 'fragmentArrived', id: 2, fragment: 'late' },
      { type: 'ended', id: 2 },
      { type: 'messageSent', id: 3, message: 'again' },
      { type: 'pauseDue', suggest: pauseSuggestion(1) },
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
