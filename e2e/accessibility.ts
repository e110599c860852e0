import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's violations on the page in its present state, a line each, with best practices and the contrast of level AAA. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The debugger evaluates it, because the Content-Security-Policy forbids inline scripts. Half a megabyte, so once a page.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe);
  // What fails the contrast of level AA fails that of AAA, so it is measured once.
  const rules = { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } };
  const { violations } = (await page.evaluate(
    `axe.run({ rules: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
