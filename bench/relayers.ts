// The servers compared by relays.ts: the service itself, a bare relay, Swampheart, nginx and Portkey's gateway.
import type { Target } from './client.ts';
import { startProxy } from './nginx.ts';
import { portkeyHeaders, startPortkey } from './portkey.ts';
import { type Measured, startNode, startServer } from './processes.ts';
import { question, replyOf } from './reply.ts';
import { print } from './report.ts';

type Server = Pick<Measured, 'origin' | 'pid' | 'stop'>;
/** `pieces` in a reply, and the milliseconds between them. */
export type Reply = { readonly pieces: number; readonly pauseMs: number };
/** A server that relays replies of one kind: its process, and what to ask of it. */
export type Relayer = { readonly name: string; readonly pid: number; readonly target: Target };

export const names = {
  direct: 'the service, direct',
  bare: 'bare undici relay',
  ours: 'Swampheart',
  nginx: 'nginx, proxy_pass',
  portkey: "Portkey's gateway",
} as const;

/** For who looks into what it relays. */
const completion = JSON.stringify({
  model: 'bench',
  stream: true,
  messages: [{ role: 'user', content: JSON.stringify(question) }],
});
const isStream = (reply: string) => reply.trimEnd().endsWith('data: [DONE]');

/** Starts them all for each kind of `replies`, in the same order each. What cannot be started is said and left out. */
export async function startRelayers<Kind extends string>(replies: Readonly<Record<Kind, Reply>>) {
  const service = await startNode('bench/service.ts', []);
  const proxy = await orLeftOut(names.nginx, startProxy(service.origin));
  const portkey = await orLeftOut(names.portkey, startPortkey());
  const started: Server[] = [];
  const relayers = {} as Record<Kind, readonly Relayer[]>;
  for (const kind of Object.keys(replies) as Kind[]) {
    const { pieces, pauseMs } = replies[kind];
    const path = `/${pieces}/${pauseMs}`;
    const base = service.origin + path;
    const bare = await startNode('bench/relay.ts', ['undici', `${base}/chat/completions`]);
    const ours = await startServer({ CHAT_BASE_URL: base });
    started.push(bare, ours);
    const target = (url: string): Target => ({ url, isWhole: isStream });
    const isOurs = (reply: string) => reply === replyOf(pieces);
    relayers[kind] = [
      { name: names.direct, pid: service.pid, target: target(`${base}/chat/completions`) },
      { name: names.bare, pid: bare.pid, target: target(bare.origin) },
      { name: names.ours, pid: ours.pid, target: { url: `${ours.origin}/api/chat`, isWhole: isOurs } },
      ...(proxy
        ? [{ name: names.nginx, pid: proxy.pid, target: target(`${proxy.origin}${path}/chat/completions`) }]
        : []),
      ...(portkey
        ? [
            {
              name: names.portkey,
              pid: portkey.pid,
              target: {
                ...target(`${portkey.origin}/v1/chat/completions`),
                headers: () => portkeyHeaders(base),
                body: completion,
              },
            },
          ]
        : []),
    ];
  }
  return {
    relayers,
    async stop() {
      for (const server of [...started, proxy, portkey, service]) await server?.stop();
    },
  };
}

async function orLeftOut(name: string, starting: Promise<Server | null>): Promise<Server | null> {
  const server = await starting.catch(() => null);
  if (!server) print(`${name} is not installed, or did not start, and is left out.\n`);
  return server;
}
