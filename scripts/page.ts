import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { descriptionOf } from '../app/descriptions.ts';
import type { Route } from '../app/routes.ts';
import { baseOf, type Language, languages } from '../contract/languages.ts';

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
  /** What runs before anything is painted (app/early-language.ts, early-settings.ts, early-taps.ts). It stands in the page, so that nothing waits for it. */
  readonly first: string;
  /** The site's public address, for link previews on other sites; `null` leaves out tags that need an absolute address. */
  readonly publicUrl: string | null;
  /** English, if it is missing. */
  readonly language?: Language;
  readonly description?: string;
  readonly region?: string;
};

/** A route's page: Vite's template with title, description, markup, styles and preloads filled in. */
export function fillTemplate(template: string, filling: Filling): string {
  const { route, markup, script, assets, css, publicUrl, first, language = 'en' } = filling;
  const description = filling.description ?? descriptionOf(route);
  const { scripts, fonts } = assets;
  const links = [
    // before the styles, which are most of the page: a browser asks for these as soon as it has read them
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...firstPictures(markup),
    `<style>${css}</style><script>${first}</script>`,
  ];
  const fromVite = template.match(scriptTags) ?? [];
  return template
    .replace(scriptTags, '')
    .replace(styleTags, '')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('"/site.webmanifest"', `"${baseOf[language]}/site.webmanifest"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(route.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () =>
      shareTags(route, { publicUrl, language, description, ...(filling.region && { region: filling.region }) }),
    )
    .replace('</head>', () => `${links.join('')}${alternates(route, language, publicUrl)}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${script ? `<script>${script}</script>` : ''}`)
    .replace('</body>', () => `${fromVite.join('')}</body>`);
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

/** The pictures that stand in a page: those without which its largest would be painted later. */
export const picturesInPage: Readonly<Record<string, readonly string[]>> = {
  home: ['ui/props/title-960.avif'],
  choose: ['ui/props/wall.avif'],
  chat: ['ui/props/glimpse.avif', 'ui/props/glimpse-tall.avif'],
  hangman: ['ui/props/wall.avif'],
  'fortune-teller': ['ui/props/onion-0.avif', 'ui/props/chair.avif', 'ui/props/table.avif'],
};

/** Replaces the addresses of pictures, in markup or styles, by the pictures as data: URLs, so that nothing needs to be asked for them. */
export function inlinePictures(markup: string, pictures: ReadonlyMap<string, Buffer>): string {
  return [...pictures].reduce(
    (text, [address, avif]) => text.replaceAll(address, `data:image/avif;base64,${avif.toString('base64')}`),
    markup,
  );
}

/** The hash by which the Content-Security-Policy allows what stands in a page, its styles and its scripts: https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const styleTags = /<link rel="stylesheet"[^>]*>/g;
/** Vite's script tags, which move behind the preloads: browsers load few files at a time, and those for the first paint go first. */
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The page in each language, for search engines, which want whole addresses; the one for unknown addresses has none of its own. */
function alternates({ name, path }: Route, language: Language, publicUrl: string | null): string {
  if (name === 'lost' || !publicUrl) return '';
  const page = path.slice(baseOf[language].length).replace(/\/$/, '');
  const links = languages.map((one) => {
    const address = publicUrl + (baseOf[one] + page || '/');
    return `<link rel="alternate" hreflang="${one}" href="${address}">`;
  });
  return `${links.join('')}<link rel="canonical" href="${publicUrl}${path}">`;
}

export type About = {
  readonly publicUrl: string | null;
  readonly language?: Language;
  readonly region?: string;
  /** Where the page at an address that says more is about something else: what it is called, what it is, that more, and its picture. */
  readonly title?: string;
  readonly description?: string;
  readonly query?: string;
  readonly picture?: string;
};

/**
 * The description, and tags for previews of links to the page on other sites (https://ogp.me). They stand before the styles, because some read
 * the beginning of a page only, and in one piece, because the server takes others in their place (server/previews.ts).
 */
export function shareTags(route: Route, { publicUrl, language = 'en', region, ...about }: About): string {
  const { title, description, query, picture } = {
    title: route.title,
    description: descriptionOf(route),
    query: '',
    picture: route.name,
    ...about,
  };
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Swampheart'],
    ['og:title', title],
    ['og:description', description],
    ...(language !== 'en' && region ? [['og:locale', region] as [string, string]] : []),
  ];
  if (publicUrl) {
    tags.push(
      ['og:url', publicUrl + route.path + query],
      ['og:image', `${publicUrl}/share${baseOf[language]}/${picture}.jpg`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    );
  }
  const card = publicUrl ? '<meta name="twitter:card" content="summary_large_image">' : '';
  const named = `<meta name="description" content="${escaped(description)}">`;
  return named + tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`).join('') + card;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
