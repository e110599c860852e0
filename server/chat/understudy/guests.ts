// What guests ask an innkeeper for, a bed, a stall, supper, and what they get (facts/<character>-guests.md); nobody else has such a file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { recalled } from './answers-recall.ts';
import { clausesOf, isAsking } from './clauses.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine, type Slots, sayings } from './grammar.ts';
import { nameTold } from './memory.ts';
import { longestMatch, type Phrases, readPhrases } from './phrases.ts';
import { plainly } from './plain.ts';
import { fileOf } from './script.ts';
import { readSections, type Section } from './sections.ts';
import { namedIn } from './told-named.ts';
import { peopleIn } from './told-people.ts';
import { beasts } from './told-words.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { worldFolder } from './world.ts';

export type Guests = { readonly asked: Phrases; readonly lines: ReadonlyMap<string, readonly string[]> };

const asked = 'asked: ';
const mostServed = 2;
const fewestWordsOfAQuestion = 5;
/** What is passed over where the message asks for something else. */
const byTheWay: ReadonlySet<string> = new Set(['fire', 'drunk', 'throw', 'road']);
const beast = new RegExp(`^(?:${beasts})$`);
const orders = /\b(?:i'?ll have|i'?d|i would|want|need|please|could|can|may|for me|hungry|thirsty|tired|got)\b/i;
const ofOthers = /\b(?:pay|drink|eat|finish) (?:up )?your\b/i;
const ridden = /\b(?:mule|horse|pony|donkey|mare)\b/i;

export function guestsFileOf(character: SpeakingCharacter): string {
  return join(worldFolder, fileOf(character).replace('.md', '-guests.md'));
}

export function readGuests(character: SpeakingCharacter): Guests | null {
  const file = guestsFileOf(character);
  return existsSync(file) ? guestsOf(readSections(readFileSync(file, 'utf8'))) : null;
}

export function guestsOf(sections: readonly Section[]): Guests {
  const phrases = sections.map((section) => ({
    ...section,
    items: section.items
      .filter(({ text }) => text.startsWith(asked))
      .map((item) => ({ ...item, text: item.text.slice(asked.length) })),
  }));
  const lines = sections.map(
    ({ title, items }) => [title, items.map(({ text }) => text).filter((it) => !it.startsWith(asked))] as const,
  );
  return { asked: readPhrases(phrases), lines: new Map(lines) };
}

/** What the guest asks for, one thing or two in one breath, with their name if they give it; null if they ask for nothing of the house. */
export function serves(turn: Turn): Act | null {
  const { guests } = turn.part;
  if (!guests || turn.memory.feeling === 'sad' || recalled(turn)) return null;
  const animal = beastOf(turn);
  const asksElse = isQuestion(turn.clause, turn.words) && turn.words.length >= fewestWordsOfAQuestion;
  const parts = clausesOf(turn.message).flatMap((clause) => clause.split(/,\s+/));
  const wanted = parts.flatMap((part) => {
    const words = plainly(part).map((word) => (animal && word === animal.toLowerCase() ? 'her' : word));
    const name = longestMatch(words, guests.asked)?.intent;
    const isBeside = !turn.clause.includes(part);
    // "Turnip pie, lovely. Was my no a good one?" orders nothing, nor does "pay your tab" to somebody else.
    const isNoOrder = isBeside && asksElse && !isAsking(part) && !orders.test(part);
    return name === undefined || isNoOrder || ofOthers.test(part) || (byTheWay.has(name) && isBeside) ? [] : name;
  });
  if (wanted.length === 0) return null;
  const slots = new Map([...turn.part.script.slots, ['beast', [animal ?? `the ${kindOfBeast(turn)}`]]]);
  const said = [...new Set(wanted)].map((name) => freshOf(turn, guests.lines.get(name) ?? [], slots));
  const all = said.filter((lines) => lines.length > 0).slice(-mostServed);
  const [first = [], second = []] = all;
  const name = nameTold(turn.message);
  const both = first.flatMap((one) => second.map((two) => `${one} ${two}`));
  const last = all.at(-1) ?? [];
  const line = [both, name ? last.map((it) => `${name}. ${it}`) : [], last]
    .map((lines) => lines.filter((it) => countWords(it) <= mostWordsOfALine))
    .map((lines) => lines[Math.floor(turn.random() * lines.length)])
    .find((it) => it !== undefined);
  return line === undefined ? null : { line, progress: turn.progress, say: [], hasNodded: true };
}

function freshOf(turn: Turn, lines: readonly string[], slots: Slots): readonly string[] {
  return lines.flatMap((line) => sayings(line, slots)).filter(isWelcome(turn));
}

function saidBy({ remarks, message }: Turn): readonly string[] {
  return [...remarks.flatMap((it) => (it.category === 'user' ? [it.message] : [])), message];
}

function kindOfBeast(turn: Turn): string {
  return (
    saidBy(turn)
      .flatMap((it) => ridden.exec(it)?.[0].toLowerCase() ?? [])
      .at(-1) ?? 'beast'
  );
}

/** The name of the guest's beast. */
function beastOf(turn: Turn): string | null {
  const { statements } = turn;
  const said = saidBy(turn);
  const all = [...peopleIn(statements), ...namedIn([...statements, ...said])];
  return all.findLast((it) => it.name && beast.test(it.noun))?.name ?? null;
}
