// Debian's nginx as the reference: for static files with the same headers, and as a proxy.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs, freePort, listening, type Measured, stopped } from './processes.ts';

/** An address, the file below `site` that it shows, and the headers to send beyond nginx's own. */
export type Location = { readonly address: string; readonly file: string; readonly headers: Record<string, string> };

/** A single process without a log, with files kept open and gzip copies sent as they are. Throws if nginx is not installed. */
export function startNginx(site: string, locations: readonly Location[]): Promise<Omit<Measured, 'collected'>> {
  return start(
    (port) => `
      types { text/html html; text/javascript js; video/mp4 mp4; }
      sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=100; open_file_cache_valid 1h;
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
      }`,
  );
}

/** A single process that passes everything on to `origin` over kept connections, and pieces of replies at once. */
export function startProxy(origin: string): Promise<Omit<Measured, 'collected'>> {
  return start(
    (port) => `
      upstream service { server ${new URL(origin).host}; keepalive 1024; }
      server {
        listen 127.0.0.1:${port} backlog=4096;
        location / {
          proxy_pass http://service;
          proxy_http_version 1.1; proxy_set_header Connection ""; proxy_buffering off;
        }
      }`,
  );
}

async function start(http: (port: number) => string): Promise<Omit<Measured, 'collected'>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const configuration = `
    daemon off; master_process off; pid nginx.pid; worker_rlimit_nofile 20000;
    events { worker_connections 10000; }
    http { access_log off; server_tokens off; keepalive_requests 100000000; ${http(port)} }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithUs(child);
  await listening(child, port, 'nginx did not start: apt-get install nginx-light');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      await stopped(child);
      await rm(folder, { recursive: true });
    },
  };
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
