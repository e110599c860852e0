import './as-react.ts';
import './styles/reset.css';
import './styles/tokens.css';
import './ui/props/props.css';
import './styles/type.css';
import './styles/page.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorPage } from './error-boundary.tsx';
import { routeFor, routes } from './routes.ts';
import { loadScreen } from './screen-loading.ts';
import { whenIdle } from './ui/when-idle.ts';

declare global {
  /** Defined by early-taps.ts, if that has loaded: stops recording button presses and returns those so far. */
  var takeTaps: (() => HTMLButtonElement[]) | undefined;
}

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no element #app.');

/** The app, which once hydrated clicks the buttons that were pressed before. */
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

/** The service worker, and what the next screens need. */
function beginLateWhenIdle() {
  const begin = () => void import('./late.ts').then(({ beginLate }) => beginLate(routes, loadScreen)).catch(() => {});
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin), { once: true });
}

/** A function, because a build with an `await` outside of one splits into more files. */
async function start(container: Element) {
  try {
    // The screen's code is loaded first: hydrating without it would replace the prerendered markup by an empty page.
    await loadScreen(routeFor(location.pathname));
    // Built pages are prerendered; the development server's page is empty.
    if (container.hasChildNodes()) hydrateRoot(container, app());
    else createRoot(container).render(app());
    beginLateWhenIdle();
  } catch (error) {
    console.error(error);
    createRoot(container).render(<ErrorPage />);
  }
}

void start(container);
