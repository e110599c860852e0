// Labelled messages for server/care, written by people and models who had not seen its phrases: `kind | message` a line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { tappedWhenLearnt } from './tapped.ts';
import { visitorMessages } from './visitor-messages.ts';

export type Labelled = { readonly kind: CareKind | 'play'; readonly message: string; readonly file: string };

/** Said by children, in visitor-messages.ts. */
const byChildren = /turn 1[26]\b/;

/** All messages of server/test/care and server/test/sorrow, file by file, what ordinary visitors say, and what they may tap. */
export function labelledMessages(): Labelled[] {
  const ordinary = visitorMessages.map(
    ([message]): Labelled => ({
      kind: byChildren.test(message) ? 'minor' : 'play',
      message,
      file: 'visitor-messages.ts',
    }),
  );
  const tapped = tappedWhenLearnt().map((message): Labelled => ({ kind: 'play', message, file: 'tapped' }));
  return [...ordinary, ...tapped, ...inFolder('care'), ...inFolder('sorrow')];
}

/** Sets by fresh writers from which nothing is learnt: rr.md like those that are, ic.md of harmless answers to what a character says in play. */
export const heldBack = (file: 'rr.md' | 'ic.md'): Labelled[] =>
  inFolder('care-held').filter((each) => each.file === file);

/** Ordinary sorrow is no danger: it counts as `play`, and its files as `sorrow/a.md`. */
function inFolder(folder: 'care' | 'care-held' | 'sorrow'): Labelled[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(join(path, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, kind, message] = /^(danger|minor|sexual|hate|play|sorrow) \| (.+)$/.exec(line) ?? [];
          if (!kind || !message) return [];
          const known = kind === 'sorrow' ? 'play' : (kind as Labelled['kind']);
          return [{ kind: known, message, file: folder === 'sorrow' ? `sorrow/${file}` : file }];
        }),
    );
}
