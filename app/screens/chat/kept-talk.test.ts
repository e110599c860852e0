import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { type Conversation, newConversation } from './conversation-state.ts';
import { historyOf } from './conversation-views.ts';
import { asText, carriedOn, keptOf, messagesOf, unanswered, withSitting } from './kept-talk.ts';
import type { ListedMessage } from './listed-message.ts';
import { readTalk } from './read-talk.ts';
import { greeted, head, play, sent, turn } from './test-conversation.ts';

const words = (messages: readonly ListedMessage[]) => messages.map(({ message }) => message);
const kept = (conversation: Conversation, from = 0) => words(keptOf(conversation, from));
const danger = { care: 'danger', writer: 'site' } as const;
const talkOf = (conversation: Conversation) => {
  const talk = withSitting(null, 'a', conversation, 0);
  if (!talk) throw new Error('Nothing is kept.');
  return talk;
};

describe('what is kept of a talk', () => {
  it('is what was said and answered, with the notices', () => {
    expect(kept(play(...greeted, ...turn(2, 'hello', {})))).toEqual(['Evening, lass.', 'hello', 'answer 2']);
    const child = keptOf(play(...greeted, ...turn(2, "I'm 12", { care: 'minor' })), 0);
    expect(child.map(({ notice }) => notice)).toEqual([undefined, undefined, undefined, 'machine reminder']);
  });

  it('is no message that waits for its answer, or failed: those are left to the draft', () => {
    expect(kept(play(...sent))).toEqual(['Evening, lass.']);
    expect(unanswered(play(...sent))).toBe('hello');
    const failed = play(...sent, { type: 'failed', id: 2 });
    expect(kept(failed)).toEqual(['Evening, lass.']);
    expect(unanswered(failed)).toBe('hello');
    const later = turn(3, 'and now', {}).reduce(converse, failed);
    expect(kept(later)).toEqual(['Evening, lass.', 'and now', 'answer 3']);
    expect(unanswered(later)).toBe('');
  });

  it('ends before a message that told of danger, also where that is in doubt', () => {
    const told = play(...greeted, ...turn(2, 'hello', {}), ...turn(3, 'i want to die', danger, 'Talk to somebody.'));
    expect(kept(told)).toEqual(['Evening, lass.', 'hello', 'answer 2']);
    const later = turn(4, 'thank you', {}).reduce(converse, told);
    expect(kept(later)).toEqual(['Evening, lass.', 'hello', 'answer 2']);
    expect(JSON.stringify(withSitting(null, 'a', later, 0))).not.toMatch(/die|somebody|thank/);
    expect(withSitting(null, 'a', later, 0)?.noticed).toEqual(['danger']);
    const before = withSitting(null, 'a', play(...greeted, ...turn(2, 'hello', { scene: 'a!' })), 0);
    const told2 = turn(4, 'my mum is coming', { scene: 'b!' }).reduce(converse, told);
    expect(withSitting(before, 'a', told2, 0)?.scene).toBe('a!');
    const inDoubt = turn(4, 'ok', { ...danger, isDoubtful: true }).reduce(converse, play(...greeted));
    expect(kept(inDoubt)).toEqual(['Evening, lass.']);
  });

  it('is nothing while danger is being answered, in the draft neither', () => {
    expect(unanswered(converse(play(...sent), head(2, danger)))).toBe('');
  });

  it('is nothing where the visitor has said nothing', () => {
    expect(withSitting(null, 'a', play(...greeted), 0)).toBeNull();
  });

  it('grows by what each tab adds, and no tab overwrites the other’s', () => {
    const first = talkOf(play(...greeted, ...turn(2, 'one', {})));
    const both = withSitting(first, 'b', play(...greeted, ...turn(2, 'two', {})), 0);
    const more = withSitting(both, 'a', play(...greeted, ...turn(2, 'one', {}), ...turn(3, 'three', {})), 0);
    expect(more?.sittings.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(words(messagesOf(more ?? first)).filter((it) => !/answer|Evening/.test(it))).toEqual([
      'two',
      'one',
      'three',
    ]);
  });

  it('stays as it was where a new greeting is all that has been said', () => {
    const talk = talkOf(play(...greeted, ...turn(2, 'hello', { scene: 'a!', say: ['Why?'] })));
    const greeting = play(
      { type: 'greetingAsked', id: 1 },
      head(1, { scene: 'b!', say: ['Hm?'] }),
      {
        type: 'fragmentArrived',
        id: 1,
        fragment: 'You again.',
      },
      { type: 'ended', id: 1 },
    );
    expect(withSitting(talk, 'b', greeting, 0)).toEqual(talk);
    const told = turn(2, 'i want to die', danger).reduce(converse, greeting);
    expect(withSitting(talk, 'b', told, 0)).toEqual({ ...talk, noticed: ['danger'] });
  });

  it('is no more than so many messages, the newest', () => {
    const long = play(...greeted, ...[2, 3, 4, 5].flatMap((id) => turn(id, `message ${id}`, {})));
    const talk = withSitting(talkOf(play(...greeted, ...turn(2, 'old', {}))), 'b', long, 0, 4);
    expect(words(talk ? messagesOf(talk) : [])).toEqual(['message 4', 'answer 4', 'message 5', 'answer 5']);
  });
});

describe('a talk that is carried on', () => {
  const before = play(...greeted, ...turn(2, 'hello', { scene: 'frog:b::0!', say: ['Why?'], care: 'hate' }));

  it('stands there in place of the new greeting, with its scene, its things to say and what care noticed', () => {
    const talk = readTalk(JSON.parse(JSON.stringify(talkOf(before))));
    expect(talk).not.toBeNull();
    if (!talk) return;
    const now = carriedOn(play(...greeted), talk);
    expect(now).toMatchObject({
      messages: before.messages,
      scene: 'frog:b::0!',
      say: ['Why?'],
      noticed: ['hate'],
      newFrom: 2,
    });
    expect(historyOf(now)).toHaveLength(3);
  });

  it('adds what is said from then on, once', () => {
    const now = carriedOn(play(...greeted), talkOf(before));
    const later = turn(9, 'and now', {}).reduce(converse, now);
    const talk = withSitting(talkOf(before), 'b', later, before.messages.length);
    expect(words(talk ? messagesOf(talk) : [])).toEqual(['Evening, lass.', 'hello', 'answer 2', 'and now', 'answer 9']);
  });

  it('keeps the character a friend after danger', () => {
    const told = play(...greeted, ...turn(2, 'hello', {}), ...turn(3, 'i want to die', danger));
    expect(carriedOn(newConversation('Shrek'), talkOf(told)).noticed).toEqual(['danger']);
  });
});

describe('what is read', () => {
  it.each([
    null,
    7,
    'talk',
    [],
    {},
    { sittings: [] },
    { sittings: [{ id: 'a' }] },
    { sittings: [{ id: 'a', messages: [{ category: 'page', message: 'x' }] }] },
    { sittings: [{ id: 'a', messages: [{ category: 'AI', message: 7 }] }] },
    { sittings: [{ id: 'a', messages: [{ category: 'AI', message: 'x'.repeat(2001) }] }] },
    { sittings: [{ id: 'a', messages: [{ category: 'AI', message: 'x', notice: 'danger answered' }] }] },
  ])('is no talk where it is %j', (value) => {
    expect(readTalk(value)).toBeNull();
  });

  it('leaves out what is odd beside the words, so that no question fails by it', () => {
    const messages = [{ category: 'user', message: 'hello', extra: 1 }];
    const odd = {
      sittings: [{ id: 'a', messages }],
      scene: 'a\nb',
      say: [7, 'Why?'],
      noticed: ['odd', 'minor'],
      writers: 'x',
    };
    expect(readTalk(odd)).toEqual({
      sittings: [{ id: 'a', messages: [{ category: 'user', message: 'hello' }] }],
      scene: null,
      say: ['Why?'],
      noticed: ['minor'],
      inDoubtFor: 0,
      writers: [],
    });
  });
});

describe('the talk as a text', () => {
  it('says who says what, without what told of danger', () => {
    const told = play(...greeted, ...turn(2, 'hello', {}), ...turn(3, 'i want to die', danger, 'Talk to somebody.'));
    expect(asText('Shrek', told.messages)).toBe(
      'A talk with Shrek on Swampheart. What Shrek says is fiction.\n\nShrek: Evening, lass.\n\nYou: hello\n\nShrek: answer 2\n\n',
    );
  });
});
