// Faults of a file, as they are printed.
import type { Fault } from './check-script.ts';

export function inFile(file: string, faults: readonly Fault[]): string[] {
  return faults.map(({ line, what }) => `${file}:${line}: ${what}`);
}
