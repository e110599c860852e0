// Prints what figures were measured on: without that they cannot be compared with others.
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** Prints the machine, the commit and, as the load average of the last minute, what else was running. */
export function printMachine(title: string): void {
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  print(`# ${title}`);
  print(`${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}, Node ${process.version}`);
  print(`${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${gibibytes} GiB, load before: ${load()}`);
  print('');
}

export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(2);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The head of a table: the first column holds names, the others numbers. */
export function printHead(...titles: string[]): void {
  printRow(...titles);
  printRow(...titles.map((_, i) => (i === 0 ? '---' : '--:')));
}

export function printRow(...cells: (string | number)[]): void {
  print(`| ${cells.join(' | ')} |`);
}

/** Prints a row of the table of goals, as `goalsIn` reads it: a number that should not be above `most`. */
export function printGoal(what: string, value: number, most: number, digits = 2): void {
  print(`Goal: ${what}: ${value.toFixed(digits)}, at most ${most}${value <= most ? '' : ', missed'}`);
}

/** The goals in what a measurement printed: what, the value, the most it may be, and whether it was missed. */
export function goalsIn(printed: string) {
  return [...printed.matchAll(/^Goal: (.+): (\S+), at most (\S+?)(, missed)?$/gm)].map(
    ([, what = '', value = '', most = '', missed]) => ({ what, value, most, isMissed: missed !== undefined }),
  );
}

/** The commit, with a "+" if files differ from it. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
