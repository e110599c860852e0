import { describe, expect, it } from 'vitest';
import type { Remark } from '../../../contract/chat.ts';
import { seeded } from '../../test/seeded.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { remember } from './memory.ts';
import { readScript } from './script.ts';

describe('the play', () => {
  it('calls a friend by the name that was told, and by the words for friends', () => {
    const script = {
      slots: new Map([['friend', ['neighbour']]]),
      pools: new Map([['friend-young', ['Well, {friend}.']]]),
    };
    const history = [{ category: 'user', message: 'my name is Zoe' }] as const;
    const cue = cueFor(
      { character: 'Doris', loveInterest: 'No one', message: 'it rained', history, noticed: ['minor'] },
      () => 0,
    );
    const random = seeded(3);
    const said = new Set(Array.from({ length: 50 }, () => deal(script, cue, random)));
    expect(said).toEqual(new Set(['Well, neighbour.', 'Well, Zoe.']));
  });

  const pools = readScript('Shrek').pools;
  const cued = (history: readonly Remark[], message: string) =>
    cueFor({ character: 'Shrek', loveInterest: 'Fiona', message, history }, () => 0.99);
  const said = (...messages: string[]): Remark[] => messages.map((message) => ({ category: 'user', message }));

  it.each([
    ['my name is Zoe', [], 'name-told'],
    ['what is my name?', said('I am called Zoe'), 'name-known'],
    ['what is my name?', [], 'name-unknown'],
    ['what did I just say?', said('I hate onions'), 'recall'],
    ['what did I just say?', said('hm'), 'recall-nothing'],
    ['I am sorry', said('you stink'), 'forgiving'],
    ['I am sorry', [], 'apology'],
    ['he was fourteen', said('my dog died'), 'sadness'],
    ['is it far?', said('is it far?'), 'asked-again'],
    ['is it far?', said('is it far?', 'is it far?'), 'question'],
  ])('answers %j after %j with %s', (message, history, pool) => {
    expect(cued(history, message).pools).toEqual([pool]);
  });

  it('takes what follows its own question for the answer, and picks up nouns, each now and then', () => {
    const asked: Remark[] = [{ category: 'AI', message: 'What did you find?' }];
    const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'I found a shiny stone' } as const;
    expect(cueFor({ ...question, history: asked }, () => 0).pools).toEqual(['answering']);
    const pickedUp = cueFor(question, () => 0);
    expect([pickedUp.pools, pickedUp.filled.get('word')]).toEqual([['picking-up'], 'stone']);
    expect(cueFor(question, () => 0.99).pools).toEqual(['telling']);
  });

  it('speaks of others with lines for them and lines for anyone, but not so of the two who talk', () => {
    expect(cued([], 'what about Donkey').pools).toEqual(['about Donkey', 'about-anyone']);
    expect(cued([], 'what about Fiona').pools).toEqual(['about Fiona']);
  });

  it('still smarts after an insult, and glows after a kiss', () => {
    expect(cued(said('you stink'), 'what is for dinner').aside).toBe('hurt');
    expect(cued(said('kiss me'), 'what is for dinner').aside).toBe('warm');
    const random = seeded(3);
    const question = {
      character: 'Shrek',
      loveInterest: 'Fiona',
      message: 'what is for dinner',
      history: said('you stink'),
    } as const;
    const replies = Array.from({ length: 200 }, () => deal(readScript('Shrek'), cueFor(question, random), random));
    const asides = pools.get('aside hurt') ?? [];
    const hurt = replies.filter((reply) => asides.some((aside) => reply.startsWith(`${aside} `)));
    expect(hurt.length).toBeGreaterThan(20);
  });

  it('calls a visitor by the name that was given', () => {
    const random = seeded(5);
    const question = {
      character: 'Shrek',
      loveInterest: 'Fiona',
      message: 'hello',
      history: said('my name is Zebulon'),
    } as const;
    const replies = Array.from({ length: 300 }, () => deal(readScript('Shrek'), cueFor(question, random), random));
    expect(replies.some((reply) => reply.includes('Zebulon'))).toBe(true);
  });
});

describe('another answer', () => {
  it('is another line, and not the same with another word in its slot', () => {
    const script = {
      pools: new Map([['greeting', ['Mind the {thing}.', 'Sit down.']]]),
      slots: new Map([['thing', ['mop', 'rake', 'bucket', 'goat', 'pond', 'log', 'boot', 'door']]]),
    };
    const memory = { ...remember([], 'Shrek', ['Mind the mop.']), name: null };
    const cue = { pools: ['greeting'], filled: new Map(), aside: null, memory };
    for (let time = 0; time < 20; time += 1) expect(deal(script, cue, seeded(time))).toBe('Sit down.');
  });
});
