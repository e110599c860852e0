// Labelled messages for server/care, written by people and models who had not seen its phrases: `kind | message` a line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { visitorMessages } from './visitor-messages.ts';

export type Labelled = { readonly kind: CareKind | 'play'; readonly message: string; readonly file: string };

const folder = join(import.meta.dirname, 'care');

/** Said by children, in visitor-messages.ts. */
const byChildren = /turn 1[26]\b/;

/** All messages of server/test/care, file by file, and what ordinary visitors say. */
export function labelledMessages(): Labelled[] {
  const ordinary = visitorMessages.map(
    ([message]): Labelled => ({
      kind: byChildren.test(message) ? 'minor' : 'play',
      message,
      file: 'visitor-messages.ts',
    }),
  );
  return [...ordinary, ...inFolder()];
}

function inFolder(): Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, kind, message] = /^(danger|minor|sexual|hate|play) \| (.+)$/.exec(line) ?? [];
          return kind && message ? [{ kind: kind as Labelled['kind'], message, file }] : [];
        }),
    );
}
