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

  it('say where the scene is, and what may be tapped', () => {
    const headers = new Headers({
      'x-scene': 'frog:b:01:0!frog',
      'x-say': 'And%20then%3F|%C2%BFQu%C3%A9%20tal%3F|a%7Cb',
    });
    expect(headOf(headers)).toMatchObject({ scene: 'frog:b:01:0!frog', say: ['And then?', '¿Qué tal?', 'a|b'] });
    expect(headOf(new Headers({ 'x-say': '%E0%A4' }))).not.toHaveProperty('say');
  });

  it('give danger to the page, whoever is said to have written', () => {
    expect(isAnsweredByPage({ writer: 'service', care: 'danger', language: 'en' })).toBe(true);
    expect(isAnsweredByPage({ writer: 'site', care: 'hate', language: 'en' })).toBe(true);
    expect(isAnsweredByPage({ writer: 'understudy', care: 'hate', language: 'en' })).toBe(false);
    expect(isAnsweredByPage(null)).toBe(false);
  });
});
