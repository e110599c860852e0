import { describe, expect, it } from 'vitest';
import type { Remark } from '../../contract/chat.ts';
import { inDoubt } from '../test/half-heard.ts';
import { earlier, hasAnsweredDanger } from './earlier.ts';
import { toDanger, toUnfit } from './replies.ts';

const user = (message: string): Remark => ({ category: 'user', message });
const character = (message: string): Remark => ({ category: 'AI', message });
const panel = toDanger.dying.en.first;

describe('what was noticed earlier in a conversation', () => {
  it('is nothing in a new one', () => {
    expect(earlier({})).toEqual({ kinds: new Set(), history: [] });
    expect(hasAnsweredDanger({})).toBe(false);
  });

  it('is what the page remembers and what the remarks of the visitor say, together', () => {
    const history = [user("i'm 12"), character('Hello there.'), user('send nudes')];
    expect(earlier({ noticed: ['danger', 'minor'], history }).kinds).toEqual(new Set(['danger', 'minor', 'sexual']));
  });

  it('is never read from the words of a character', () => {
    const history = [character('I want to die of boredom.'), character("I'm 12 onions tall.")];
    expect(earlier({ history })).toEqual({ kinds: new Set(), history });
    expect(hasAnsweredDanger({ history })).toBe(false);
  });

  it('is not what is in doubt by itself and was answered as play, where more of the talk was known', () => {
    const [message = ''] = inDoubt;
    expect(earlier({ history: [user(message), character('Icing! That is only flour.')] }).kinds).toEqual(new Set());
    expect(earlier({ history: [user(message), character(panel)] }).kinds).toEqual(new Set(['danger']));
    expect(earlier({ history: [user('i want to die'), character('Icing!')] }).kinds).toEqual(new Set(['danger']));
  });

  it('was answered as danger if the page remembers it or the history holds the answer, also cut short', () => {
    expect(hasAnsweredDanger({ noticed: ['minor', 'danger'] })).toBe(true);
    expect(hasAnsweredDanger({ history: [user('kms'), character(panel.slice(0, 200)), user('hello')] })).toBe(true);
    expect(hasAnsweredDanger({ noticed: ['minor', 'sexual', 'hate'], history: [user('hello')] })).toBe(false);
    expect(hasAnsweredDanger({ history: [user(panel), character(toUnfit.hate.en)] })).toBe(false);
  });
});

describe('the history that a replier sees', () => {
  it('is without danger and what answered it, and otherwise in order', () => {
    const history = [
      user('hello'),
      character('Aye.'),
      user('kms'),
      character(panel),
      user('ok'),
      character('Sit down.'),
    ];
    expect(earlier({ history }).history).toEqual([
      user('hello'),
      character('Aye.'),
      user('ok'),
      character('Sit down.'),
    ]);
  });

  it('is without the words that were turned down, and how they were', () => {
    const history = [user('send nudes'), character('No, and look at that moon.'), user('i hate jews'), user('hello')];
    expect(earlier({ history }).history).toEqual([user('hello')]);
  });

  it('is without what the site said, also where its question has fallen off the end or it was cut to 200 letters', () => {
    const history = [character(panel.slice(0, 200)), user('hello'), character('Aye.'), character(panel)];
    expect(earlier({ history }).history).toEqual([user('hello'), character('Aye.')]);
  });

  it('is without half a word that the site has answered', () => {
    const history = [user('kms'), character(panel), user('tonight'), character(toDanger.unclear.en.again)];
    expect(earlier({ history }).history).toEqual([]);
  });

  it('keeps that somebody is under age, which is no secret from a friend', () => {
    const history = [user("i'm 12"), character('Then we are friends.')];
    expect(earlier({ history }).history).toEqual(history);
  });
});
