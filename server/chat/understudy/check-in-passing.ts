// What may be wrong with the files of `speaker` by which what visitors tell by the way is heard, those that are missing among them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { briefsFolder } from './briefs.ts';
import { checkBriefs } from './check-briefs.ts';
import { checkByKind } from './check-by-kind.ts';
import { inAWordFolder } from './in-a-word.ts';
import { inFile } from './in-file.ts';
import { kinFolder, sortsOfKin } from './kin.ts';
import { ownTalesFolder } from './own-tale-kinds.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';
import { sortsOfWork } from './trade-of.ts';
import { tradesFolder, tradeWordsFolder } from './trades.ts';

export function checkKinds(speaker: SpeakingCharacter): string[] {
  const tales = readSections(readFileSync(join(ownTalesFolder, 'kinds.md'), 'utf8')).map(({ title }) => title);
  const word = { fewest: 3, mostWords: 5 };
  return [
    [inAWordFolder, { kinds: tales, ...word }] as const,
    [tradesFolder, { kinds: sortsOfWork, fewest: 5, mostWords: 12 }] as const,
    [tradeWordsFolder, { kinds: sortsOfWork, ...word }] as const,
    [kinFolder, { kinds: sortsOfKin, fewest: 6, mostWords: 12, isCalled: true }] as const,
  ].flatMap(([folder, rules]) => {
    const file = join(folder, fileOf(speaker));
    if (!existsSync(file)) return [`${file}: ${speaker} has no such lines.`];
    return inFile(file, checkByKind(readFileSync(file, 'utf8'), rules));
  });
}

/** `folder`: that of the scenes. */
export function checkSaidBriefly(speaker: SpeakingCharacter, folder: string): string[] {
  const file = join(briefsFolder, fileOf(speaker));
  if (!existsSync(file)) return [`${file}: ${speaker} has no brief forms of the lines of its scenes.`];
  const scenes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return inFile(file, checkBriefs(readFileSync(file, 'utf8'), scenes.join('\n')));
}
