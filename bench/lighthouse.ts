// Lighthouse, installed beside our dependencies when a measurement first wants it, and never one of them.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../e2e/browser.mjs';

const version = '13.5.0';
const folder = join(import.meta.dirname, '..', 'node_modules', '.bench', `lighthouse-${version}`);
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Sighting = {
  /** Out of 100, in the order of `scoreNames`. */
  readonly scores: readonly number[];
  readonly largestPaintS: number;
  /** What was painted largest, as the end of its selector. */
  readonly largest: string;
  /** What was asked for before that, in the order of its coming: kB, and when it had come. */
  readonly requests: readonly { readonly path: string; readonly kB: number; readonly cameS: number }[];
};

export const scoreNames = ['performance', 'accessibility', 'best practices', 'SEO'] as const;

/** Installs Lighthouse where it is missing. False where npm does not bring it. */
export function installLighthouse(): boolean {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (!existsSync(command)) {
    spawnSync('npm', ['install', ...quietly, '--prefix', folder, `lighthouse@${version}`], { stdio: 'ignore' });
  }
  return existsSync(command);
}

/** What Lighthouse's mobile settings say of a page, with the line and the processor slowed by DevTools and not by calculation. */
export async function runLighthouse(address: string): Promise<Sighting> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      address,
      '--quiet',
      '--output=json',
      '--throttling-method=devtools',
      `--only-categories=${categories}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 2 ** 27 },
  );
  const report: Report = JSON.parse(stdout);
  const paint = report.audits['largest-contentful-paint']?.numericValue;
  return {
    scores: categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? Number.NaN))),
    largestPaintS: (paint ?? Number.NaN) / 1000,
    requests: (report.audits['network-requests']?.details?.items ?? [])
      .filter(({ url, networkRequestTime }) => url.startsWith('http') && networkRequestTime < (paint ?? 0))
      .map(({ url, transferSize, networkEndTime }) => ({
        path: new URL(url).pathname,
        kB: transferSize / 1000,
        cameS: networkEndTime / 1000,
      }))
      .sort((a, b) => a.cameS - b.cameS),
    largest: /"selector":"(?:[^"]* > )?([^" ]*)"/.exec(JSON.stringify(insight(report)))?.[1] ?? '',
  };
}

function insight({ audits }: Report) {
  return (audits['lcp-breakdown-insight'] ?? audits['largest-contentful-paint-element'])?.details ?? {};
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Request[] } }>
  >;
};

type Request = {
  readonly url: string;
  readonly transferSize: number;
  readonly networkRequestTime: number;
  readonly networkEndTime: number;
};
