import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { descriptionOf } from '../app/descriptions.ts';
import type { Route } from '../app/routes.ts';

/** Paths below the site's root. */
export type Assets = {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
};

/** The scripts and fonts of the chunks of `sources` and of their static imports, which must load before the chunks can run. */
export function assetsOf(manifest: Manifest, ...sources: string[]): Assets {
  const scripts = new Set<string>();
  const fonts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build holds no chunk ${key}: does each screen lie in screens/{name}/{name}.tsx?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], fonts: [...fonts] };
}

type Filling = {
  readonly route: Route;
  readonly markup: string;
  /** Runs as soon as the markup is there (first-portrait.ts). */
  readonly script?: string;
  readonly assets: Assets;
  /** The site's whole stylesheet. */
  readonly css: string;
  /** The script that records button presses before the app has loaded (app/early-taps.ts), for pages with buttons. */
  readonly early: string;
  /** The site's public address, for link previews on other sites; `null` leaves out tags that need an absolute address. */
  readonly publicUrl: string | null;
};

/** A route's page: Vite's template with title, description, markup, styles and preloads filled in. */
export function fillTemplate(
  template: string,
  { route, markup, script, assets, css, early, publicUrl }: Filling,
): string {
  const { scripts, fonts } = assets;
  const missing = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    // before the styles, which are most of the page: a browser asks for these as soon as it has read them
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...firstPictures(markup),
    `<style>${css}</style>`,
    ...(hasButtons(markup) ? [`<script type="module" async crossorigin src="/${early}"></script>`] : []),
  ];
  const preloads = scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const fromVite = template.match(scriptTags) ?? [];
  return template
    .replace(scriptTags, '')
    .replace(styleTags, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(route.title)}</title>`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, start) => `${start}"${escaped(descriptionOf(route))}"`)
    .replace('</head>', () => `${links.join('')}${shareTags(route, publicUrl)}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${script ? `<script>${script}</script>` : ''}`)
    .replace('</body>', () => `${[...fromVite, ...preloads].join('')}</body>`);
}

/** Preloads of the pictures that the markup wants before all else, for browsers that read AVIF. */
function firstPictures(markup: string): string[] {
  const pictures = markup.matchAll(
    /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/g,
  );
  return [...pictures].map(
    ([, srcSet, sizes]) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  );
}

/** The picture that is the largest of a page and stands in it. */
export const pictureInPage: Readonly<Record<string, string>> = {
  home: 'ui/props/title-960.avif',
  choose: 'ui/props/wall.avif',
  hangman: 'ui/props/wall.avif',
  'fortune-teller': 'ui/props/onion-0.avif',
};

/** Whether the markup has buttons, which a visitor may press before the app has loaded. */
function hasButtons(markup: string): boolean {
  return /<button\b(?![^>]*\bdisabled)/.test(markup) && !/<fieldset[^>]*\bdisabled/.test(markup);
}

/** Replaces a picture's address, in markup or styles, by the picture as a data: URL, so that the largest element of the page needs no further request. */
export function inlinePicture(markup: string, address: string, avif: Buffer): string {
  return markup.replaceAll(address, `data:image/avif;base64,${avif.toString('base64')}`);
}

/** The hash by which the Content-Security-Policy allows a page's inline styles and scripts: https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
export function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

const styleTags = /<link rel="stylesheet"[^>]*>/g;
/** Vite's script tags, which move behind the preloads: browsers load few files at a time, and those for the first paint go first. */
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Tags for previews of links to the page on other sites (https://ogp.me). */
function shareTags(route: Route, publicUrl: string | null): string {
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Swampheart'],
    ['og:title', route.title],
    ['og:description', descriptionOf(route)],
  ];
  if (publicUrl) {
    tags.push(
      ['og:url', publicUrl + route.path],
      ['og:image', `${publicUrl}/share/${route.name}.jpg`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    );
  }
  const card = publicUrl ? '<meta name="twitter:card" content="summary_large_image">' : '';
  return tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`).join('') + card;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
