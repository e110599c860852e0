import type { Fault } from './check-script.ts';
import { readSections } from './sections.ts';

/** What is wrong with `markdown`, the phrases in intents.md: each is made of small letters, groups without groups in them, and gaps. */
export function checkIntents(markdown: string): Fault[] {
  return readSections(markdown).flatMap(({ items }) =>
    items.flatMap(({ text, line }) => {
      const phrase = text.replace(/^(?:up to \d+ words: |~)/, '');
      const letter = /[^a-z\d {}()[\]|*^$]/.exec(phrase)?.[0];
      const bare = phrase
        .replace(/\{\w+\}/g, '')
        .replace(/\[[^()[\]]*\]/g, '')
        .replace(/\([^()[\]]*\)/g, '');
      return [
        ...(letter ? [{ line, what: `"${letter}" may not be in a phrase.` }] : []),
        ...(/[()[\]]/.test(bare.replace(/\[[^()[\]]*\]/g, ''))
          ? [{ line, what: 'Groups must be closed and must not contain other groups.' }]
          : []),
      ];
    }),
  );
}
