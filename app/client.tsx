import './styles/reset.css';
import './styles/tokens.css';
import './ui/props/props.css';
import './styles/type.css';
import './styles/page.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorPage } from './error-boundary.tsx';
import { routeFor } from './routes.ts';
import { loadScreen } from './screen-loading.ts';

declare global {
  /** Of early-taps.ts, where that has arrived: stops keeping what is pressed, and hands it over. */
  var takeTaps: (() => HTMLButtonElement[]) | undefined;
}

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no #app to live in.');

/** Carries out, once the page is alive, what was pressed before. */
function Alive({ taps }: { taps: HTMLButtonElement[] }) {
  useEffect(() => {
    for (const button of taps.splice(0)) {
      button.removeAttribute('aria-busy');
      button.click();
    }
  }, [taps]);
  return <App />;
}

const app = () => {
  document.documentElement.dataset.isAlive = '';
  return (
    <StrictMode>
      <Alive taps={globalThis.takeTaps?.() ?? []} />
    </StrictMode>
  );
};

try {
  // The screen's code first, so that hydration finds it and nothing flickers.
  await loadScreen(routeFor(location.pathname));
  // The built pages arrive written; the development server's page is empty.
  if (container.hasChildNodes()) hydrateRoot(container, app());
  else createRoot(container).render(app());
} catch (error) {
  console.error(error);
  createRoot(container).render(<ErrorPage />);
}
