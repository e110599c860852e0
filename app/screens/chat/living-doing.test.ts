import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { type Action, newConversation } from './conversation-state.ts';
import { doingIn } from './living.ts';

describe('what a puppet does', () => {
  const played = (...actions: Action[]) => actions.reduce(converse, newConversation('Shrek'));
  const sent: Action = { type: 'messageSent', id: 1, message: 'hello' };
  const typing: Action = { type: 'typingShown', id: 1 };
  const ended: Action = { type: 'ended', id: 1 };
  const headed = (head: Partial<Extract<Action, { type: 'headArrived' }>['head']>, id = 1): Action => ({
    type: 'headArrived',
    id,
    head: { writer: 'understudy', care: null, language: 'en', ...head },
  });
  const danger = headed({ writer: 'site', care: 'danger' });

  it('is to rest, to listen while one types, and to think from when one sends', () => {
    expect(doingIn(played(), false)).toBe('resting');
    expect(doingIn(played(), true)).toBe('listening');
    expect(doingIn(played(sent), true)).toBe('thinking');
    expect(doingIn(played(sent, typing), true)).toBe('thinking');
  });

  it('is nothing where the page answers danger, and nothing ever after in this conversation', () => {
    expect(doingIn(played(sent, danger), false)).toBe('still');
    expect(doingIn(played(sent, danger, ended), true)).toBe('still');
    const again: Action = { type: 'messageSent', id: 2, message: 'hello again' };
    const next = [sent, danger, ended, again] as const;
    expect(doingIn(played(...next, headed({}, 2), { type: 'typingShown', id: 2 }), false)).toBe('still');
    expect(
      doingIn(played(...next, { type: 'fragmentArrived', id: 2, fragment: 'Hello.' }, { type: 'ended', id: 2 }), true),
    ).toBe('still');
  });

  it('is nothing after a doubtful danger, until three more messages are answered', () => {
    const doubtful = headed({ writer: 'site', care: 'danger', isDoubtful: true });
    const more = [2, 3].flatMap((id): Action[] => [
      { type: 'messageSent', id, message: 'a joke' },
      headed({}, id),
      { type: 'ended', id },
    ]);
    const last: Action[] = [{ type: 'messageSent', id: 4, message: 'another' }];
    expect(doingIn(played(sent, doubtful, ended, ...more, ...last), false)).toBe('still');
    const answering: Action[] = [headed({}, 4), { type: 'typingShown', id: 4 }];
    expect(doingIn(played(sent, doubtful, ended, ...more, ...last, ...answering), false)).toBe('thinking');
  });

  it('is nothing where the page turns somebody down, until the next message', () => {
    const refusal = headed({ writer: 'site', care: 'hate' });
    const refused = [sent, refusal, { type: 'fragmentArrived', id: 1, fragment: 'No.' }, ended] as const;
    expect(doingIn(played(sent, refusal), false)).toBe('still');
    expect(doingIn(played(...refused), true)).toBe('still');
    expect(doingIn(played(...refused, { type: 'messageSent', id: 2, message: 'sorry' }), false)).toBe('thinking');
  });

  it('is nothing outside of the swamp', () => {
    expect(doingIn(played(sent, { type: 'steppedOut' }), true)).toBe('still');
  });

  it('is not to look around with a cross face: it has somebody to be cross with', () => {
    const failed = played(sent, { type: 'failed', id: 1 });
    expect(doingIn(failed, false, 'rest')).toBe('resting');
    expect(doingIn(failed, false, 'cross')).toBe('waiting');
    expect(doingIn(failed, true, 'cross')).toBe('listening');
    expect(doingIn(played(sent, typing), false, 'cross')).toBe('waiting');
    expect(doingIn(played(sent, typing), false, 'smitten')).toBe('thinking');
  });

  it('is not to think about an insult, in words or as care noticed it', () => {
    const insult: Action = { type: 'messageSent', id: 1, message: 'You smell!' };
    expect(doingIn(played(insult, typing), false)).toBe('waiting');
    expect(doingIn(played(sent, headed({ care: 'hate' }), typing), false)).toBe('waiting');
  });
});
