import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All text files of the project, by their path from its root. */
const files = [
  ...globSync('**/*.{ts,tsx,mjs,md,css,json,yaml,conf,sh,py,html}', {
    cwd: root,
    exclude: ['**/node_modules', 'dist', 'shots', 'package-lock.json'],
  }),
  ...globSync('.ci/*', { cwd: root }),
  ...globSync('**/Containerfile*', { cwd: root, exclude: ['**/node_modules', 'dist'] }),
].map((file) => file.replaceAll('\\', '/'));

const product = read('docs/product.md');
const sections = new Set([...product.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map((match) => match[1]));

/** The section numbers that the first group of `pattern` captures, each with its file and line. */
function citations(pattern: RegExp, among: readonly string[]) {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(pattern)].flatMap((match) =>
          (match[1]?.match(/\d+(\.\d+)?/g) ?? []).map((section) => ({ section, at: `${file}:${index + 1}` })),
        ),
      ),
  );
}

describe('docs/product.md', () => {
  it('has every section that a file cites', () => {
    const cited = citations(/docs\/product\.md, (\d[\d.]*(?:(?:, | and | to )\d[\d.]*)*)/g, files);
    expect(cited.length).toBeGreaterThanOrEqual(15);
    expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
  });

  it('has every section that its own brackets and last columns name', () => {
    const lists = /(?:\(|\| )(\d+(?:\.\d+)?(?:, \d+\.\d+)*)(?:[,)]| \|$)/g;
    const cited = citations(lists, ['docs/product.md']).filter(({ section }) => section.includes('.'));
    expect(cited.length).toBeGreaterThanOrEqual(40);
    expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
  });

  it('names only strings that are in the sources', () => {
    const table = product.slice(product.indexOf('\n## 12 '), product.indexOf('\n## 13 '));
    const strings = [...table.matchAll(/^\| `(.+?)` \|/gm)].map((match) => match[1] ?? '');
    expect(strings.length).toBeGreaterThanOrEqual(25);
    const sources = files
      .filter((file) => /^(app|cast|contract|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map(read);
    expect(strings.filter((string) => !sources.some((source) => said(string).test(source)))).toEqual([]);
  });
});

/** Matches `string` as a whole string literal or a whole text in markup; a placeholder in it matches any expression. */
function said(string: string): RegExp {
  const literal = string
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('(?:<span[^>]*>)?\\$?\\{[^{}]*\\}(?:</span>)?');
  return new RegExp(`(?<=['"\`>]\\s*)${literal}(?=\\s*['"\`<])`);
}

describe('the documents', () => {
  it('cite nothing that a clone does not hold', () => {
    const outside = /\.\.\/shared\b|specification(?:'s|,)? sections? \d/i;
    const self = 'scripts/docs.test.ts';
    expect(files.filter((file) => file !== self && outside.test(read(file)))).toEqual([]);
  });

  it('link to files that exist', () => {
    const links = files
      .filter((file) => file.endsWith('.md') && !/\/understudy\/script\/|^server\/care\//.test(file)) // phrases look like links
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map((match) =>
          join(dirname(file), match[1] ?? ''),
        ),
      );
    expect(links.length).toBeGreaterThanOrEqual(10);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
      [...read(file).matchAll(/`((?:app|cast|contract|server|scripts|e2e|art|bench|docs|deploy)\/[\w./-]*)`/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('give each decision a date and a status, and list it', () => {
    const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-.+\.md$/.test(file));
    expect(decisions.length).toBeGreaterThanOrEqual(16);
    const form = /^# \d+\. .+\n\n\*\*Status\.\*\* (?:Accepted|Superseded by \[\d{4}\]\(\S+\.md\)), \d{4}-\d\d-\d\d\.\n/;
    expect(decisions.filter((file) => !form.test(read(file)))).toEqual([]);
    const index = read('docs/decisions/README.md');
    expect(decisions.filter((file) => !index.includes(`(${file.split('/').at(-1)})`))).toEqual([]);
  });

  it('name the Node that package.json asks for', () => {
    const { engines } = JSON.parse(read('package.json'));
    expect(engines.node).toMatch(/^\^20\.19\b/);
    expect(read('README.md')).toContain('Node 20.19');
  });
});
