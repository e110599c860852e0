import type { CareKind } from '../../contract/chat.ts';

/** What a message says: its kind, for danger also which (a section of phrases.md), and the language of the words that said it. */
export type Notice = { readonly kind: CareKind; readonly about: DangerAbout | null; readonly language: 'en' | 'es' };
/** What kind of danger: each has a reply of its own. */
export type DangerAbout = 'dying' | 'self-harm' | 'eating' | 'abuse' | 'coercion' | 'need' | 'medical' | 'others';

/** Placeholder until phrases.md is read: enough to drive the rest. */
const known: readonly (readonly [RegExp, Notice])[] = [
  [/want to die|kms/i, { kind: 'danger', about: 'dying', language: 'en' }],
  [/quiero morir/i, { kind: 'danger', about: 'dying', language: 'es' }],
  [/my dad hits me/i, { kind: 'danger', about: 'abuse', language: 'en' }],
  [/\bi'?m (\d|1[0-7])\b/i, { kind: 'minor', about: null, language: 'en' }],
  [/send nudes/i, { kind: 'sexual', about: null, language: 'en' }],
  [/i hate (gays|jews)/i, { kind: 'hate', about: null, language: 'en' }],
];

/** What care notices in `message`, at most one thing: the first of `careKinds` that applies. */
export function notice(message: string): Notice | null {
  return known.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
