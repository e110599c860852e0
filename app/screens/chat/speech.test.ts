import { describe, expect, it } from 'vitest';
import { converse } from './conversation.ts';
import { type Action, newConversation } from './conversation-state.ts';
import { pauseSuggestion } from './pauses.ts';
import {
  hear,
  isSpeaking,
  type Manner,
  type Picture,
  picturesOf,
  type Said,
  saidIn,
  silence,
  speak,
} from './speech.ts';

const played = (...actions: Action[]) => actions.reduce(converse, newConversation('Shrek'));
const sent: Action = { type: 'messageSent', id: 1, message: 'hello' };
const ended: Action = { type: 'ended', id: 1 };
const arrived = (fragment: string): Action => ({ type: 'fragmentArrived', id: 1, fragment });

/** C, h and o for the mouth closed, half and wide open; a star before a picture that is heard. */
const written = (pictures: readonly Picture[]) =>
  pictures.map(({ mouth, sound }) => (sound ? '*' : '') + { closed: 'C', half: 'h', open: 'o' }[mouth]).join('');
const soundsOf = (text: string, manner: Manner = 'quick') =>
  picturesOf(text, manner).flatMap(({ sound }) => sound ?? []);

describe('the pictures of a text', () => {
  it('open and close the mouth at each syllable, wide at a and o', () => {
    expect(written(picturesOf('donkey', 'quick'))).toBe('*oh*hC');
    expect(written(picturesOf('donkey', 'slow'))).toBe('*hoh*hhC');
  });

  it('end each word with the mouth closed', () => {
    expect(written(picturesOf('a toad so old', 'quick'))).toBe('*oC*oC*oC*oC');
  });

  it('pause at commas, and longer where a sentence ends', () => {
    expect(written(picturesOf('no, no. no', 'quick'))).toBe('*oCCC*oCCCCC*oC');
  });

  it('have as many sounds as a word has syllables, more or less', () => {
    expect(soundsOf('have')).toEqual(['a']);
    expect(soundsOf('the')).toEqual(['e']);
    expect(soundsOf('swamp onion')).toEqual(['a', 'o', 'i']);
    expect(soundsOf('Señor, ¿qué tál?')).toEqual(['e', 'o', 'u', 'a']);
    expect(soundsOf('hmm 10')).toHaveLength(2);
    expect(soundsOf('болото')).toHaveLength(2);
    expect(soundsOf('😊 …')).toEqual([]);
  });

  it('leave the mouth closed at what is done and not said, also where its end has not arrived', () => {
    expect(soundsOf('*kisses her hand* Oh!')).toEqual(['o']);
    expect(soundsOf('Oh! *kisses her ha')).toEqual(['o']);
  });

  it('of a growl open wide once and close, however long it is', () => {
    for (const growl of ['Hrrm.', 'Grrrrr. *counts her gold* Mrrrree! Prrroo?']) {
      expect(written(picturesOf(growl, 'growl'))).toMatch(/^\*ho+hC$/);
    }
  });

  it('of what has arrived begin as those of the whole', () => {
    const whole = picturesOf('Get in, the onions are singing.', 'slow');
    const part = picturesOf('Get in, the ', 'slow');
    expect(whole.slice(0, part.length)).toEqual(part);
  });
});

describe('what is said', () => {
  it('is the reply as far as it has arrived, and then the whole', () => {
    expect(saidIn(played(sent))).toBeNull();
    expect(saidIn(played(sent, arrived('\n'), arrived('Aye, ')))).toEqual({ place: 1, text: 'Aye,', isWhole: false });
    expect(saidIn(played(sent, arrived('Aye, lass.'), ended))).toEqual({ place: 1, text: 'Aye, lass.', isWhole: true });
  });

  it('is the same reply where the page has said something after it', () => {
    const pause: Action = { type: 'pauseDue', suggest: pauseSuggestion(1) };
    expect(saidIn(played(sent, arrived('Aye.'), ended, pause))).toMatchObject({ place: 1, text: 'Aye.' });
  });

  it('is nothing where the page speaks', () => {
    const danger: Action = { type: 'headArrived', id: 1, head: { writer: 'site', care: 'danger', language: 'en' } };
    expect(saidIn(played(sent, danger, arrived('Call somebody.')))).toBeNull();
    expect(saidIn(played(sent, danger, arrived('Call somebody.'), ended))).toBeNull();
    expect(saidIn(played(sent, arrived('Aye'), { type: 'failed', id: 1 }))).toBeNull();
  });
});

const part = (text: string, place = 1): Said => ({ place, text, isWhole: false });
const whole = (text: string, place = 1): Said => ({ place, text, isWhole: true });
const most = 24;

/** Speaks what arrives before each picture; `null` stays. */
function spoken(arrivals: readonly (Said | null)[], pictures: number, from = silence()) {
  let talk = from;
  let said: Said | null = null;
  const shown: Picture[] = [];
  for (let i = 0; i < pictures; i += 1) {
    said = arrivals[i] ?? said;
    const [picture, after] = speak(hear(talk, said, 'quick', most));
    shown.push(picture);
    talk = after;
  }
  return { shown: written(shown), talk };
}

describe('a mouth', () => {
  it('moves while a reply streams in, and rests at its end', () => {
    const { shown, talk } = spoken([part('Aye'), null, part('Aye, so'), null, null, null, whole('Aye, so old')], 20);
    expect(shown).toMatch(/^\*oCCC\*oC\*oC{13}$/);
    expect(isSpeaking(talk)).toBe(false);
  });

  it('waits, closed, for what has not arrived yet', () => {
    const { shown, talk } = spoken([part('so')], 40);
    expect(shown).toMatch(/^\*oC{39}$/);
    expect(isSpeaking(talk)).toBe(true);
  });

  it('speaks a reply that arrived all at once', () => {
    expect(spoken([whole('so old')], 6).shown).toBe('*oC*oCCC');
  });

  it('stops two seconds after the whole has arrived, however much is left', () => {
    const { shown, talk } = spoken([whole('so '.repeat(60))], most + 10);
    expect(shown).toMatch(/^(\*oC){12}C{10}$/);
    expect(isSpeaking(talk)).toBe(false);
  });

  it('does not say again what it has said, or what was said before it lived', () => {
    const { talk } = spoken([whole('so')], 10);
    expect(spoken([whole('so')], 5, talk).shown).toBe('CCCCC');
    expect(spoken([whole('so')], 5, silence(1)).shown).toBe('CCCCC');
  });

  it('falls silent at once where a message is sent or the reply fails, and begins anew with the next', () => {
    const { talk } = spoken([part('so old a toad')], 2);
    const [picture, after] = speak(hear(talk, null, 'quick', most));
    expect(picture).toEqual({ mouth: 'closed' });
    expect(spoken([part('no', 3)], 3, after).shown).toBe('*oCC');
  });
});
