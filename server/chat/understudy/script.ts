// A character's script: a pool of lines for each intent, and the words for its slots.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { conversationSlots } from './conversation-pools.ts';
import type { Slots } from './grammar.ts';
import { type Item, readSections, type Section } from './sections.ts';

export type Script = {
  readonly slots: Slots;
  readonly pools: ReadonlyMap<string, readonly string[]>;
};

export const scriptFolder = join(import.meta.dirname, 'script');

/** Slots that the conversation fills: the most words each may bring, an example, and the pools that may use it. */
export const filledSlots = {
  name: { examples: ['Zoe'], pools: ['name-told', 'name-known'] },
  word: { examples: ['umbrella'], pools: ['picking-up', 'wonders'] },
  topic: { examples: ['the weather'], pools: ['recall'] },
  person: { examples: ['Puss in Boots'], pools: ['about-anyone'] },
  ...conversationSlots,
} as const;

export function fileOf(character: SpeakingCharacter): string {
  return `${character.toLowerCase().replaceAll(' ', '-')}.md`;
}

/** Kept, because the play and what turns a message down read the same. */
const known = new Map<SpeakingCharacter, Script>();

/** Throws if the character has no script. */
export function readScript(character: SpeakingCharacter): Script {
  const script = known.get(character) ?? readFile(character);
  known.set(character, script);
  return script;
}

function readFile(character: SpeakingCharacter): Script {
  const file = join(scriptFolder, fileOf(character));
  if (!existsSync(file))
    throw new Error(`${character} has no script, ${file}. \`npm run understudy\` tells what belongs into it.`);
  const sections = readSections(readFileSync(file, 'utf8'));
  return {
    slots: slotsOf(sections),
    pools: new Map(poolsOf(sections).map(({ title, items }) => [title, texts(items)])),
  };
}

export function slotsOf(sections: readonly Section[]): Slots {
  return new Map(sections.filter(isSlot).map(({ title, items }) => [title.slice(1, -1), texts(items)] as const));
}

export function poolsOf(sections: readonly Section[]): readonly Section[] {
  return sections.filter((section) => !isSlot(section));
}

function isSlot({ title }: Section): boolean {
  return /^\{.*\}$/.test(title);
}

function texts(items: readonly Item[]): readonly string[] {
  return items.map(({ text }) => text);
}
