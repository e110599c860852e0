import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lostRoute, routes } from '../app/routes.ts';
import { testSite } from './test-site.ts';

const site = testSite();

async function picture(address: string) {
  const response = await fetch(site.address + address);
  expect(response.status, address).toBe(200);
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { type: response.headers.get('content-type'), format, size: `${width}x${height}` };
}

describe('what other places show of the site', () => {
  it.each([...routes, lostRoute])('is a picture of its own for $name', async ({ name }) => {
    expect(await picture(`/share/${name}.jpg`)).toEqual({ type: 'image/jpeg', format: 'jpeg', size: '1200x630' });
  });

  it('is the mark, at every size the pages and the manifest name', async () => {
    const page = await (await fetch(site.address)).text();
    const manifest = await fetch(`${site.address}/site.webmanifest`);
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of icons) expect((await picture(src)).size).toBe(sizes);
    const linked = [...page.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map((match) => match[1]);
    expect(linked.length).toBeGreaterThan(1);
    for (const address of linked) expect((await picture(address ?? '')).format).toBe('png');
  });
});
