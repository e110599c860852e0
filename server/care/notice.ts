// Notices who is in danger, a child, or out of bounds: by the phrases of phrases.md, and for danger by a classifier that weighs them
// together with all words of the message.
import { type CareKind, careKinds } from '../../contract/chat.ts';
import { isDanger } from './danger.ts';
import { edge } from './phrase-grammar.ts';
import { phraseOf, preparePhrases, wordsOf } from './phrase-notice.ts';

/** What a message says: its kind, for danger also which (a section of phrases.md), and the language of the words that said it. */
export type Notice = { readonly kind: CareKind; readonly about: DangerAbout | null; readonly language: 'en' | 'es' };
/** What kind of danger: each has a reply of its own. `unclear`: no phrase says which, the classifier found it. */
export type DangerAbout =
  | 'dying'
  | 'self-harm'
  | 'eating'
  | 'abuse'
  | 'coercion'
  | 'need'
  | 'medical'
  | 'others'
  | 'unclear';

/** Reads all that noticing needs, so that no visitor waits for it. Takes a second or two. */
export function prepareToNotice(): void {
  preparePhrases();
  notice('');
}

/**
 * What care notices in `message`, at most one thing: the first of `careKinds` that applies, of dangers the first in phrases.md.
 * `isAfterDanger`: danger was told earlier in the conversation, so less is enough.
 */
export function notice(message: string, isAfterDanger = false): Notice | null {
  const words = wordsOf(message);
  const phrase = phraseOf(words, careKinds);
  if (isDanger(words, phrase?.kind === 'danger', { isAfter: isAfterDanger })) {
    return phrase?.kind === 'danger' ? phrase : { kind: 'danger', about: 'unclear', language: languageOf(words) };
  }
  return phrase?.kind === 'danger' ? phraseOf(words, careKinds.slice(1)) : phrase;
}

const spanish = new Set(
  'que de la el en y a los se no un por con una su para es al lo como mas pero sus le ya o este si porque esta me mi yo estoy tengo muy nadie quiero te todo nada hay mis'.split(
    ' ',
  ),
);

/** Spanish where at least a third of the words are its commonest. */
function languageOf(words: readonly string[]): Notice['language'] {
  const said = words.filter((word) => word !== edge);
  return said.filter((word) => spanish.has(word)).length * 3 >= said.length ? 'es' : 'en';
}
