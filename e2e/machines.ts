// A deployment on one machine: replicas of the real server behind Debian's nginx, with redis-server.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const question = JSON.stringify({ character: 'Donkey', loveInterest: 'Dragon', message: 'what shall we eat' });

/** The programs that these tests need and that are not installed here. */
export const missing = [
  ['nginx', '-v'],
  ['redis-server', '--version'],
  ['openssl', 'version'],
].flatMap(([command = '', option = '']) => (spawnSync(command, [option]).status === 0 ? [] : command));

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export type Machine = {
  readonly process: ChildProcess;
  readonly printed: () => string;
  end(signal: NodeJS.Signals): Promise<void>;
};

function start(command: string, args: string[], environment: Record<string, string> = {}): Machine {
  const child = spawn(command, args, { env: { PATH: process.env.PATH ?? '', ...environment } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const exit = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return { process: child, printed: () => printed, end };
}

/** Resolves when `isSo` returns true; throws after 20 s. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1000; i += 1) {
    if (await isSo()) return;
    await sleep(20);
  }
  throw new Error('Still not so after 20 s.');
}

export async function startRedis(port: number): Promise<Machine> {
  const redis = start('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  await until(() => redis.printed().includes('Ready to accept'));
  return redis;
}

export async function startReplica(port: number, environment: Record<string, string>): Promise<Machine> {
  const replica = start(process.execPath, ['server/main.ts'], {
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  await until(() => replica.printed().includes('On stage'));
  return replica;
}

/**
 * nginx with the configuration in deploy/, except for addresses and paths, which are marked there. On `tlsPort` it also speaks TLS, by
 * the lines that are comments there, with a certificate of its own making.
 */
export async function startNginx(port: number, tlsPort: number, replicas: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'swampheart-nginx-'));
  await chmod(folder, 0o755); // nginx's workers run as another user
  const deployed = await readFile('deploy/nginx.conf', 'utf8');
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  const configure = (leftOut: number | null) => {
    const placed = deployed
      .replace(/172\.30\.80\.1(\d):3000/g, (_, number) => {
        const replica = Number(number) - 1;
        return `127.0.0.1:${replicas[replica]}${replica === leftOut ? ' down' : ''}`;
      })
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('# listen 8443 ', `listen 127.0.0.1:${tlsPort} `)
      .replace(/# (ssl_certificate(?:_key)?) \/etc\/nginx\/tls\//g, `$1 ${folder}/`)
      .replaceAll('/tmp/nginx', join(folder, 'nginx'));
    return writeFile(join(folder, 'nginx.conf'), placed);
  };
  await configure(null);
  const nginx = start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  await until(async () => (await ask(port, '127.0.0.1', 'GET', '/healthz')).status === 200);
  return {
    ...nginx,
    /** Takes a replica out of nginx, as deploy/roll.sh does before replacing it. `null`: puts all in. */
    async leaveOut(replica: number | null) {
      await configure(replica);
      nginx.process.kill('SIGHUP');
      await sleep(1000); // its new workers take over, the old ones finish
    },
    async end(signal: NodeJS.Signals) {
      await nginx.end(signal);
      await rm(folder, { recursive: true });
    },
  };
}

export type Answer = { readonly status: number; readonly text: string };

/** Asks as a visitor at `from`, a loopback address. A response that was cut has the status 0. */
export function ask(
  port: number,
  from: string,
  method = 'POST',
  path = '/api/chat',
  headers = {},
  body = question,
): Promise<Answer> {
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, text: '' });
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        agent: false,
        path,
        method,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        response.on('error', cut).on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asking.on('error', cut).end(method === 'POST' ? body : undefined);
  });
}

export type Asked = Answer & { readonly beganMs: number; readonly endedMs: number };

/** So many visitors ask at the same time, each again and again from an address of its own in `network`, until `stop`. */
export function crowd(port: number, network: string, size: number) {
  const asked: Asked[] = [];
  let isOver = false;
  let visitors = 0;
  const visit = async () => {
    while (!isOver) {
      visitors += 1;
      const beganMs = performance.now();
      const answer = await ask(port, `${network}.${1 + (visitors % 250)}`);
      asked.push({ ...answer, beganMs, endedMs: performance.now() });
    }
  };
  const visits = Array.from({ length: size }, visit);
  return {
    asked,
    async stop() {
      isOver = true;
      await Promise.all(visits);
      return asked;
    },
  };
}
