// `node scripts/measure-care.ts <file>...`: what care notices in lines of "kind | message", and what it misses. A kind may say more in
// brackets or behind a colon; "none" stands for harmless.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { notice } from '../server/care/notice.ts';

const quiet = process.argv.includes('--figures');
for (const file of process.argv.slice(2).filter((argument) => !argument.startsWith('--'))) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => /^[-*\s|]*([a-z][a-z-]*)\s*\|\s*(.+)$/i.exec(line.trim()))
    .filter((row) => row !== null)
    .map(([, kind = '', message = '']) => {
      const found = notice(message);
      return { kind: kind.toLowerCase(), message, found: found?.kind ?? 'none', about: found?.about };
    });
  process.stdout.write(`\n${basename(file)}: ${rows.length} messages\n`);
  for (const [kind, all] of Map.groupBy(rows, (row) => (isHarmless(row.kind) ? 'none' : row.kind))) {
    const right = all.filter(({ found }) => found === kind);
    process.stdout.write(
      `${kind}: ${right.length} of ${all.length} (${((100 * right.length) / all.length).toFixed(1)} %)\n`,
    );
    for (const { message, found, about } of quiet ? [] : all.filter((row) => row.found !== kind))
      process.stdout.write(`  ${kind} -> ${found}${about ? ` ${about}` : ''}: ${message}\n`);
  }
}

function isHarmless(kind: string): boolean {
  return !['danger', 'minor', 'sexual', 'hate'].includes(kind);
}
