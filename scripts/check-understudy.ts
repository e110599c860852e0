// `npm run understudy`: lists the faults in the understudy's scripts with file and line. `npm run understudy -- shrek` checks one
// character; with the name of a section (`shrek greeting`) it also prints some sentences of that section, to read aloud.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { characterNames, isSpeaking } from '../cast/characters.ts';
import { checkIntents, checkScript, type Fault } from '../server/chat/understudy/check-script.ts';
import { sayings } from '../server/chat/understudy/grammar.ts';
import { fileOf, filledSlots, readScript, scriptFolder } from '../server/chat/understudy/script.ts';
import { readSections } from '../server/chat/understudy/sections.ts';

const [who, section] = process.argv.slice(2);
const printed = 12;
const titles = readSections(readFileSync(join(scriptFolder, 'intents.md'), 'utf8'))
  .map(({ title }) => title)
  .filter((title) => !title.startsWith('{'));
const speakers = characterNames.filter(isSpeaking).filter((name) => !who || fileOf(name).startsWith(who));

let faults = 0;
const report = (name: string, check: (markdown: string) => readonly Fault[]) => {
  const file = join(scriptFolder, name);
  for (const { line, what } of check(readFileSync(file, 'utf8'))) {
    faults += 1;
    process.stdout.write(`${relative('.', file)}:${line}: ${what}\n`);
  }
};
report('intents.md', checkIntents);
for (const speaker of speakers) {
  report(fileOf(speaker), (markdown) => checkScript(markdown, titles, speaker));
  if (section) readAloud(speaker);
}
process.stdout.write(faults === 0 ? 'Nothing is wrong.\n' : `${faults} faults.\n`);
process.exitCode = faults === 0 ? 0 : 1;

function readAloud(speaker: (typeof speakers)[number]): void {
  const { slots, pools } = readScript(speaker);
  const filled = new Map([
    ...slots,
    ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
  ]);
  const lines = pools.get(section ?? '') ?? [];
  for (let i = 0; i < printed; i += 1) process.stdout.write(`  ${pick(sayings(pick(lines) ?? '', filled))}\n`);
}

function pick<T>(choices: readonly T[]): T | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}
