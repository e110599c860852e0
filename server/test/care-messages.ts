// Labelled messages for server/care, written by people and models who had not seen its phrases: `kind | message` a line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';

export type Labelled = { readonly kind: CareKind | 'play'; readonly message: string; readonly file: string };

const folder = join(import.meta.dirname, 'care');

/** All messages of server/test/care, file by file. */
export function labelledMessages(): Labelled[] {
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
