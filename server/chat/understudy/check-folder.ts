// Everything that can be wrong with the understudy's files, those that are missing among them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { characterNames, isSpeaking, type SpeakingCharacter } from '../../../cast/characters.ts';
import { checkBeats } from './check-beats.ts';
import { checkFollowUps } from './check-follow-ups.ts';
import { checkGuests } from './check-guests.ts';
import { checkKinds, checkSaidBriefly } from './check-in-passing.ts';
import { checkIntents } from './check-intents.ts';
import { checkLeads } from './check-leads.ts';
import { checkOwnTales } from './check-own-tales.ts';
import { checkScenes } from './check-scenes.ts';
import { checkScript, needed, wantedTitles } from './check-script.ts';
import { checkWorld } from './check-world.ts';
import { compileScenes } from './compile-scenes.ts';
import { scenesToOffer } from './doors.ts';
import { beatsFolder, followUpsFolder } from './follow-ups.ts';
import type { Slots } from './grammar.ts';
import { guestsFileOf } from './guests.ts';
import { inFile } from './in-file.ts';
import { leadsFolder } from './leads.ts';
import { ownTalesFolder } from './own-tale-kinds.ts';
import { scenesOf } from './scenes.ts';
import { fileOf, poolsOf, slotsOf } from './script.ts';
import { readSections, type Section } from './sections.ts';
import { talkFolder } from './talk/answers.ts';
import { checkMessages, checkTalk } from './talk/check-talk.ts';
import { messagesFile } from './talk/kinds.ts';
import { scenesFolder, waysFile } from './ways.ts';
import { worldFolder } from './world.ts';

const intentsFile = 'intents.md';

/** What is wrong in `folder`, each with its file and line: with intents.md, with the scripts of `speakers`, and with files of nobody's. */
export function checkFolder(folder: string, speakers: readonly SpeakingCharacter[]): string[] {
  const intents = readFileSync(join(folder, intentsFile), 'utf8');
  const titles = readSections(intents).map(({ title }) => title);
  const known = [intentsFile, ...characterNames.filter(isSpeaking).map(fileOf)];
  return [
    ...inFile(join(folder, intentsFile), checkIntents(intents)),
    ...inFile(waysFile, checkIntents(readFileSync(waysFile, 'utf8'))),
    ...inFile(messagesFile, checkMessages(readFileSync(messagesFile, 'utf8'), titles)),
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.md') && !known.includes(name))
      .map((name) => `${join(folder, name)}: Nobody in cast/characters.ts has this file. Is its name misspelt?`),
    ...speakers.flatMap((speaker) => {
      const file = join(folder, fileOf(speaker));
      const wanted = wantedTitles(titles, speaker);
      if (!existsSync(file)) return [missing(file, speaker, wanted)];
      const script = readFileSync(file, 'utf8');
      return [...inFile(file, checkScript(script, wanted, speaker)), ...checkStage(speaker, readSections(script))];
    }),
  ];
}

/** The world, the scenes, the answers in free talk and the follow-ups of `speaker`, whose script has `sections`. */
function checkStage(speaker: SpeakingCharacter, sections: readonly Section[]): string[] {
  const slots = slotsOf(sections);
  const world = join(worldFolder, fileOf(speaker));
  const folder = join(scenesFolder, fileOf(speaker).replace('.md', ''));
  const { json, faults } = compileScenes(folder);
  return [
    ...(existsSync(world)
      ? inFile(world, checkWorld(readFileSync(world, 'utf8'), slots))
      : [`${world}: ${speaker} has no world.`]),
    ...(existsSync(guestsFileOf(speaker))
      ? inFile(guestsFileOf(speaker), checkGuests(readFileSync(guestsFileOf(speaker), 'utf8'), slots))
      : []),
    ...faults.flatMap(({ file, ...fault }) => inFile(join(folder, file), [fault])),
    ...(json ? checkScenes(scenesOf(json), slots.get('dear') ?? [], speaker).map((what) => `${folder}: ${what}`) : []),
    ...(json === null && faults.length === 0 ? [`${folder}: ${speaker} has no scenes.`] : []),
    ...checkLed(speaker, slots, json),
    ...checkAsked(speaker, slots, json),
    ...checkTalked(speaker, slots),
    ...checkToldBack(speaker, slots),
    ...checkKinds(speaker),
    ...checkSaidBriefly(speaker, folder),
    ...checkSaidNext(speaker, sections, existsSync(world) ? readFileSync(world, 'utf8') : '', json),
  ];
}

function checkLed(speaker: SpeakingCharacter, slots: Slots, scenes: string | null): string[] {
  const file = join(leadsFolder, fileOf(speaker));
  if (!existsSync(file)) return [`${file}: ${speaker} has no leads to its scenes.`];
  const names = scenes ? scenesToOffer(scenesOf(scenes)).map(({ name }) => name) : [];
  return inFile(file, checkLeads(readFileSync(file, 'utf8'), names, slots));
}

function checkAsked(speaker: SpeakingCharacter, slots: Slots, scenes: string | null): string[] {
  const file = join(beatsFolder, fileOf(speaker));
  if (!scenes) return [];
  if (!existsSync(file)) return [`${file}: ${speaker} has no answers to what is asked of the lines of its scenes.`];
  return inFile(file, checkBeats(readFileSync(file, 'utf8'), scenesOf(scenes), slots));
}

function checkTalked(speaker: SpeakingCharacter, slots: Slots): string[] {
  const file = join(talkFolder, fileOf(speaker));
  if (!existsSync(file)) return [`${file}: ${speaker} has no answers in free talk.`];
  return inFile(file, checkTalk(readFileSync(file, 'utf8'), readFileSync(messagesFile, 'utf8'), slots));
}

function checkToldBack(speaker: SpeakingCharacter, slots: Slots): string[] {
  const file = join(ownTalesFolder, fileOf(speaker));
  if (!existsSync(file)) return [`${file}: ${speaker} has no lines to what visitors tell of themselves.`];
  const kinds = readFileSync(join(ownTalesFolder, 'kinds.md'), 'utf8');
  return inFile(file, checkOwnTales(readFileSync(file, 'utf8'), kinds, slots));
}

function checkSaidNext(
  speaker: SpeakingCharacter,
  sections: readonly Section[],
  world: string,
  scenes: string | null,
): string[] {
  const file = join(followUpsFolder, fileOf(speaker));
  if (!existsSync(file)) return [`${file}: ${speaker} has no follow-ups.`];
  const facts = readSections(world).flatMap(({ title, items }) =>
    items.map(({ text }) => [text.replace(/^[a-z ]+: /, ''), `the thing ${title}`] as const),
  );
  const said = poolsOf(sections).flatMap(({ title, items }) => items.map(({ text }) => [text, title] as const));
  const lines = new Map([...facts, ...said]);
  const names = scenes ? scenesOf(scenes).all.map(({ name }) => name) : [];
  return inFile(file, checkFollowUps(readFileSync(file, 'utf8'), lines, names, slotsOf(sections)));
}

function missing(file: string, speaker: SpeakingCharacter, wanted: readonly string[]): string {
  return [
    `${file}: ${speaker} has no script. Write this file: "# ${speaker}", then these headings, each with lines that begin with "- ".`,
    'intents.md tells what each heading is for, another script shows how it is done.',
    '  ## {dear}: four words or more for the visitor',
    ...wanted.map((title) => `  ## ${title}: ${needed(title, speaker)}`),
  ].join('\n');
}
