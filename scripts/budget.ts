import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** First-load JavaScript of a route, in bytes of Brotli 11. */
export const scriptBudgetBytes = 72_000;

type RouteScripts = { readonly path: string; readonly scripts: readonly string[] };

/** Prints what each route loads first, and throws if one loads more than the budget. */
export async function checkBudget(site: string, routes: readonly RouteScripts[]): Promise<void> {
  const over: string[] = [];
  for (const { path, scripts } of routes) {
    const sizes = await Promise.all(scripts.map(async (file) => (await stat(join(site, `${file}.br`))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    process.stdout.write(`  ${path.padEnd(16)} ${(bytes / 1000).toFixed(1)} kB of JavaScript\n`);
    if (bytes > scriptBudgetBytes) over.push(path);
  }
  if (over.length > 0) throw new Error(`Over the budget of ${scriptBudgetBytes / 1000} kB: ${over.join(', ')}`);
}
