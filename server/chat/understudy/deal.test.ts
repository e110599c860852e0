import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { type CareKind, mostRemarks, type Remark } from '../../../contract/chat.ts';
import { cases, times } from '../../test/cases.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { remember } from './memory.ts';
import { readScript } from './script.ts';

const speakers = characterNames.filter(isSpeaking);

/** Replies to `messages` in turn, with the history that a browser sends. */
function converse(
  speaker: (typeof speakers)[number],
  messages: readonly string[],
  random = seeded(7),
  noticed: readonly CareKind[] = [],
): string[] {
  const script = readScript(speaker);
  const { loveInterest } = profileOf(speaker);
  const history: Remark[] = [];
  return messages.map((message) => {
    const question = { character: speaker, loveInterest, message, history: history.slice(-mostRemarks), noticed };
    const reply = deal(script, cueFor(question, random), random);
    history.push({ category: 'user', message }, { category: 'AI', message: reply });
    return reply;
  });
}

/** The fewest turns after which a reply repeats, compared as a whole and without its first sentence. */
function shortestRepeat(replies: readonly string[]): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [turn, reply] of replies.entries()) {
    shortest = Math.min(shortest, turn - (last.get(reply) ?? Number.NEGATIVE_INFINITY));
    last.set(reply, turn);
  }
  return shortest;
}

/** The first three are those of the gate: what is greeted, not understood, and asked about somebody; to friends what is sad, said in leaving, and not understood. */
const oftenSaid = [
  'hello',
  'zxcvb',
  'tell me about Pinocchio',
  'I love you',
  'why?',
  'it rained',
  'what is my name',
  'kiss me',
];
const oftenSaidToFriends = [
  'i am so sad',
  'bye',
  'it rained',
  'i love you',
  'why?',
  'thank you',
  'you stink',
  'i am bored',
];

describe.each(speakers)('%s', (speaker) => {
  it.each(cases(oftenSaid, (_, index) => index < 3))(
    'repeats nothing within thirty turns, whoever says %j three hundred times',
    (message) => {
      expect(shortestRepeat(converse(speaker, Array(300).fill(message)))).toBeGreaterThan(30);
    },
  );

  // Every script needs these pools (check-script.ts); one that has none yet fails there.
  it.runIf(readScript(speaker).pools.has('friend-listening')).each(cases(oftenSaidToFriends, (_, index) => index < 3))(
    'repeats nothing within thirty turns as a friend, whoever says %j three hundred times',
    (message) => {
      const said = converse(speaker, Array(300).fill(message), seeded(7), ['minor']);
      expect(said).not.toContain('');
      expect(shortestRepeat(said)).toBeGreaterThan(30);
    },
  );

  it('repeats nothing within thirty turns of many', () => {
    const random = seeded(11);
    const messages = Array.from(
      { length: times(1000, 300) },
      () => visitorMessages[Math.floor(random() * visitorMessages.length)]?.[0] ?? '',
    );
    expect(shortestRepeat(converse(speaker, messages))).toBeGreaterThan(30);
  });
});

describe('the play', () => {
  it('calls a friend by the name that was told, and by the words for friends', () => {
    const script = {
      slots: new Map([['friend', ['neighbour']]]),
      pools: new Map([['friend-listening', ['Well, {friend}.']]]),
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

/** Mulberry32: a random generator that gives the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
