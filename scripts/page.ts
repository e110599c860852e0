import type { Manifest } from 'vite';
import type { Route } from '../app/routes.ts';

/** Paths below the site's root. */
export type Assets = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Every script and style that the chunks of `sources` need before they run: theirs and those of their static imports. */
export function assetsOf(manifest: Manifest, ...sources: string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build holds no chunk ${key}: does each screen lie in screens/{name}/{name}.tsx?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** One page: Vite's template with the route's title, description, markup, styles and preloads set in. */
export function fillTemplate(template: string, route: Route, markup: string, { scripts, styles }: Assets): string {
  const missing = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(route.title)}</title>`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, start) => `${start}"${escaped(route.description)}"`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
