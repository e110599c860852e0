import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { lostRoute, type Route, routes } from './routes.ts';
import { loadScreen } from './screen-loading.ts';

export type Page = { readonly route: Route; readonly html: string };

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
  return { route, html };
}
