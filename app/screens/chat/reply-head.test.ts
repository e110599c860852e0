import { describe, expect, it } from 'vitest';
import { headOf, isAnsweredByPage } from './reply-head.ts';

describe('the headers of a reply', () => {
  it('say who wrote it, what was noticed, and in which language the site speaks', () => {
    const headers = new Headers({ 'x-replier': 'site', 'x-care': 'danger', 'content-language': 'es' });
    expect(headOf(headers)).toEqual({ writer: 'site', care: 'danger', language: 'es' });
  });

  it.each([{}, { 'x-replier': 'nobody', 'x-care': 'weather', 'content-language': 'fr' }])(
    'may say nothing: %j',
    (given) => {
      expect(headOf(new Headers(given))).toEqual({ writer: 'understudy', care: null, language: 'en' });
    },
  );

  it('give danger to the page, whoever is said to have written', () => {
    expect(isAnsweredByPage({ writer: 'service', care: 'danger', language: 'en' })).toBe(true);
    expect(isAnsweredByPage({ writer: 'site', care: 'hate', language: 'en' })).toBe(true);
    expect(isAnsweredByPage({ writer: 'understudy', care: 'hate', language: 'en' })).toBe(false);
    expect(isAnsweredByPage(null)).toBe(false);
  });
});
