import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { checkIntents } from './check-intents.ts';
import { checkScript, wantedTitles } from './check-script.ts';
import { sayings } from './grammar.ts';
import { fileOf, filledSlots, readScript, scriptFolder } from './script.ts';
import { readSections } from './sections.ts';
import { intents } from './understand.ts';

const speakers = characterNames.filter(isSpeaking);
const read = (file: string) => readFileSync(join(scriptFolder, file), 'utf8');
const titles = readSections(read('intents.md')).map(({ title }) => title);
const told = (faults: ReturnType<typeof checkScript>) => faults.map(({ line, what }) => `${line}: ${what}`);

/** All sentences of `speaker`, by pool. */
function everySaying(speaker: (typeof speakers)[number]): [pool: string, saying: string][] {
  const { slots, pools } = readScript(speaker);
  const filled = new Map([
    ...slots,
    ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
  ]);
  return [...pools].flatMap(([pool, lines]) =>
    lines.flatMap((line) => sayings(line, filled).map((saying) => [pool, saying] as [string, string])),
  );
}

describe('the script', () => {
  it.each(speakers)('of %s keeps every rule in everything it can say', (speaker) => {
    expect(told(checkScript(read(fileOf(speaker)), wantedTitles(titles, speaker), speaker))).toEqual([]);
  });

  it.each(speakers)('of %s says more than a thousand turns need', (speaker) => {
    expect(everySaying(speaker).length).toBeGreaterThan(5000);
  });

  it('of one character shares no saying with that of another', () => {
    const saidBy = new Map<string, string>();
    const shared = speakers.flatMap((speaker) =>
      everySaying(speaker).filter(([pool, saying]) => {
        if (pool.startsWith('aside ') || pool === 'plain') return false; // "Tell me more." is anybody's
        const other = saidBy.get(saying);
        saidBy.set(saying, speaker);
        return other !== undefined && other !== speaker;
      }),
    );
    expect(shared).toEqual([]);
  });

  it('of what visitors say has phrases that can be read', () => {
    expect(told(checkIntents(read('intents.md')))).toEqual([]);
    expect(intents.size).toBeGreaterThan(40);
  });
});

describe('the checker points at', () => {
  const pools = ['greeting'];
  const dear = '## {dear}\n\n- lass\n- love\n- you\n- trouble\n\n';
  const faultsOf = (body: string) => told(checkScript(`${dear}## greeting\n\n${body}`, pools, 'Shrek'));

  it.each([
    [
      'a line of fifteen words',
      '- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.',
      '10: "one two',
    ],
    [
      'one that only a slot makes too long',
      '- {dear}, two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.',
      '10: "Lass, two',
    ],
    ['an emoji', '- Hello 😀.', '10: "😀" may not be in a line.'],
    ['formatting', '- *waves* hello.', '10: "*" may not be in a line.'],
    ['a word that gives the play away', '- I am no bot.', '10: "bot" gives the play away.'],
    ['an unknown slot', '- Hello {nobody}.', '10: There is no section "## {nobody}".'],
    ['a slot that is not known there', '- Hello {name}.', '10: {name} is known in name-told,name-known only.'],
    ['a line without an end', '- Hello', '10: A line ends with'],
    [
      'two lines that begin alike',
      '- Hello there, you.\n- Hello there, love.',
      '11: It begins with the same two words as line 10.',
    ],
    [
      'a line that can be said twice',
      '- Hello, {dear}.\n- Hello, lass.',
      '11: "Hello, lass." can be said by line 10 too.',
    ],
    ['what is neither heading nor line', 'Hello.', '10: This is neither'],
    ['too few lines', '- Hello.', '8: "greeting" has 1 lines, and needs 8.'],
    ['too few sayings', '- Hello.', '8: "greeting" can say 1 things'],
  ])('%s', (_what, body, fault) => {
    expect(
      faultsOf(body).find((it) => it.startsWith(fault)),
      faultsOf(body).join('\n'),
    ).toBeDefined();
  });

  it('a section that is missing, and one that is not needed', () => {
    expect(told(checkScript(`${dear}## gossip\n`, pools, 'Shrek')).join()).toContain(
      'The section "## greeting" is missing: at least 8 lines.',
    );
    expect(told(checkScript(`${dear}## gossip\n`, pools, 'Shrek')).join()).toContain('intents.md has no "gossip"');
  });

  it.each([
    ['a capital letter', '- Hello', '3: "H"'],
    ['groups within groups', '- (a|(b c))', '3: Groups'],
    ['a bracket that stays open', '- (a|b', '3: Groups'],
  ])('%s in a phrase', (_what, phrase, fault) => {
    expect(told(checkIntents(`## greeting\n\n${phrase}`)).join()).toContain(fault);
  });
});
