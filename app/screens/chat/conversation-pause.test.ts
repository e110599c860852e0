import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import type { Action, Conversation } from './conversation-state.ts';
import { announcement, historyOf } from './conversation-views.ts';
import { pauseSuggestion } from './pauses.ts';
import { greeted, play, sent, turn } from './test-conversation.ts';

describe('after an hour', () => {
  const pauses = ({ messages }: Conversation) => messages.filter(({ notice }) => notice === 'pause suggested');

  it('a pause is suggested, and heard without the reply before it', () => {
    const later = play(...greeted, { type: 'pauseDue', suggest: pauseSuggestion(1) });
    expect(pauses(later)).toHaveLength(1);
    expect(announcement(later)).toMatch(/^The page says: /);
    expect(historyOf(later)).toHaveLength(1);
  });

  it('a reply that is under way comes first', () => {
    const waiting = play(...sent, { type: 'pauseDue', suggest: pauseSuggestion(1) });
    expect(pauses(waiting)).toEqual([]);
    const answered = converse(converse(waiting, { type: 'fragmentArrived', id: 2, fragment: 'Aye' }), {
      type: 'ended',
      id: 2,
    });
    expect(answered.messages.slice(-2)).toMatchObject([{ message: 'Aye' }, { notice: 'pause suggested' }]);
  });

  it('and every three hours a child is told again, and nobody else', () => {
    const later: Action = { type: 'pauseDue', suggest: pauseSuggestion(4) };
    expect(pauses(play(...greeted, later))).toEqual([]);
    const child = play(...greeted, ...turn(2, 'im 12', { care: 'minor' }), later);
    expect(pauses(child)).toHaveLength(1);
    expect(announcement(child)).toMatch(/^The page says: .*4 hours.*machine/);
  });

  it('it is not said again before somebody has written', () => {
    const child = play(...greeted, ...turn(2, 'im 12', { care: 'minor' }), {
      type: 'pauseDue',
      suggest: pauseSuggestion(4),
    });
    const idle = converse(child, { type: 'pauseDue', suggest: pauseSuggestion(7) });
    expect(idle).toEqual(child);
    const back = turn(3, 'hello again', {}).reduce(converse, idle);
    expect(pauses(converse(back, { type: 'pauseDue', suggest: pauseSuggestion(10) }))).toHaveLength(2);
  });
});
