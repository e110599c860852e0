// `npm run understudy`: compiles the scenes and lists the faults in the understudy's scripts, worlds and scenes. `npm run understudy -- shrek` checks one
// character; with the name of a section (`shrek greeting`) it also prints some sentences of that section, to read aloud.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { characterNames, isSpeaking } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';
import { checkFolder } from '../server/chat/understudy/check-folder.ts';
import { compileScenes } from '../server/chat/understudy/compile-scenes.ts';
import { sayings } from '../server/chat/understudy/grammar.ts';
import { compiledFileOf } from '../server/chat/understudy/scenes.ts';
import { fileOf, filledSlots, readScript, scriptFolder } from '../server/chat/understudy/script.ts';
import { scenesFolder } from '../server/chat/understudy/ways.ts';

const [who, section] = process.argv.slice(2);
const printed = 12;
const everybody = characterNames.filter(isSpeaking);
const speakers = everybody.filter((name) => !who || fileOf(name).startsWith(who));

const unprofiled = characterNames.filter((name) => profileOf(name) === undefined);
if (speakers.length === 0) {
  fail([
    `Nobody who speaks is called "${who}". There are: ${everybody.map((name) => fileOf(name).slice(0, -3)).join(', ')}.`,
  ]);
} else if (unprofiled.length > 0) {
  fail(unprofiled.map((name) => `cast/profiles.ts: ${name} has no profile. Add one there first.`));
} else {
  for (const speaker of speakers) writeScenes(speaker);
  const faults = checkFolder(relative('.', scriptFolder), speakers);
  if (faults.length > 0) fail([...faults, `Faults: ${faults.length}.`]);
  else process.stdout.write('Nothing is wrong.\n');
  if (section) for (const speaker of speakers) readAloud(speaker, section);
}

/** Writes what the server reads, if the scenes of `speaker` have no errors. */
function writeScenes(speaker: (typeof speakers)[number]): void {
  const { json } = compileScenes(join(scenesFolder, fileOf(speaker).replace('.md', '')));
  if (json) writeFileSync(compiledFileOf(speaker), `${json}\n`);
}

function fail(faults: readonly string[]): void {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

function readAloud(speaker: (typeof speakers)[number], pool: string): void {
  const { slots, pools } = readScript(speaker);
  const filled = new Map([
    ...slots,
    ...Object.entries(filledSlots).map(([name, { examples }]) => [name, examples] as const),
  ]);
  const lines = pools.get(pool) ?? [];
  for (let i = 0; i < printed; i += 1) process.stdout.write(`  ${pick(sayings(pick(lines) ?? '', filled))}\n`);
}

function pick<T>(choices: readonly T[]): T | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}
