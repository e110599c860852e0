import { describe, expect, it } from 'vitest';
import { askedAgain, isTyping, mayAskAgain, paged, questionAgain, stopped, takesIn } from './another-answer.ts';
import { converse } from './conversation.ts';
import type { Action, Conversation } from './conversation-state.ts';
import { announcement, historyOf, isAwaitingReply } from './conversation-views.ts';
import { greeted, head, play, sent, turn } from './test-conversation.ts';

const asked = { message: 'hello', scene: 'a!' };
const answeredOnce = play(...greeted, ...turn(2, 'hello', { scene: 'b!', say: ['Why?'] }, 'First.'));
const words = ({ messages }: Conversation) => messages.map(({ message }) => message);

/** Another answer, which is `text`. */
function again(conversation: Conversation, id: number, text: string): Conversation {
  const actions: Action[] = [
    { type: 'revised', revise: (it) => askedAgain(it, id, asked) },
    head(id, { scene: `${text}!` }),
    { type: 'fragmentArrived', id, fragment: text },
    { type: 'ended', id },
  ];
  return actions.reduce(converse, conversation);
}

describe('the newest reply', () => {
  it('may be asked for anew, and a failed or empty one tried again', () => {
    expect(mayAskAgain(answeredOnce, asked)).toBe('Another answer');
    expect(mayAskAgain(play(...sent, { type: 'failed', id: 2 }), asked)).toBe('Try again');
    expect(mayAskAgain(play(...sent, { type: 'ended', id: 2 }), asked)).toBe('Try again');
  });

  it('may not while it is awaited, and neither may the greeting, nor what another visit left', () => {
    expect(mayAskAgain(play(...sent), asked)).toBeNull();
    expect(mayAskAgain(play(...greeted), {})).toBeNull();
    expect(mayAskAgain(answeredOnce, {})).toBeNull();
  });

  it.each([
    ['danger', { care: 'danger', writer: 'site' }],
    ['the site’s', { care: 'hate', writer: 'site' }],
    ['a turning down', { care: 'sexual' }],
    ['to a child, as it tells', { care: 'minor' }],
  ] as const)('is final where it is one of %s', (_, given) => {
    expect(mayAskAgain(play(...greeted, ...turn(2, 'hello', given)), asked)).toBeNull();
  });

  it('may be asked for anew later, whatever was noticed before', () => {
    const later = play(...greeted, ...turn(2, 'no', { care: 'sexual' }), ...turn(3, 'hello', {}));
    expect(mayAskAgain(later, { message: 'hello', noticed: ['sexual'] })).toBe('Another answer');
  });
});

describe('another answer', () => {
  it('takes the place of the one before, which leaves the history, as where it led in the scenes', () => {
    const awaiting = askedAgain(answeredOnce, 3, asked);
    expect(words(awaiting)).toEqual(['Evening, lass.', 'hello']);
    expect(awaiting).toMatchObject({ scene: 'a!', say: [], awaited: { id: 3, kind: 'reply' } });
    const second = again(answeredOnce, 3, 'Second.');
    expect(historyOf(second).map(({ message }) => message)).toEqual(['Evening, lass.', 'hello', 'Second.']);
  });

  it('is asked for with all that were read', () => {
    expect(questionAgain(answeredOnce, asked)).toEqual({ ...asked, instead: ['First.'] });
    const second = again(answeredOnce, 3, 'Second.');
    expect(questionAgain(second, { ...asked, instead: ['First.'] }).instead).toEqual(['First.', 'Second.']);
    const failed = [{ type: 'revised', revise: (it: Conversation) => askedAgain(it, 4, asked) } as const].reduce(
      converse,
      second,
    );
    expect(questionAgain(converse(failed, { type: 'failed', id: 4 }), asked).instead).toEqual(['First.', 'Second.']);
  });

  it('leaves those before to page through, each with its scene and its things to say', () => {
    const second = again(answeredOnce, 3, 'Second.');
    const takes = takesIn(second);
    expect(takes).toMatchObject({
      shown: 1,
      all: [{ reply: { message: 'First.' } }, { reply: { message: 'Second.' } }],
    });
    if (!takes) return;
    const back = paged(second, takes, 0);
    expect(back).toMatchObject({ scene: 'b!', say: ['Why?'] });
    expect(words(back)).toEqual(['Evening, lass.', 'hello', 'First.']);
    expect(announcement(back)).toBe('Shrek: First.');
    expect(takesIn(back)).toEqual({ ...takes, shown: 0 });
    const third = again(back, 4, 'Third.');
    expect(takesIn(third)?.all.map(({ reply }) => reply.message)).toEqual(['First.', 'Second.', 'Third.']);
  });

  it('keeps them also where the next one failed, and lets go of them with the next message', () => {
    const second = again(answeredOnce, 3, 'Second.');
    const failed = converse(askedAgain(second, 4, asked), { type: 'failed', id: 4 });
    expect(takesIn(failed)).toMatchObject({ shown: 2 });
    const takes = takesIn(failed);
    if (takes) expect(words(paged(failed, takes, 1)).at(-1)).toBe('Second.');
    const third = again(failed, 5, 'Third.');
    expect(takesIn(third)?.all).toHaveLength(3);
    const next = turn(6, 'and now', {}, 'Now.').reduce(converse, third);
    expect(takesIn(next)?.all).toHaveLength(1);
  });

  it('is stopped like any other', () => {
    const some = [head(3, {}), { type: 'fragmentArrived', id: 3, fragment: 'Sec' } as const].reduce(
      converse,
      askedAgain(answeredOnce, 3, asked) as Conversation,
    );
    expect(takesIn(stopped(some))?.all.map(({ reply }) => reply.message)).toEqual(['First.', 'Sec']);
  });
});

describe('stopping', () => {
  const typing = play(...sent, { type: 'typingShown', id: 2 });

  it('is for replies that are being typed alone', () => {
    expect(isTyping(typing)).toBe(true);
    expect(isTyping(play(...sent))).toBe(false);
    expect(isTyping(play({ type: 'greetingAsked', id: 1 }, { type: 'typingShown', id: 1 }))).toBe(false);
    expect(isTyping(converse(typing, head(2, { care: 'danger', writer: 'site' })))).toBe(false);
  });

  it('leaves what has come, and nothing that comes later', () => {
    const some = [
      head(2, { scene: 'b!', say: ['Why?'] }),
      { type: 'fragmentArrived', id: 2, fragment: 'Aye, ' } as const,
    ].reduce(converse, typing);
    const now = stopped(some);
    expect(words(now)).toEqual(['Evening, lass.', 'hello', 'Aye,']);
    expect(now).toMatchObject({ awaited: null, scene: 'b!', say: ['Why?'] });
    expect(converse(now, { type: 'fragmentArrived', id: 2, fragment: 'late' })).toEqual(now);
    expect(mayAskAgain(now, asked)).toBe('Another answer');
  });

  it('leaves the message where nothing has come, to be tried again, and says nothing twice', () => {
    const now = stopped(typing);
    expect(words(now)).toEqual(['Evening, lass.', 'hello']);
    expect(isAwaitingReply(now)).toBe(false);
    expect(announcement(now)).toBe('');
    expect(mayAskAgain(now, asked)).toBe('Try again');
  });

  it('still reminds a child of the machine', () => {
    const some = [head(2, { care: 'minor' }), { type: 'fragmentArrived', id: 2, fragment: 'Aye' } as const].reduce(
      converse,
      typing,
    );
    expect(stopped(some).messages.at(-1)?.notice).toBe('machine reminder');
  });
});
