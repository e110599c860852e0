// The process: read the configuration, listen, and stop gracefully.
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { castFor } from './chat/cast-for.ts';
import { readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';

const reading = readConfig(readEnvironment());
if ('errors' in reading) {
  for (const error of reading.errors) process.stderr.write(`${error}\n`);
  process.exit(1);
}

const { config } = reading;
const app = await buildApp({ config, ...castFor(config), dist: join(import.meta.dirname, '..', 'dist') });
const address = await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
  process.stderr.write(`HOST and PORT do not let it listen: ${error.message}\n`);
  process.exit(1);
});

const onStage = config.service ? `${config.service.model} at ${config.service.baseUrl}` : 'the understudy';
process.stdout.write(`Swampheart is at ${address.replace('127.0.0.1', 'localhost')}\nOn stage: ${onStage}\n`);

// A terminal's Ctrl-C reaches this process twice, from the terminal and from npm: the second changes nothing.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    process.exit(0);
  });
}
