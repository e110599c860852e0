// The servers compared: the service itself, a bare relay, and Swampheart in several configurations.
import type { Target } from './client.ts';
import type { Load } from './load.ts';
import { type Measured, startNode, startServer } from './processes.ts';
import { startRedis } from './redis.ts';
import { replyOf, usualPauseMs, usualPieces } from './reply.ts';

export type Contender = {
  readonly name: string;
  readonly process: Measured;
  readonly target: Target;
  /** How many visitors ask at once in the measurement far from saturation. */
  readonly visitors: number;
  /** Whether its reply has the same pieces at the same times as the service's, so that the two can be compared. */
  readonly isAlike: boolean;
  readonly loads: Load[];
};

const manyPieces = 4 * usualPieces;
const visitors = 64;

export async function startContenders() {
  const service = await startNode('bench/service.ts', []);
  const redis = await startRedis();
  // Takes the same time, so that only the number of pieces differs.
  const base = (pieces: number) => `${service.origin}/${pieces}/${(usualPieces * usualPauseMs) / pieces}`;
  const usual = `${base(usualPieces)}/chat/completions`;
  const isStream = (reply: string) => reply.endsWith('[DONE]\n\n');
  const chat = (name: string, process: Measured, pieces: number): Contender => ({
    name,
    process,
    target: { url: `${process.origin}/api/chat`, isWhole: (reply) => reply === replyOf(pieces) },
    visitors,
    isAlike: pieces === usualPieces,
    loads: [],
  });

  const relay = await startNode('bench/relay.ts', ['undici', usual]);
  const understudy = await startServer({ UNDERSTUDY_PACE: '0' });
  const direct = { name: 'the service, direct', process: service, target: { url: usual, isWhole: isStream } };
  const bare = { name: 'bare undici relay', process: relay, target: { url: relay.origin, isWhole: isStream } };
  const ours = chat('Swampheart', await startServer({ CHAT_BASE_URL: base(usualPieces) }), usualPieces);
  const others: Contender[] = [
    chat(
      'Swampheart, counts in Redis',
      await startServer({ CHAT_BASE_URL: base(usualPieces), REDIS_URL: redis.url }),
      usualPieces,
    ),
    chat(`Swampheart, ${manyPieces} pieces`, await startServer({ CHAT_BASE_URL: base(manyPieces) }), manyPieces),
    {
      name: 'Swampheart, understudy',
      process: understudy,
      target: { url: `${understudy.origin}/api/chat`, isWhole: (reply) => reply.length > 1 },
      visitors: 2, // it replies at once, so a few visitors keep it busy
      isAlike: false,
      loads: [],
    },
  ];
  const alike = { visitors, isAlike: true };
  return {
    direct: { ...direct, ...alike, loads: [] } as Contender,
    bare: { ...bare, ...alike, loads: [] } as Contender,
    ours,
    others,
    redis,
    async stop() {
      for (const { process } of [...others, ours]) await process.stop();
      for (const { stop } of [relay, service, redis]) await stop();
    },
  };
}
