import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { checkFolder } from './check-folder.ts';
import { scriptFolder } from './script.ts';

const speakers = characterNames.filter(isSpeaking);

describe('the check of all scripts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    cpSync(scriptFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds nothing wrong with ours', () => {
    expect(checkFolder(folder, speakers)).toEqual([]);
  });

  it('names the script that a character lacks, and every heading that it needs', () => {
    rmSync(join(folder, 'doris.md'));
    const [fault = '', ...others] = checkFolder(folder, speakers);
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
    expect(checkFolder(folder, speakers)).toEqual([
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
