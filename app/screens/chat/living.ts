// How a puppet lives when it does not speak: where it looks, when it blinks, how it breathes, starts and melts. Counted in pictures, of
// which there are twelve a second (speech.ts); chance comes in as `random`, a number from 0 up to, not including, 1.
import type { Mood } from '../../../cast/portraits.ts';
import { noticedBefore } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import { isAnsweredByPage } from './reply-head.ts';
import { type Stroke, struckBy } from './struck-by.ts';

/** `still`: nothing moves at all. */
export type Doing = 'still' | 'resting' | 'listening' | 'waiting' | 'thinking' | 'talking';
export type Eyes = 'ahead' | 'shut' | 'aside';
/** Where it stands: `up` and `size` as shares of its height, `lean` in degrees. */
export type Pose = { readonly up: number; readonly size: number; readonly lean: number };

export type Life = {
  /** Pictures since it began to live. */
  readonly picture: number;
  /** What the eyes do now, and in the pictures after this one; they look ahead where nothing is left. */
  readonly eyes: readonly Eyes[];
  readonly untilBlink: number;
  readonly untilGlance: number;
  readonly poses: readonly Pose[];
};

export type Look = { readonly eyes: Eyes; readonly pose: Pose };

/** What the character does, as far as it does not speak. Where the page speaks, after danger and outside of the swamp nothing is played. A cross `face` looks nowhere but at the visitor. */
export function doingIn(conversation: Conversation, isVisitorTyping: boolean, face: Mood = 'rest'): Doing {
  const { messages, awaited, isOver } = conversation;
  if (isOver || noticedBefore(conversation).includes('danger') || isAnsweredByPage(awaited?.head)) return 'still';
  if (!awaited) {
    if (messages.at(-1)?.notice === 'out of bounds') return 'still';
    if (isVisitorTyping) return 'listening';
    return face === 'cross' ? 'waiting' : 'resting';
  }
  return face === 'cross' || struckBy(conversation) === 'insult' ? 'waiting' : 'thinking';
}

const pose = (up: number, size: number, lean = 0): Pose => ({ up, size, lean });
const upright = pose(0, 1);
const held = (pictures: number, one: Pose) => Array<Pose>(pictures).fill(one);

/** A short hop back, and a moment until it comes near again. */
const start = [
  pose(0.015, 0.985),
  pose(0.035, 0.965),
  pose(0.03, 0.96),
  pose(0.01, 0.965),
  ...held(8, pose(0, 0.97)),
  pose(0, 0.98),
  pose(0, 0.99),
];

/** Leans to the side on which the messages are. */
const melt = [
  pose(0, 1, 1),
  pose(0, 0.995, 2.4),
  pose(0, 0.99, 3.6),
  ...held(12, pose(0, 0.988, 4)),
  pose(0, 0.99, 2.6),
  pose(0, 0.995, 1.2),
];

const blink: readonly Eyes[] = ['shut', 'shut'];
const blinkTwice: readonly Eyes[] = [...blink, 'ahead', 'ahead', ...blink];

const between = (least: number, most: number, random: () => number) => Math.round(least + (most - least) * random());
/** 3 to 7 seconds. */
const nextBlink = (random: () => number) => between(36, 84, random);
/** 5 to 12 seconds. */
const nextGlance = (random: () => number) => between(60, 144, random);

export function newLife(random: () => number): Life {
  return {
    picture: 0,
    eyes: [],
    untilBlink: nextBlink(random),
    untilGlance: nextGlance(random),
    poses: [],
  };
}

/** Life one picture later. Who listens looks at the visitor, and blinks half as often; who speaks looks ahead. */
export function next(life: Life, doing: Doing, random: () => number): Life {
  const looksAround = doing === 'resting' || doing === 'thinking';
  const eyes = life.eyes.slice(1).filter((one) => one !== 'aside' || looksAround);
  const untilGlance = Math.min(life.untilGlance, doing === 'thinking' ? 3 : Number.POSITIVE_INFINITY);
  const later: Life = {
    picture: life.picture + 1,
    eyes,
    untilBlink: life.untilBlink - (doing === 'listening' ? 0.5 : 1),
    untilGlance: looksAround && eyes.length === 0 ? untilGlance - 1 : untilGlance,
    poses: life.poses.slice(1),
  };
  if (later.untilBlink <= 0) {
    return { ...later, eyes: random() < 0.2 ? blinkTwice : blink, untilBlink: nextBlink(random) };
  }
  if (later.untilGlance <= 0 && eyes.length === 0) {
    return { ...later, eyes: Array<Eyes>(between(8, 14, random)).fill('aside'), untilGlance: nextGlance(random) };
  }
  return later;
}

export function struck(life: Life, by: Stroke): Life {
  return { ...life, poses: by === 'kiss' ? melt : start };
}

/** Two seconds, for which its face is held: whoever looks up at an answer is looked at. A blink put off by half a second fell into the very moment at which one looks. */
const awakePictures = 24;

/** What it says has arrived whole. */
export function landed(life: Life): Life {
  return {
    ...life,
    eyes: life.eyes.filter((one) => one !== 'shut'),
    untilBlink: Math.max(life.untilBlink, awakePictures + 1),
  };
}

/** A breath takes four seconds, and is so small that one does not see it, but would miss it. */
const breathPictures = 48;
const breathSteps = 4;
const breathSize = 0.0015;

export function lookOf({ picture, eyes, poses }: Life): Look {
  const breath = Math.round(((1 - Math.cos((2 * Math.PI * picture) / breathPictures)) / 2) * breathSteps) * breathSize;
  const stands = poses[0] ?? upright;
  return {
    eyes: eyes[0] ?? 'ahead',
    pose: { ...stands, size: stands.size + breath },
  };
}
