import { expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const shared = site.share();

// Safari does not expose a list without bullets as a list unless it has role="list".
it.each(routes)('every list without bullets on $path says that it is a list', async ({ path }) => {
  const { page } = shared;
  await page.goto(site.address + path, { waitUntil: 'networkidle' });
  const silent = await page
    .locator('ul, ol')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && list.getAttribute('role') !== 'list')
        .map((list) => list.outerHTML.slice(0, 80)),
    );
  expect(silent).toEqual([]);
});
