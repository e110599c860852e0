// `npm run dev`: Vite with hot reload for the screens and the real API, at one address in one process.
import { createServer, type Plugin } from 'vite';
import { buildApp } from '../server/app.ts';
import { chooseReplier } from '../server/chat/choose-replier.ts';
import { readConfig } from '../server/config.ts';
import { readEnvironment } from '../server/environment.ts';

const reading = readConfig(readEnvironment());
if ('errors' in reading) throw new Error(reading.errors.join('\n'));
const { config } = reading;

const api = await buildApp({ config, ...chooseReplier(config) });
await api.ready();

const apiPlugin: Plugin = {
  name: 'api',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/')) api.routing(request, response);
      else next();
    });
  },
};

const vite = await createServer({
  configFile: 'vite.config.ts',
  configLoader: 'native', // Other loaders write a bundled configuration file, which would make node --watch restart.
  plugins: [apiPlugin],
  server: { port: config.port, host: config.host, strictPort: true },
});
await vite.listen();
vite.printUrls();
