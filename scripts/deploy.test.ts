// No test runs deploy/, and its files repeat names and numbers of the code. These tests compare them with the code.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mostBodyBytes } from '../contract/chat.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = readdirSync(join(root, 'deploy')).filter((name) => name !== '.env');
const all = names.map((name) => read(`deploy/${name}`)).join('\n');
const compose = read('deploy/compose.yaml');
const kubernetes = read('deploy/kubernetes.yaml');
const nginx = read('deploy/nginx.conf');

/** All different matches of `pattern`, or of its first group if it has one, in alphabetical order. */
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole))].sort();
const number = (text: string, pattern: RegExp) => Number(text.match(pattern)?.[1]);

/** prom-client adds the last three by itself. */
const metrics = [
  'swampheart_replies_total',
  'swampheart_reply_failures_total',
  'swampheart_first_token_seconds_bucket',
  'swampheart_reply_seconds_bucket',
  'swampheart_open_calls',
  'swampheart_waiting_calls',
  'swampheart_oldest_call_seconds',
  'swampheart_limit_hits_total',
  'swampheart_care_total',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
  'process_resident_memory_bytes',
].sort();
const metric = /\b(?:swampheart|nodejs|process)_[a-z0-9_]+/g;

describe('deploy/pin.sh', () => {
  it('writes a digest behind every foreign image, each time the one that the registry names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'swampheart-pin-'));
    for (const name of ['pin.sh', 'compose.yaml', 'Containerfile']) {
      copyFileSync(join(root, 'deploy', name), join(folder, name));
    }
    const inspector = join(folder, 'inspect');
    const answer = (digest: string) => writeFileSync(inspector, `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 });
    const run = () =>
      spawnSync('sh', [join(folder, 'pin.sh')], { env: { PATH: process.env.PATH, INSPECT: inspector } });
    const pinned = () =>
      found(
        readFileSync(join(folder, 'compose.yaml'), 'utf8') + readFileSync(join(folder, 'Containerfile'), 'utf8'),
        /^(?: +image: (?:&\w+ )?|ARG BASE=)(?!swampheart)([^*\s]+)$/gm,
      );
    const before = pinned();
    expect(before).toHaveLength(4);
    for (const letter of ['a', 'b']) {
      const digest = `sha256:${letter.repeat(64)}`;
      answer(digest);
      expect(run().status).toBe(0);
      expect(pinned()).toEqual(before.map((name) => `${name}@${digest}`));
    }
    answer('unauthorized');
    expect(run().status).toBe(1);
    expect(pinned()[0]).toContain('b'.repeat(64));
    rmSync(folder, { recursive: true });
  });
});

describe('what lies in deploy', () => {
  it('trusts no more addresses than an ingress has, and shows metrics inside only', () => {
    const trusted = found(all, /TRUST_PROXY: (\S+)/g).flatMap((list) => list.split(','));
    expect(trusted).toHaveLength(2);
    expect(trusted.filter((range) => range.includes('/') && Number(range.split('/')[1]) < 24)).toEqual([]);
    expect(compose).toContain('METRICS_HOST: 0.0.0.0');
    expect(compose.match(/^ +ports: .*$/gm), 'only nginx is reached from outside').toHaveLength(1);
    expect(kubernetes).toContain('METRICS_HOST, valueFrom: { fieldRef: { fieldPath: status.podIP } }');
    expect(read('deploy/Containerfile')).not.toContain('METRICS');
  });

  it('has Valkey forget last what is asked for most, which is the budget', () => {
    expect(found(compose, /maxmemory-policy, ([\w-]+)/g)).toEqual(['volatile-lru']);
  });

  it('has nginx hold little more of a body than the replicas take', () => {
    const limits = found(nginx, /client_(?:max_body|body_buffer)_size (\w+);/g);
    expect(limits).toEqual(['17k']);
    expect(mostBodyBytes).toBeLessThan(17 * 1024);
  });

  it('brings each folder into the image that the server imports from', () => {
    const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?!.*\.test\.ts).*\.ts$/.test(name),
    );
    const imported = found(sources.map((name) => read(`server/${name}`)).join('\n'), /from '(?:\.\.\/)+(\w+)\//g);
    const folders = imported.filter((folder) => existsSync(join(root, folder)) && folder !== 'server');
    expect(folders).toContain('cast');
    const container = read('deploy/Containerfile');
    expect(
      folders.filter((folder) => !container.includes(`COPY --from=site /swampheart/${folder} ${folder}\n`)),
    ).toEqual([]);
    expect(folders.filter((folder) => !read('deploy/Containerfile.dockerignore').includes(`!${folder}\n`))).toEqual([]);
  });

  it('names no environment variable but those that the server, the build or another program reads', () => {
    const server = found(read('server/config.ts'), /'([A-Z]+(?:_[A-Z]+)*)'/g);
    const build = found(read('scripts/public-url.mjs'), /env\.([A-Z_]+)/g);
    const others = ['COMPOSE_PROFILES', 'OLLAMA_HOST', 'SSL_CERT_FILE'];
    const named = found(all, /\b(?:HOST|PORT|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);
    expect(named.filter((name) => ![...server, ...build, ...others].includes(name))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['CHAT_API_KEY', 'HOST', 'PUBLIC_URL', 'REDIS_URL', 'TRUST_PROXY']));
  });

  it('asks Prometheus for every metric that there is, and for no other', () => {
    const dashboard: { panels: { targets: { expr: string; datasource: { uid: string } }[] }[] } = JSON.parse(
      read('deploy/grafana-dashboard.json'),
    );
    const targets = dashboard.panels.flatMap((panel) => panel.targets);
    expect(found(targets.map(({ expr }) => expr).join('\n'), metric)).toEqual(metrics);
    expect(targets.filter(({ datasource }) => datasource.uid !== `\${datasource}`)).toEqual([]);
    expect(metrics).toEqual(expect.arrayContaining(found(read('deploy/README.md') + kubernetes, metric)));
  });

  it('does not run as root, and contains no key', () => {
    const stages = read('deploy/Containerfile').split(/^FROM /m);
    expect(found(stages.at(-1) ?? '', /^USER (.*)$/gm)).toEqual(['1000:1000']);
    expect(stages.join()).not.toContain('CHAT_API_KEY');
    expect(kubernetes).toContain('runAsUser: 1000');
  });

  it('takes images by their version, and has no tab where YAML forbids it', () => {
    const yaml = names.filter((name) => name.endsWith('.yaml')).map((name) => read(`deploy/${name}`));
    const images = found(`${yaml.join('\n')}`, /^\s+image: (?:&\w+ )?([^*\s]+)$/gm);
    expect(images).toHaveLength(5);
    expect(images.filter((image) => !/:\d+\.\d+\.\d+/.test(image))).toEqual([]);
    expect(yaml.join()).not.toContain('\t');
  });

  it('gives a process longer to stop than it may take', () => {
    const seconds = number(compose, /SHUTDOWN_MS: "(\d+)"/) / 1000;
    const graces = found(compose, /stop_grace_period: (\d+)s # above SHUTDOWN_MS/g).map(Number);
    expect(graces.filter((grace) => grace > seconds)).toHaveLength(1);
    expect(number(kubernetes, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(
      number(kubernetes, /SHUTDOWN_MS: "(\d+)"/) / 1000 + number(kubernetes, /sleep: { seconds: (\d+) }/),
    );
  });

  it('has nginx ask the replicas where compose puts them, and has them believe nginx', () => {
    const replicas = found(nginx, /server ([\d.]+):3000/g);
    expect(replicas).toHaveLength(3);
    expect(found(compose, /swampheart-\d:\n.*\n.*ipv4_address: ([\d.]+)/g)).toEqual(replicas);
    expect(found(read('deploy/prometheus.yaml'), /"([\d.]+):9464"/g)).toEqual(replicas);
    expect(found(read('deploy/roll.sh'), /"([\d.]+)\$replica"/g)).toEqual([replicas[0]?.slice(0, -1)]);
    expect(found(compose, /TRUST_PROXY: ([\d.]+)/g)).toEqual(
      found(compose, /networks: { swamp: { ipv4_address: ([\d.]+) } }/g),
    );
  });

  it('never has nginx repeat a question, and passes on nothing that a visitor says of addresses', () => {
    const directives = nginx.replace(/#.*$/gm, '');
    expect(found(directives, /proxy_next_upstream ([^;]+);/g)).toEqual(['error timeout', 'error timeout http_503']);
    expect(found(directives, /X-Forwarded-For ([^;]+);/g)).toEqual(['$remote_addr']);
  });
});
