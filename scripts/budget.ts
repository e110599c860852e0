import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The most JavaScript that a route may load first, in bytes of Brotli 11. */
export const scriptBudgetBytes = 24_000;

/**
 * The most files of JavaScript that a route may ask for first: the entry, what all screens share, and the screen. Over HTTP/1.1 six files
 * are loaded at a time. /care has one more, its help lists, which the chat fetches later.
 */
export const scriptBudgetFiles = 3;
const moreFiles: Readonly<Record<string, number>> = { '/care': 1, '/es/care': 1 };

type RouteScripts = { readonly path: string; readonly scripts: readonly string[] };

/** Prints the size of each route's first-load JavaScript, and throws if one exceeds the budget, in bytes or in files. */
export async function checkBudget(site: string, routes: readonly RouteScripts[]): Promise<void> {
  const over: string[] = [];
  for (const { path, scripts } of routes) {
    const sizes = await Promise.all(scripts.map(async (file) => (await stat(join(site, `${file}.br`))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    process.stdout.write(
      `  ${path.padEnd(16)} ${(bytes / 1000).toFixed(1)} kB of JavaScript in ${scripts.length} files\n`,
    );
    if (bytes > scriptBudgetBytes) over.push(`${path} (${bytes} bytes)`);
    if (scripts.length > scriptBudgetFiles + (moreFiles[path] ?? 0)) over.push(`${path} (${scripts.join(', ')})`);
  }
  if (over.length === 0) return;
  throw new Error(
    `Over the budget of ${scriptBudgetBytes / 1000} kB in ${scriptBudgetFiles} files: ${over.join('; ')}`,
  );
}
