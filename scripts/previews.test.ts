import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { fillTemplate } from './page.ts';
import { previewsOf } from './previews.ts';
import { checkSharePictures } from './share-pictures.ts';

const site = 'https://swampheart.example';
const previews = previewsOf(site);
const of = (path: string) => previews[path] ?? { name: '', tags: '', instead: {} };
const told = Object.entries(of('/fortune-teller').instead);

describe('what a link elsewhere shows', () => {
  it.each(Object.keys(previews))('takes the place of what stands once in the page: %s', (path) => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(path);
    const template = '<head><title>x</title><meta name="description" content="x" /></head><div id="app"></div></body>';
    const filling = { route, markup: '', assets: { scripts: [], fonts: [] }, css: '', first: '', publicUrl: site };
    const page = fillTemplate(template, filling);
    expect(page.split(of(path).tags)).toHaveLength(2);
    expect(page.indexOf(of(path).tags)).toBeLessThan(page.indexOf('<style>')); // some read the beginning only
  });

  it('of a fortune is its teller, its words, its address and a picture that is there', () => {
    expect(told).toHaveLength(Object.values(fortunes).flat().length);
    for (const [key, tags] of told) {
      expect(tags).toContain(`<meta property="og:url" content="${site}/fortune-teller?f=${key}">`);
      const picture = /share\/([a-z-]+)\.jpg/.exec(tags)?.[1] ?? '';
      checkSharePictures([picture]);
      expect(key.startsWith(picture.slice('fortune-'.length))).toBe(true);
      expect(tags.match(/<meta [a-z]+="[a-z:_]+" content="[^"<]*">/g)?.join('')).toBe(tags);
    }
    const [text] = fortunes['Puss in Boots'] ?? [''];
    const tags = of('/fortune-teller').instead['puss-in-boots-0'] ?? '';
    expect(tags).toContain('content="A fortune from Puss in Boots · Swampheart"');
    expect(tags).toContain(`content="“${text}”"`);
  });

  it('of a challenge is that a friend sends a word', () => {
    expect(Object.keys(of('/minigame').instead)).toEqual(['']);
    expect(of('/minigame').instead['']).toContain('content="A word from a friend · Swampheart"');
    expect(of('/minigame').instead['']).toContain(`content="${site}/minigame?friend"`);
  });
});
