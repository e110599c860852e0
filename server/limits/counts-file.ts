// Keeps the counts of one process without Redis on disk, so that a crash does not reset the limits of the day.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry, MemoryCount } from './memory-count.ts';

type Log = { warn(message: string): void };

/**
 * The file contains a salt and, by the name of each count, entries of [hash, taken, end]. The hash is an HMAC of the counted key, such
 * as an address; its own key is the salt and the service's key. So the file alone reveals no address, except that without a service
 * key a reader could try all IPv4 addresses. Only its owner may read it, and entries are removed when their time is over.
 */
type Written = {
  readonly version: 1;
  readonly salt: string;
  readonly counts: Readonly<Record<string, readonly Entry[]>>;
};

const saveEveryMs = 2000;
/** The most of its time that the process spends on saving, as a share, even with the many addresses of a flood. */
const mostOfTime = 0.02;

export type CountsFile = {
  /** The hash that stands for a key in the file and in memory. */
  disguise(name: string, key: string): string;
  /** Fills `count` with what was saved under `name`, and saves it from now on. */
  keep(name: string, count: MemoryCount): void;
  /** To be called after a change, so that it gets saved. */
  changed(): void;
  close(): void;
};

/** A missing, corrupt or unwritable file is no error: counting then starts at zero. An unwritable file is logged once. */
export function openCountsFile(path: string | null, secret: string, log: Log): CountsFile {
  const kept = path === null ? null : read(path);
  const salt = kept?.salt ?? randomBytes(16).toString('base64url');
  const counts = new Map<string, MemoryCount>();
  let isChanged = false;
  let hasFailed = false;
  let restUntilMs = 0;

  const save = () => {
    if (path === null || !isChanged) return;
    isChanged = false;
    const beganMs = performance.now();
    const all = Object.fromEntries([...counts].map(([name, count]) => [name, count.entries()]));
    const written: Written = { version: 1, salt, counts: all };
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // Written to another file and then renamed, so that a killed process leaves either the old or the new one whole.
      writeFileSync(`${path}.tmp`, JSON.stringify(written), { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!hasFailed) log.warn(`Counts cannot be kept in ${path} (${code}): a restart of this process forgets them.`);
      hasFailed = true;
    }
    restUntilMs = beganMs + (performance.now() - beganMs) / mostOfTime;
  };
  const saving = setInterval(() => {
    if (performance.now() >= restUntilMs) save();
  }, saveEveryMs).unref();

  return {
    disguise: (name, key) =>
      createHmac('sha256', `${salt}:${secret}`).update(`${name}:${key}`).digest('base64url').slice(0, 22),
    keep(name, count) {
      for (const entry of kept?.counts[name] ?? []) if (isEntry(entry)) count.set(...entry);
      counts.set(name, count);
    },
    changed: () => {
      isChanged = true;
    },
    close() {
      clearInterval(saving);
      save();
    },
  };
}

function read(path: string): Written | null {
  try {
    const written = JSON.parse(readFileSync(path, 'utf8'));
    const isOurs = written?.version === 1 && typeof written.salt === 'string' && isRecordOfLists(written.counts);
    return isOurs ? written : null;
  } catch {
    return null;
  }
}

function isRecordOfLists(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, taken, endsAt] = value;
  return typeof key === 'string' && Number.isSafeInteger(taken) && taken > 0 && Number.isFinite(endsAt);
}
