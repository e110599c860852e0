// Installs the packages and Node 24. Plain JavaScript without dependencies, because a fresh clone runs it first, on the system's Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isWindows = process.platform === 'win32';
const node24 = join('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** Runs `npm ci` unless node_modules matches the lock file. Exits the process if that fails. */
export function ensureInstalled() {
  process.chdir(join(import.meta.dirname, '..'));
  if (isInstalled()) return;
  console.error('Installing what is missing, with a Node 24 of its own ...');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  });
  if (npm.status !== 0) fail('npm could not install the dependencies; its message is above.');
}

/**
 * Runs a script of the project under Node 24 and waits.
 * @param {string[]} args
 * @returns {number} its exit code
 */
export function runNode(args) {
  return spawnSync(findNode(), args, { stdio: 'inherit' }).status ?? 1;
}

/**
 * The same without waiting, for several at once.
 * @param {string[]} args
 * @returns {Promise<{ isDone: boolean, printed: string }>} whether it ended well, and all that it printed
 */
export function runQuietly(args) {
  return new Promise((resolve) => {
    const child = spawn(findNode(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    }
    child.on('close', (code) => resolve({ isDone: code === 0, printed }));
  });
}

/** The Node 24 in node_modules. Where npm may not run install scripts it is missing; then the system's Node, if new enough. */
export function findNode() {
  if (existsSync(node24)) return node24;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  return fail(
    'Node 24 is missing, because npm is set to ignore install scripts. Run: npm rebuild node --ignore-scripts=false',
  );
}

function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {}; // missing or cut off: treated as empty
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
