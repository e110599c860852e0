import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The most JavaScript that a route may load first, in bytes of Brotli 11. */
export const scriptBudgetBytes = 72_000;

type RouteScripts = { readonly path: string; readonly scripts: readonly string[] };

/** Prints the size of each route's first-load JavaScript, and throws if one exceeds the budget. */
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
