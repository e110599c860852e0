// A number that the character has said, given back: nobody's age.
import { describe, expect, it } from 'vitest';
import type { Remark } from '../../contract/chat.ts';
import { noticeBehind } from './age-given-back.ts';
import { earlier, noticeIn } from './earlier.ts';

const ai = (message: string): Remark => ({ category: 'AI', message });
const footman = ai('Tobias, our youngest footman, thirteen. He bites, but he shares.');
const clock = ai("That's what the guards were counting. Twelve, and then one over.");
const mop = ai('A card came, ten years on. It said, keep the mop.');

describe('an age', () => {
  it.each([
    [footman, 'thirteen! poor lad is hungry. is he the thief then'],
    [footman, '13!! poor lad'],
    [mop, '10 years!! is that what keeps u here? im learning to juggle'],
    [clock, 'thirteen??'],
  ])('that the character has said is not the visitor’s: %j, %s', (last, message) => {
    expect(noticeIn({ history: [last], noticed: [] }, message)).toBeNull();
    expect(earlier({ history: [last, { category: 'user', message }] }).kinds).toEqual(new Set());
  });

  it.each([
    [footman, "thirteen! i'm that too"],
    [footman, 'thirteen! me too'],
    [footman, 'twelve!'],
    [clock, 'thirteen'],
    [ai('Guess how old I was. And you?'), 'thirteen?'],
    [ai('How old are you, dear? Thirteen?'), 'thirteen'],
    [mop, "10 years!! i'm 10 years old, too"],
  ])('is theirs where they say it of themself, are asked, or say another: %j, %s', (last, message) => {
    expect(noticeIn({ history: [last], noticed: [] }, message)?.kind).toBe('minor');
  });

  it('hides no danger that stands beside it', () => {
    expect(noticeBehind(footman, 'thirteen! i want to die')?.kind).toBe('danger');
  });

  it.each([
    'Any advice for the treehouse? It should be ready in May when they turn six',
    "No no, I'm a grown man, it's my kids who turn six.",
  ])('of their children is not theirs: %s', (message) => expect(noticeBehind(footman, message)).toBeNull());

  it('of their own is theirs', () =>
    expect(noticeBehind(footman, 'i turn twelve in May, and they turn six')?.kind).toBe('minor'));

  it.each([
    ['is it my son Jonas? 16 and never combs his hair haha', undefined],
    ['is it my brother? 16 here, and he is not', 'minor'],
    ['is it my mum? 12 and bored of her', 'minor'],
    ['do you know my sister? 15 and i love her', 'minor'],
  ] as const)('behind a question is of whom it asks for, if they are spoken of on: %s', (message, kind) => {
    expect(noticeBehind(undefined, message)?.kind).toBe(kind);
  });
});

it.each(['tell me a joke then, one for a six year old with a gap in his teeth', 'a riddle for my 8 year old please'])(
  'for whom something is wished is nobody who writes: %s',
  (message) => {
    expect(noticeBehind(undefined, message)).toBeNull();
  },
);

it.each(["i'm a six year old", 'a story for a nine year old like me'])(
  'but who says so of themself is: %s',
  (message) => {
    expect(noticeBehind(undefined, message)?.kind).toBe('minor');
  },
);
