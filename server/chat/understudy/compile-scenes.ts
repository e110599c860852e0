// Compiles the scenes of a character, a file each, into one story (`npm run understudy` writes it). Only development needs this.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compiler } from 'inkjs/full';
import type { Fault } from './check-script.ts';

/** `json`: the compiled story, with the variable `dear` for what the visitor is called; null where a file has errors. */
export type Compiled = {
  readonly json: string | null;
  readonly faults: readonly (Fault & { readonly file: string })[];
};

const dear = 'VAR dear = "friend"';

/** The Ink files in `folder`, joined; a folder that does not exist has none. */
export function compileScenes(folder: string): Compiled {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.ink'))
        .sort()
    : [];
  const sources = files.map((file) => ({ file, text: withoutStart(readFileSync(join(folder, file), 'utf8')) }));
  if (files.length === 0) return { json: null, faults: [] };
  const whole = compile([dear, ...sources.map(({ text }) => text)].join('\n'));
  if (whole.json) return { json: whole.json, faults: [] };
  // Only a file by itself tells in which line its fault is.
  const faults = sources.flatMap(({ file, text }) =>
    compile(`${dear}\n${text}`).faults.map((fault) => ({ ...fault, file })),
  );
  return { json: null, faults: faults.length > 0 ? faults : whole.faults.map((fault) => ({ ...fault, file: '' })) };
}

/** Without the divert by which Ink's editor plays the file alone, and its own value of the variable. */
function withoutStart(source: string): string {
  const knot = source.search(/^===/m);
  return source.slice(0, knot).replace(/^(?:->|VAR dear).*$/gm, '') + source.slice(knot);
}

function compile(source: string): { json: string | null; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const errorHandler = (message: string) => {
    faults.push({ line: Math.max(1, Number(/line (\d+)/.exec(message)?.[1] ?? 1) - 1), what: message });
  };
  try {
    const story = new Compiler(source, { errorHandler } as never).Compile();
    return { json: faults.length === 0 ? (story.ToJson() as string) : null, faults };
  } catch (error) {
    if (faults.length === 0) faults.push({ line: 1, what: String(error) });
    return { json: null, faults };
  }
}
