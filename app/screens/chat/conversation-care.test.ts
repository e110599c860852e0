import { describe, expect, it } from 'vitest';
import { converse, noticedBefore } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import { announcement, historyOf, visibleMessages } from './conversation-views.ts';
import { greeted, head, play, sent, turn } from './test-conversation.ts';

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

  it('lets its answer go along with the very next question, so that no joke comes right behind it', () => {
    const after = play(...greeted, ...turn(2, 'no', danger, kind));
    expect(historyOf(after).map(({ message }) => message)).toEqual(['Evening, lass.', kind]);
  });

  it('goes along with the next three questions, if it is doubtful and nothing more is heard in those', () => {
    const doubt = { ...danger, isDoubtful: true };
    const after = play(...greeted, ...turn(2, 'no', doubt, kind));
    expect([after.noticed, noticedBefore(after)]).toEqual([[], ['danger']]);
    expect(after.messages.at(-1)).toMatchObject({ notice: 'danger answered' });
    const first = play(...greeted, ...turn(2, 'no', doubt, kind), ...turn(3, 'i meant the glove', {}));
    const second = turn(4, 'the red one', {}).reduce(converse, first);
    const third = turn(5, 'from my aunt', {}).reduce(converse, second);
    expect([first, second, third].map(noticedBefore)).toEqual([['danger'], ['danger'], []]);
    const meant = play(
      ...greeted,
      ...turn(2, 'no', doubt, kind),
      ...turn(3, 'i mean it', danger, kind),
      ...turn(4, 'hm', {}),
    );
    expect(noticedBefore(meant)).toEqual(['danger']);
    const failed = play(
      ...greeted,
      ...turn(2, 'no', doubt, kind),
      { type: 'messageSent', id: 3, message: 'hello' },
      { type: 'failed', id: 3 },
    );
    expect(noticedBefore(failed)).toEqual(['danger']);
  });

  it('is over at once where the visitor says that all is well, and a sure one is not', () => {
    const over = { isDoubtOver: true } as const;
    const doubt = { ...danger, isDoubtful: true };
    const [doubtful, sure] = [doubt, danger].map((found) =>
      play(...greeted, ...turn(2, 'no', found, kind), ...turn(3, 'no danger, i meant the glove', over)),
    );
    expect([doubtful, sure].map((it) => it && noticedBefore(it))).toEqual([[], ['danger']]);
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
