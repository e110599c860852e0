import { describe, expect, it } from 'vitest';
import { readingVoice } from '../../settings/reading-voice.ts';
import { endOfSentences, sayable, tuningOf, wordAt } from './aloud-rules.ts';
import { type Voice, voices } from './voices.ts';

describe('a voice that reads aloud', () => {
  const tuned = Object.values(voices).map((voice) => ({ ...voice, ...tuningOf(voice) }));
  const by = (what: (one: (typeof tuned)[number]) => number) => tuned.toSorted((one, other) => what(one) - what(other));

  it('is each puppet’s own, in the order of their babble', () => {
    expect(new Set(tuned.map(({ pitch, rate }) => `${pitch} ${rate}`)).size).toBe(tuned.length);
    expect(by(({ pitch }) => pitch)).toEqual(by(({ pitchHz }) => pitchHz));
    expect(by(({ rate }) => -rate)).toEqual(by(({ blipMs }) => blipMs));
  });

  it('is one that can be followed', () => {
    for (const { pitch, rate } of tuned) {
      expect(pitch).toBeGreaterThanOrEqual(0.1);
      expect(pitch).toBeLessThanOrEqual(2);
      expect(rate).toBeGreaterThanOrEqual(0.7);
      expect(rate).toBeLessThanOrEqual(1.4);
    }
  });

  it('is within what browsers take, whatever the babble is', () => {
    const odd: Voice = { ...voices.Shrek, pitchHz: 1, blipMs: 1 };
    expect(tuningOf(odd)).toEqual({ pitch: 0.1, rate: 1.4 });
    expect(tuningOf({ ...odd, pitchHz: 20_000, blipMs: 9000 })).toEqual({ pitch: 2, rate: 0.7 });
  });
});

describe('what is read', () => {
  it.each([
    ['Aye, lass.', 'Aye, lass.'],
    ['*kisses her hand* Oh! 😊 You *grins* stay', 'Oh! You stay'],
    ['A **big** onion', 'A big onion'],
    ['Oh! *kisses her ha', 'Oh!'],
    ['two * three', 'two'],
    ['👨‍👩‍👧 We 🇫🇷 wave 👋🏽 and ❤️ 1️⃣', 'We wave and 1'],
    ['One\ntwo', 'One two'],
    ['¿Qué tal? 10 cebollas', '¿Qué tal? 10 cebollas'],
    ['😊 …!', ''],
    ['*counts her gold*', ''],
    ['', ''],
  ])('of %j is %j', (text, read) => {
    expect(sayable(text)).toBe(read);
  });
});

describe('the sentences that stand whole', () => {
  const whole = (text: string, from = 0) => text.slice(from, endOfSentences(text, from));

  it.each([
    ['Get in. The onions', 'Get in.'],
    ['Get in! Sing? The', 'Get in! Sing?'],
    ['Get in', ''],
    ['Get in.', ''], // it may go on: "in...", "3.5"
    ['Get 3.5 onions', ''],
    ['“Get in.” The', '“Get in.”'],
    ['One\ntwo', 'One\n'],
    ['*He bows. Low.* Get', ''],
    ['*He bows. Low.* Get in. The', '*He bows. Low.* Get in.'],
  ])('in %j are %j', (text, sentences) => {
    expect(whole(text)).toBe(sentences);
  });

  it('are told from where they were read to', () => {
    expect(whole('Get in. Sing. The', 7)).toBe(' Sing.');
    expect(whole('Get in. The', 7)).toBe('');
  });
});

describe('the word that a browser comes to', () => {
  it('is told by its first letter', () => {
    expect(wordAt('Oh, don’t sing', 4)).toBe('don’t');
    expect(wordAt('señor', 0)).toBe('señor');
    expect(wordAt('no', 9)).toBe('');
    expect(wordAt('a !', 2)).toBe('');
  });
});

describe('the device’s voice', () => {
  const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

  it('is an English one: its own choice, else a British one, else any', () => {
    const [american, british, chosen] = [voice('en_US'), voice('en-GB'), voice('en-AU', true, true)];
    expect(readingVoice([voice('de-DE'), american, british, chosen])).toBe(chosen);
    expect(readingVoice([voice('de-DE', true, true), american, british])).toBe(british);
    expect(readingVoice([voice('es'), american])).toBe(american);
    expect(readingVoice([voice('en')])).not.toBeNull();
  });

  it('is none that sends words elsewhere, or speaks another language', () => {
    expect(readingVoice([])).toBeNull();
    expect(readingVoice([voice('en-GB', false, true), voice('de-DE'), voice('enm')])).toBeNull();
  });
});
