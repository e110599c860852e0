import './as-react.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { region } from '#texts/language.ts';
import { App } from './app.tsx';
import { descriptionOf } from './descriptions.ts';
import { lostRoute, type Route, routes } from './routes.ts';
import { loadScreen } from './screen-loading.ts';

export type Page = {
  readonly route: Route;
  readonly html: string;
  readonly description: string;
  /** Language and country as https://ogp.me writes them. */
  readonly region: string;
};

/** Renders the markup of every route and of the page for unknown addresses, equal to the browser's first render. */
export function prerender(): Promise<Page[]> {
  return Promise.all([...routes, lostRoute].map(writePage));
}

async function writePage(route: Route): Promise<Page> {
  await loadScreen(route);
  const html = renderToString(
    <StrictMode>
      <App ssrPath={route.path} />
    </StrictMode>,
  );
  return { route, html, description: descriptionOf(route), region };
}
