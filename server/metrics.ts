import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { More } from './problem.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The chat's metrics for Prometheus: numbers only, nothing about a visitor. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    replies: new Counter({
      name: 'swampheart_replies_total',
      help: 'Replies that came whole, by who wrote them.',
      labelNames: ['by'],
      registers,
    }),
    failures: new Counter({
      name: 'swampheart_reply_failures_total',
      help: 'Calls to the service that failed, also where the understudy stepped in, and visitors who left.',
      labelNames: ['kind'],
      registers,
    }),
    firstToken: new Histogram({
      name: 'swampheart_first_token_seconds',
      help: 'From the question to the first piece of its reply.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
      registers,
    }),
    reply: new Histogram({
      name: 'swampheart_reply_seconds',
      help: 'From the question to the end of its reply.',
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120],
      registers,
    }),
    care: new Counter({
      name: 'swampheart_care_total',
      help: 'Messages in which care noticed something and that were answered accordingly, by what it was.',
      labelNames: ['kind'],
      registers,
    }),
    limitHits: new Counter({
      name: 'swampheart_limit_hits_total',
      help: 'What was refused for having been too much.',
      labelNames: ['limit'],
      registers,
    }),
  };
}

/** Counts refusals and failures. */
export function countProblem({ limitHits, failures }: Metrics, { limit, failure }: More): void {
  if (limit) limitHits.inc({ limit });
  if (failure) failures.inc({ kind: failure });
}

type Calls = { open(): number; waiting(): number; oldestMs(): number };

/** Adds gauges of the open and waiting calls, read at each scrape. */
export function showCalls({ registry }: Metrics, calls: Calls): void {
  const show = (name: string, help: string, now: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(now());
      },
    });
  show('swampheart_open_calls', 'Calls to the service that are open now.', calls.open);
  show('swampheart_waiting_calls', 'Calls that wait for one of the open ones to end.', calls.waiting);
  show('swampheart_oldest_call_seconds', 'How long the oldest open call is open.', () => calls.oldestMs() / 1000);
}

/** Serves /metrics, with Node's own metrics too, on a port that must not be public. */
export function metricsServer({ registry }: Metrics): Server {
  collectDefaultMetrics({ register: registry });
  return createServer(async (request, response) => {
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    } else {
      response.writeHead(404).end();
    }
  });
}
