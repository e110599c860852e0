// Debian's nginx with the same files and headers, as the reference for serving static files.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Measured, stopped } from './processes.ts';

/** An address, the file below `site` that it shows, and the headers to send beyond nginx's own. */
export type Location = { readonly address: string; readonly file: string; readonly headers: Record<string, string> };

/** A single process without a log, with files kept open and gzip copies sent as they are. Throws if nginx is not installed. */
export async function startNginx(site: string, locations: readonly Location[]): Promise<Omit<Measured, 'collected'>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(site, port, locations));
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await listening(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      await stopped(child);
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(site: string, port: number, locations: readonly Location[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  return `
    daemon off; master_process off; pid nginx.pid; worker_rlimit_nofile 4096;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; video/mp4 mp4; }
      access_log off; server_tokens off; sendfile on; tcp_nopush on; gzip_static on;
      keepalive_requests 100000000; open_file_cache max=100; open_file_cache_valid 1h;
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${quoted(site)};
        ${locations
          .map(
            ({ address, file, headers }) => `location = ${address} {
          try_files /${file} =404;
          ${Object.entries(headers)
            .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
            .join('\n')}
        }`,
          )
          .join('\n')}
      }
    }`;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error('nginx did not start: apt-get install nginx-light');
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isUp) return;
    await sleep(20);
  }
}
