import { withoutLeet } from './undisguised.ts';

/** The words of a chunk in each way that it can be read: as it stands, without punctuation, with digits for letters. */
export function waysToRead(text: string): readonly (readonly string[])[] {
  const small = text.toLowerCase().replace(/['’‘`´]/g, '');
  const plain = small.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (plain.length === 1 && /^[a-z]+$/.test(plain[0] ?? '') && !/[$@!|€][a-z]/.test(small)) return [plain];
  const readings = [plain];
  if (/[a-z]/.test(small) && /\d|[$@!|€][a-z]/.test(small)) {
    const core = small.replace(/[!|.,?]+$/, '');
    for (const one of ['i', 'l'] as const) readings.push(withoutLeet(core, one).match(/[\p{L}\p{N}]+/gu) ?? []);
  }
  return readings.flatMap((words) => (words.length > 1 ? [words, [words.join('')]] : [words]));
}
