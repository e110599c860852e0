import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { checkFolder } from './check-folder.ts';
import { compileScenes } from './compile-scenes.ts';
import { compiledFileOf } from './scenes.ts';
import { fileOf, scriptFolder } from './script.ts';
import { scenesFolder } from './ways.ts';

const speakers = characterNames.filter(isSpeaking);

describe('the check of all scripts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    cpSync(scriptFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(speakers)('finds nothing wrong with that of %s, and its scenes compiled as they are', (speaker) => {
    expect(checkFolder(folder, [speaker])).toEqual([]);
    const { json } = compileScenes(join(scenesFolder, fileOf(speaker).replace('.md', '')));
    expect(readFileSync(compiledFileOf(speaker), 'utf8')).toBe(`${json}\n`);
  });

  it('names the script that a character lacks, and every heading that it needs', () => {
    rmSync(join(folder, 'doris.md'));
    const [fault = '', ...others] = checkFolder(folder, ['Doris', 'Shrek']);
    expect(others).toEqual([]);
    expect(fault).toContain(`${join(folder, 'doris.md')}: Doris has no script. Write this file:`);
    for (const heading of [
      '## {dear}',
      '## opening',
      '## greeting',
      '## about Doris',
      '## about Pinocchio',
      '## aside warm',
    ])
      expect(fault).toContain(heading);
    expect(fault).not.toContain('## {filler}');
  });

  it('names a script that belongs to nobody, as one whose name is misspelt does', () => {
    copyFileSync(join(folder, 'doris.md'), join(folder, 'dorris.md'));
    expect(checkFolder(folder, ['Doris'])).toEqual([
      expect.stringContaining('dorris.md: Nobody in cast/characters.ts has this file. Is its name misspelt?'),
    ]);
  });

  it('names the line of whatever is wrong in a script', () => {
    writeFileSync(join(folder, 'doris.md'), '# Doris\n\n## {dear}\n\n- dear\n');
    const faults = checkFolder(folder, ['Doris']);
    expect(faults).toContain(
      `${join(folder, 'doris.md')}:1: The section "## greeting" is missing: at least 8 lines. intents.md tells what it is for.`,
    );
    expect(faults).toContain(
      `${join(folder, 'doris.md')}:1: The section "## about Shrek" is missing: at least 3 lines. intents.md tells what it is for.`,
    );
  });
});
