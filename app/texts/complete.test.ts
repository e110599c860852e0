import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseOf, languages } from '../../contract/languages.ts';

const modulesOf = (language: string) =>
  globSync('**/*.ts', { cwd: join(import.meta.dirname, language) })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
const load = (language: string, file: string): Promise<Record<string, unknown>> =>
  import(join(import.meta.dirname, language, file));

describe.each(languages.slice(1))('the catalogue in %s', (language) => {
  it('has every module of the English one, and no other', () => {
    expect(modulesOf(language)).toEqual(modulesOf('en'));
  });

  it('is compared with it by the compiler, module by module', () => {
    const compared = readFileSync(join(import.meta.dirname, 'complete.ts'), 'utf8');
    const missing = modulesOf(language).filter((file) => !compared.includes(`import('./${language}/${file}')`));
    expect(missing).toEqual([]);
  });

  it.each(modulesOf('en'))('says all that %s says', async (file) => {
    const [english, other] = await Promise.all([load('en', file), load(language, file)]);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    const isEmpty = (name: string) => other[name] === '' && english[name] !== '' && name !== 'otherBase';
    const left = Object.keys(english).filter(isEmpty);
    expect(left).toEqual([]);
  });

  it('knows its language and its address', async () => {
    const facts = await load(language, 'language.ts');
    expect([facts.language, facts.base]).toEqual([language, baseOf[language]]);
  });
});

it.each(languages)(
  'in %s the short name of the way out begins the long one, of which a phone shows that much',
  async (language) => {
    const { stepOut, stepOutInShort } = await load(language, 'chat.ts');
    expect(String(stepOut)).toMatch(new RegExp(`^${stepOutInShort} `));
  },
);
