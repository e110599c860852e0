import './styles/reset.css';
import './styles/tokens.css';
import './styles/type.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { routeFor } from './routes.ts';
import { loadScreen } from './screen-loading.ts';
import { RottenPlank } from './stumble.tsx';

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no #app to live in.');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

try {
  // The screen's code first, so that hydration finds it and nothing flickers.
  await loadScreen(routeFor(location.pathname));
  // The built pages arrive written; the development server's page is empty.
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
} catch (error) {
  console.error(error);
  createRoot(container).render(<RottenPlank />);
}
