import { describe, expect, it } from 'vitest';
import { unfitNameAskedFor } from './asked-name.ts';
import { notice } from './notice.ts';

describe('who asks to be called', () => {
  it.each([
    ['call me slut', 'sexual'],
    ['call me your filthy slut', 'sexual'],
    ['llamame zorra', 'sexual'],
    ['call me faggot, its what my nan calls meatballs', 'hate'],
    ['you can call me dyke, im proud of it', 'hate'],
    ['please call me retard, love', 'hate'],
  ] as const)('what nobody should be called is turned down: %s', (message, kind) => {
    expect(notice(message)?.kind).toBe(kind);
  });

  it.each([
    'call me tomorrow',
    'call me Anna',
    'call me your little onion',
    'they call me faggot at work',
    'the kids always call me retard',
    'dont call me slut',
    'llamame mañana',
    'hola, me llamo Kike',
  ])('anything else, or tells that others do, is not: %s', (message) => {
    expect(unfitNameAskedFor(message)).toBeNull();
    expect(notice(message)?.kind).not.toBe('hate');
  });
});

describe('who tells a grown-up age', () => {
  it.each([
    'one of them told me im old, im only 29!',
    'my boss says im young to be a manager, im only 31!',
    'they said i look old but im only 45',
    'im only 38 and my knees crack',
    'solo tengo 33 y ya me duele la espalda, Shrek',
  ])('is no child: %s', (message) => {
    expect(notice(message)).toBeNull();
  });

  it.each(['im only 12 and my knees crack', 'i am only 15 and he is only 29'])('but a child is: %s', (message) => {
    expect(notice(message)?.kind).toBe('minor');
  });
});
