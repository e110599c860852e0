import { describe, expect, it } from 'vitest';
import type { Mood } from '../../../cast/portraits.ts';
import { converse } from './conversation.ts';
import { type Action, type Conversation, newConversation } from './conversation-state.ts';
import { beatMs, faceDelayMs, puppetMood } from './puppet-mood.ts';

const played = (...actions: Action[]) => actions.reduce(converse, newConversation('Shrek'));
const sent: Action = { type: 'messageSent', id: 1, message: 'hello' };
const typing: Action = { type: 'typingShown', id: 1 };
const delayMs = (shown: Mood, conversation: Conversation, isInsulted = false) =>
  faceDelayMs(shown, puppetMood(conversation, isInsulted), conversation);

describe('the puppet in the chat', () => {
  it('rests until something is sent to it', () => {
    expect(puppetMood(played())).toBe('rest');
    const asked: Action = { type: 'greetingAsked', id: 1 };
    expect(puppetMood(played(asked))).toBe('rest');
    expect(puppetMood(played(asked, typing))).toBe('rest');
    expect(puppetMood(played(asked, typing, { type: 'fragmentArrived', id: 1, fragment: 'Aye' }))).toBe('smitten');
  });

  it('is smitten from the message on, until the reply is whole', () => {
    expect(puppetMood(played(sent))).toBe('smitten');
    expect(puppetMood(played(sent, typing))).toBe('smitten');
    const speaking = [sent, typing, { type: 'fragmentArrived', id: 1, fragment: 'Aye' }] as const;
    expect(puppetMood(played(...speaking))).toBe('smitten');
    expect(puppetMood(played(...speaking, { type: 'ended', id: 1 }))).toBe('rest');
  });

  it('is cross when its reply failed, until the next message', () => {
    const failed = [sent, typing, { type: 'failed', id: 1 }] as const;
    expect(puppetMood(played(...failed))).toBe('cross');
    expect(puppetMood(played(...failed, { type: 'messageSent', id: 2, message: 'again' }))).toBe('smitten');
  });

  it('is cross at an insult, also while it replies, but never with a child or after danger', () => {
    expect(puppetMood(played(sent), true)).toBe('cross');
    expect(puppetMood(played(sent, typing, { type: 'fragmentArrived', id: 1, fragment: 'Och' }), true)).toBe('cross');
    for (const care of ['minor', 'danger'] as const) {
      const head = { writer: 'understudy', care, language: 'en' } as const;
      expect(puppetMood(played(sent, { type: 'headArrived', id: 1, head }), true)).toBe('rest');
    }
  });

  it('is not cross about a reply that happens to have the words of the failure', () => {
    const fragment = 'Failed to fetch response. Please try again.';
    const spoken = [sent, { type: 'fragmentArrived', id: 1, fragment }, { type: 'ended', id: 1 }] as const;
    expect(puppetMood(played(...spoken))).toBe('rest');
  });

  it('is sulky where it has nothing to say', () => {
    expect(puppetMood(played(sent, typing, { type: 'ended', id: 1 }))).toBe('cross');
  });

  it('is not cross about a greeting that failed', () => {
    expect(puppetMood(played({ type: 'greetingAsked', id: 1 }, { type: 'failed', id: 1 }))).toBe('rest');
  });

  it('is neither smitten nor cross where the page answers danger, nor after that', () => {
    const head = { writer: 'site', care: 'danger', language: 'en' } as const;
    const danger = [sent, { type: 'headArrived', id: 1, head }] as const;
    expect(puppetMood(played(...danger))).toBe('rest');
    expect(puppetMood(played(...danger, { type: 'ended', id: 1 }))).toBe('rest');
    const next = [...danger, { type: 'ended', id: 1 }, { type: 'messageSent', id: 2, message: 'again' }] as const;
    expect(puppetMood(played(...next, { type: 'typingShown', id: 2 }))).toBe('rest');
    expect(puppetMood(played(...next, { type: 'failed', id: 2 }))).toBe('rest');
  });

  it('is stern where the page turns something down, and never with a child', () => {
    for (const care of ['sexual', 'hate'] as const) {
      const refusal = { writer: 'site', care, language: 'en' } as const;
      const turnedDown = [sent, { type: 'headArrived', id: 1, head: refusal }] as const;
      const said = [
        { type: 'fragmentArrived', id: 1, fragment: 'Not here.' },
        { type: 'ended', id: 1 },
      ] as const;
      expect(puppetMood(played(...turnedDown))).toBe('cross');
      expect(puppetMood(played(...turnedDown, ...said))).toBe('cross');
      expect(puppetMood({ ...played(...turnedDown, ...said), noticed: ['minor', care] })).toBe('rest');
    }
  });

  it('is not in love with a child', () => {
    const head = { writer: 'service', care: 'minor', language: 'en' } as const;
    const speaking = [sent, { type: 'headArrived', id: 1, head }, typing] as const;
    expect(puppetMood(played(...speaking))).toBe('rest');
  });
});

describe('the puppet’s face', () => {
  const head = { writer: 'understudy', care: null, language: 'en' } as const;
  const ended: Action = { type: 'ended', id: 1 };
  const replied = [sent, typing, { type: 'fragmentArrived', id: 1, fragment: 'Aye' }, ended] as const;

  it('is smitten at once where it is known that the character replies, and else after a beat', () => {
    expect(delayMs('rest', played(sent))).toBe(beatMs);
    expect(delayMs('rest', played(sent, { type: 'headArrived', id: 1, head }))).toBe(0);
    expect(delayMs('rest', played(sent, typing))).toBe(0);
  });

  it('is held two seconds after the reply', () => {
    expect(delayMs('smitten', played(...replied))).toBe(2000);
  });

  it('is given up at once by who steps out of the swamp', () => {
    expect(delayMs('smitten', played(...replied, { type: 'steppedOut' }))).toBe(0);
  });

  it('is given up at once where the reply fails or is empty, and where the page speaks', () => {
    expect(delayMs('smitten', played(sent, typing, { type: 'failed', id: 1 }))).toBe(0);
    expect(delayMs('smitten', played(sent, typing, ended))).toBe(0);
    const danger = { writer: 'site', care: 'danger', language: 'en' } as const;
    expect(delayMs('smitten', played(sent, { type: 'headArrived', id: 1, head: danger }))).toBe(0);
    expect(delayMs('smitten', played(sent, { type: 'headArrived', id: 1, head: danger }, ended))).toBe(0);
  });

  it('is cross at an insult after the same beat, and as long after the reply', () => {
    expect(delayMs('rest', played(sent), true)).toBe(beatMs);
    expect(delayMs('rest', played(sent, { type: 'headArrived', id: 1, head }), true)).toBe(0);
    expect(delayMs('cross', played(...replied))).toBe(2000);
  });

  it('of a greeting is not held', () => {
    const greeted = [
      { type: 'greetingAsked', id: 1 },
      { type: 'fragmentArrived', id: 1, fragment: 'Aye' },
    ] as const;
    expect(delayMs('smitten', played(...greeted, ended))).toBe(0);
  });
});
