import { describe, expect, it } from 'vitest';
import { siteReplies, toDanger } from './replies.ts';

const said = Object.entries(toDanger).flatMap(([about, { en, es }]) => [
  [about, 'en', en.first] as const,
  [about, 'en', en.again] as const,
  [about, 'es', es.first] as const,
  [about, 'es', es.again] as const,
]);
const person = { en: /\bperson you trust|(?:somebody|adult|one|whom) you trust/, es: /de confianza/ };
const lines = { en: /lines below|number below|emergency number/, es: /líneas de abajo|número de emergencias/ };

describe('what the site says of danger', () => {
  it.each(said)(
    'about %s (%s) is two or three sentences, names a person one trusts, and points below',
    (_about, language, text) => {
      expect(text.match(/[^.]+\./g)?.length).toBeGreaterThanOrEqual(2);
      expect(text.match(/[^.]+\./g)?.length).toBeLessThanOrEqual(3);
      expect(text).toMatch(person[language]);
      expect(text).toMatch(lines[language]);
      expect(text.length).toBeLessThanOrEqual(280);
    },
  );

  it.each(said)('about %s (%s) fits also where what was told before was another danger', (_about, _language, text) => {
    expect(text).not.toMatch(/\bagain\b|once more|\bstill\b|otra vez|de nuevo|sigue/i);
  });

  it.each(['dying', 'abuse', 'medical', 'others'] as const)(
    'names the emergency number every time, about %s',
    (about) => {
      const { en, es } = toDanger[about];
      for (const text of [en.first, en.again]) expect(text).toMatch(/emergency number/);
      for (const text of [es.first, es.again]) expect(text).toMatch(/número de emergencias/);
    },
  );

  it.each(['en', 'es'] as const)('puts the emergency number first for a medical emergency (%s)', (language) => {
    for (const text of Object.values(toDanger.medical[language])) {
      expect(text.search(/emergenc/)).toBeLessThan(60);
    }
  });
});

describe('all that the site says', () => {
  it('is plain: no exclamation mark, no promise, no claim to feel, no hour that a line may not keep', () => {
    const not = /[!¡?¿]|\bwe\b|understand|always|promise|everything will|siempre|promet|entend|day and night|24/i;
    expect(siteReplies.filter((text) => not.test(text))).toEqual([]);
  });

  it('says nothing twice, also where a page cuts it to its first 100 letters', () => {
    expect(new Set(siteReplies.map((text) => text.slice(0, 100))).size).toBe(siteReplies.length);
  });
});
