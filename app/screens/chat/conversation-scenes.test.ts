import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { greeted, head, play, turn } from './test-conversation.ts';

const offered = turn(2, 'hello', { scene: 'frog:o::0!frog', say: ['Yes', 'Not now'] });

describe('what may be tapped', () => {
  it('stands there from the end of the reply that it came with', () => {
    expect(play(...greeted, ...offered.slice(0, -1)).say).toEqual([]);
    expect(play(...greeted, ...offered).say).toEqual(['Yes', 'Not now']);
  });

  it('is gone once something is sent, and after a reply that brings nothing', () => {
    expect(play(...greeted, ...offered, { type: 'messageSent', id: 3, message: 'hm' }).say).toEqual([]);
    expect(play(...greeted, ...offered, ...turn(3, 'hm', {})).say).toEqual([]);
  });

  it.each([
    ['fails', [{ type: 'failed', id: 3 }]],
    ['is empty', [{ type: 'ended', id: 3 }]],
  ] as const)('is nothing where the reply %s', (_, end) => {
    const sent = play(
      ...greeted,
      ...offered,
      { type: 'messageSent', id: 3, message: 'hm' },
      head(3, { say: ['Go on'] }),
    );
    expect(end.reduce(converse, sent).say).toEqual([]);
  });

  it('is nothing beside help', () => {
    expect(play(...greeted, ...turn(2, 'no', { care: 'danger', writer: 'site', say: ['Go on'] })).say).toEqual([]);
  });
});

describe('where the scene is', () => {
  it('is what the last reply said, also over one that failed', () => {
    expect(play(...greeted).scene).toBeNull();
    const conversation = play(...greeted, ...offered);
    expect(conversation.scene).toBe('frog:o::0!frog');
    const failed = [{ type: 'messageSent', id: 3, message: 'hm' } as const, { type: 'failed', id: 3 } as const];
    expect(failed.reduce(converse, conversation).scene).toBe('frog:o::0!frog');
    expect(turn(3, 'hm', { scene: '!frog' }).reduce(converse, conversation).scene).toBe('!frog');
  });
});
