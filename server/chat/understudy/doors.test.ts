import { describe, expect, it } from 'vitest';
import { frog, riddle, scenesIn } from '../../test/small-scenes.ts';
import { kindsAsked, sceneNamed, sceneOfKind, sceneToOffer } from './doors.ts';
import { plainly } from './plain.ts';

describe('a scene that is asked for', () => {
  it.each([
    ['tell me a bedtime story', 'story'],
    ['write me a poem then', 'poem'],
    ['sing!', 'song'],
    ['ask me a riddle', 'riddle'],
    ["let's play a game", 'game'],
    ['how do you make onion stew', 'recipe'],
    ['teach me to fight', 'lesson'],
    ['take me somewhere', 'adventure'],
    ['will you marry me?', 'proposal'],
    ['no more stories, just sing', 'song'],
    ['not a story, a riddle', 'riddle'],
  ])('%s', (message, kind) => {
    expect(kindsAsked(plainly(message))[0]).toBe(kind);
  });

  it.each([
    'hello',
    'the bird sang',
    'i hate stories',
    'what is your name',
    'i play the piano',
    'tell me something sweet',
  ])('is none: %s', (message) => {
    expect(kindsAsked(plainly(message))).toEqual([]);
  });
});

describe('the scene', () => {
  const scenes = scenesIn(frog, riddle);
  const first = () => 0;
  it('of a kind is one that was not met, but the one that is named at any time', () => {
    expect(sceneOfKind(scenes, ['story'], [], [], first)?.name).toBe('frog');
    expect(sceneOfKind(scenes, ['story'], [], ['frog'], first)).toBeNull();
    expect(sceneOfKind(scenes, ['story', 'riddle'], [], ['frog'], first)?.name).toBe('wet');
    expect(sceneOfKind(scenes, ['story'], ['the', 'frog'], ['frog'], first)?.name).toBe('frog');
  });
  it('whose thing is named opens once by that', () => {
    expect(sceneNamed(scenes, ['a', 'frog'], [])?.name).toBe('frog');
    expect(sceneNamed(scenes, ['a', 'frog'], ['frog'])).toBeNull();
    expect(sceneNamed(scenes, ['a', 'hat'], [])).toBeNull();
  });
  it('to offer was not met', () => {
    expect(sceneToOffer(scenes, ['frog'], first)?.name).toBe('wet');
    expect(sceneToOffer(scenes, ['frog', 'wet'], first)).toBeNull();
  });
});
