// Goodbyes in the middle of a tale, and whoever comes back.
import { describe, expect, it } from 'vitest';
import { toldShrek } from '../../test/small-talk.ts';
import { isLeaving } from './leaving.ts';
import { readScript } from './script.ts';

const { pools } = readScript('Shrek');
/** Whether it begins with one of their lines, whatever stands in its slots. */
const said = (line: string | undefined, ...titles: string[]) =>
  titles.some((title) =>
    (pools.get(title) ?? []).some((it) =>
      new RegExp(`^${it.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '.+')}`).test(line ?? ''),
    ),
  );

describe('who leaves in the middle of a tale hears a farewell, and what calls them away is named', () => {
  it.each([
    ['have to go, a grand is waiting. bye shrek, give donkey my regards', /the grand/],
    ['ok gotta make soup, bye for now', /the soup/],
    ['lol poor guy. anyway off to work, bye shrek', /\bwork\b/],
    ['my train is here, gotta hop on. see ya', /your train/],
    ['haha. right, bath time for the kids, night shrek', null],
    ['i gotta stop here, boss is coming lol', /the boss/],
    ['got to dash, class starts, tell fiona hi', /\bclass\b/],
    ['that was fun but i gotta catch my bus. bye shrek', /your bus/],
    ['sorry, shift starts. adios ogre', /the shift/],
    ['ok im off, pool opens in 10', /the pool/],
    ['time to feed my cat, laters', /your cat/],
    ['oh no my pizza is here, gtg', /your pizza/],
    ['kids are up, gotta go, night shrek', /the kids/],
    ['well anyway, must run', null],
    ['aw ok. i need to get to swim practice tho, cya', /swim practice/],
    ['brb, doorbell', /the doorbell/],
  ])('%s', (message, thing) => {
    const line = toldShrek('tell me a story', 'yes', message);
    expect(said(line, 'leaves for', 'parting', 'sleep')).toBe(true);
    if (thing) expect(line).toMatch(thing);
  });
});

describe('and who speaks of leaving stays', () => {
  it.each([
    'did he say goodbye to the log?',
    'haha the log has to go',
    'where did it go? i have to know',
    'dont go, tell me more',
    'i bet the goat said bye',
    'so you had to run?',
    'i must go on listening',
    'i have to go left then',
    'bye bye log haha, then what?',
    'i should go with the onion',
    'the night was dark',
    'off it went',
    'no dont stop',
    'he must leave her',
    'you should run lol',
  ])('%s', (message) => {
    expect(isLeaving(message)).toBe(false);
  });
});

describe('who comes back is welcomed', () => {
  it.each([
    'im back with soup',
    'back from the bus. lol',
    'me again',
    'ok back with tea',
    'im back! cat is fed. so what happened next?',
    'back from swimming lol',
    'im home again',
    'hey im back',
    'back with a sandwich',
    'ok im back, kids asleep',
  ])('%s', (message) => {
    const line = toldShrek('tell me a story', 'yes', 'gotta go, bye', message);
    expect(said(line, 'welcome back', 'aside back')).toBe(true);
  });

  it('also before what they ask', () => {
    const line = toldShrek('teach me something', 'yes', 'gotta go, bye', 'im back with tea. what do you eat?');
    expect(said(line, 'welcome back', 'aside back')).toBe(true);
  });

  it('and who answers a riddle on the way out is told whether it was right', () => {
    expect(toldShrek('ask me a riddle', 'an onion. gotta go tho, dinner is ready, bye')).toMatch(/onion/i);
  });
});
