import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { descriptionOf } from '../app/descriptions.ts';
import { lostRoute, routes } from '../app/routes.ts';
import { screens } from '../e2e/screens.ts';
import { states } from '../e2e/states.ts';

// What the recipe for a new screen in CONTRIBUTING.md asks for, and nothing else would miss.
const paths = routes.map(({ path }) => path);

it('every screen has a line in e2e/screens.ts, which tests open', () => {
  expect(screens.map(({ path }) => path)).toEqual(paths);
  expect(screens.map(({ title }) => title)).toEqual(routes.map(({ title }) => title));
});

it('every screen has a state in e2e/states.ts, in which it is looked at', () => {
  expect(paths.filter((path) => !states.some((state) => state.path === path))).toEqual([]);
});

it('every screen has a row in docs/product.md, 1.2', () => {
  const product = readFileSync('docs/product.md', 'utf8');
  const rows = product.slice(product.indexOf('\n### 1.2 '), product.indexOf('\n### 1.3 '));
  expect(paths.filter((path) => !rows.includes(`| \`${path}\` |`))).toEqual([]);
});

it('every screen has a name, an address, a title and a description that no other has', () => {
  const all = [...routes, lostRoute];
  for (const key of ['name', 'path', 'title'] as const) {
    expect(new Set(all.map((route) => route[key])).size, key).toBe(all.length);
  }
  expect(new Set(all.map(descriptionOf)).size).toBe(all.length);
});
