// The process: reads the configuration, listens, and stops gracefully.
import { once } from 'node:events';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { chooseReplier } from './chat/choose-replier.ts';
import { readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';
import { createMetrics, metricsServer } from './metrics.ts';
import { findModelServer, howToUse } from './model-servers.ts';

const lastResortMs = 5000;

const reading = readConfig(readEnvironment());
if ('errors' in reading) {
  for (const error of reading.errors) process.stderr.write(`${error}\n`);
  process.exit(1);
}

const { config } = reading;
const { port, host, metricsPort, metricsHost } = config;
const metrics = createMetrics();
const root = join(import.meta.dirname, '..');
// On port 0 the system chooses a port, so no later process could find this one's counts: they are not saved.
const ownFile = port === 0 ? null : join(root, '.counts', `${port}.json`);
const countsFile = config.countsFile === 'off' ? null : (config.countsFile ?? ownFile);
const app = await buildApp({ config, ...chooseReplier(config), dist: join(root, 'dist'), metrics, countsFile });

// Ctrl-C reaches this process twice, from the terminal and from npm; the second signal is ignored.
let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), exitCode);
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(), config.shutdownMs + lastResortMs).unref();
  await app.close();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// Also for unhandled rejections. The process's state may be corrupt, so it ends, and its supervisor starts another.
process.on('uncaughtException', (error) => {
  app.log.error(error, 'Uncaught error: the process finishes its replies and exits');
  void stop(1);
});
process.stdout.on('error', () => {}); // for example when the log's disk is full

if (metricsPort !== null) {
  await listening('METRICS_HOST and METRICS_PORT do', () => {
    const server = metricsServer(metrics).listen(metricsPort, metricsHost);
    return once(server, 'listening');
  });
}
const address = await listening('HOST and PORT do', () =>
  app.listen({ port, host, listenTextResolver: () => 'Listening' }),
);
const onStage = config.service ? `${config.service.model} at ${config.service.baseUrl}` : 'the understudy';
process.stdout.write(`Swampheart is at ${address.replace('127.0.0.1', 'localhost')}\nOn stage: ${onStage}\n`);
if (!config.service) {
  const server = await findModelServer();
  if (server) process.stdout.write(`${howToUse(server)}\n`);
}

async function listening<T>(who: string, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    process.stderr.write(`${who} not let it listen: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
