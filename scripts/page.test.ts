import { describe, expect, it } from 'vitest';
import { lostRoute, routes } from '../app/routes.ts';
import { fillTemplate, hashSource, inlinePictures } from './page.ts';

const template = `<head><link rel="stylesheet" crossorigin href="/assets/vite.css">
  <script type="module" crossorigin src="/assets/vite.js"></script><title>x</title><meta name="description" content="x" />
</head><body><div id="app"></div></body>`;
const assets = { scripts: ['assets/a.js'], fonts: ['assets/a.woff2'] };
const first = 'settle()';
const [home] = routes;
const page = (publicUrl: string | null, route = home ?? lostRoute, markup = '<main></main>') =>
  fillTemplate(template, { route, markup, assets, css: 'b{color:red}', first, publicUrl });

describe('a prerendered page', () => {
  it('holds its styles, and loads no file of styles', () => {
    expect(page(null)).toContain('<style>b{color:red}</style>');
    expect(page(null)).not.toContain('stylesheet');
    expect(hashSource('b{color:red}')).toBe("'sha256-ypIZpeWh67Lh3q46jpjGW7VCAJpmEqcFe8Dl5B2rXQU='");
  });

  it('holds a picture that should not need a request of its own', () => {
    const markup = '<source srcSet="/a.avif 1x, /b.avif 2x"/>';
    const held = '<source srcSet="data:image/avif;base64,c21hbGw= 1x, /b.avif 2x"/>';
    expect(inlinePictures(markup, new Map([['/a.avif', Buffer.from('small')]]))).toBe(held);
  });

  it('names its other languages by whole addresses, and where the site has none yet by none', () => {
    expect(page(null)).not.toContain('hreflang');
    expect(page('https://swamp.example')).toContain(
      '<link rel="alternate" hreflang="es" href="https://swamp.example/es">',
    );
  });

  it('carries its markup and asks for its fonts and scripts at once', () => {
    expect(page(null)).toContain('<div id="app"><main></main></div>');
    expect(page(null)).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">');
    expect(page(null)).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">');
  });

  it('asks for what is painted before what is run', () => {
    const written = page(null);
    expect(written.indexOf('a.woff2')).toBeLessThan(written.indexOf('<main>'));
    expect(written.indexOf('<main>')).toBeLessThan(written.indexOf('vite.js'));
    expect(written.match(/vite\.js/g)).toHaveLength(1);
  });

  it('runs first what nothing may be painted before', () => {
    const written = page(null);
    expect(written).toMatch(/<\/style><script>settle\(\)<\/script>.*<\/head>/); // after the styles, which it changes
    expect(written.indexOf('settle()')).toBeLessThan(written.indexOf('<main>'));
  });

  it.each([...routes, lostRoute])('tells other sites its title and its picture: $path', (route) => {
    const written = page('https://swampheart.example', route);
    expect(written).toContain(`<meta property="og:url" content="https://swampheart.example${route.path}">`);
    expect(written).toContain(
      `<meta property="og:image" content="https://swampheart.example/share/${route.name}.jpg">`,
    );
    expect(written).toContain(`<meta property="og:title" content="${route.title.replaceAll('&', '&amp;')}">`);
  });

  it('tells nothing that needs an absolute address where there is none', () => {
    expect(page(null)).toContain('og:title');
    expect(page(null)).not.toMatch(/og:image|og:url|twitter/);
  });
});
