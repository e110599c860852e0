// Answers about the things of the character's world.
import { echoes, fewWords, points } from './about-line.ts';
import { clausesOf } from './clauses.ts';
import { sceneNamed } from './doors.ts';
import { isHeard, isWelcome } from './fit-to-say.ts';
import { compares } from './never-about.ts';
import { plainly, written } from './plain.ts';
import { mostRelated } from './related.ts';
import { isAboutRest, restOf } from './rest.ts';
import { enter } from './stage.ts';
import { mayAnswer, tellKindOf } from './tell-kinds.ts';
import { type Act, lastReplyOf, saying, type Turn } from './turn.ts';
import { intents, isQuestion, unmatched } from './understand.ts';
import { factAsked, factTold, isPointing, lastNamed, type World } from './world.ts';

/** Intents that a follow-up on a thing may have; any other is meant as what it says. */
const followUps = new Set([
  ...unmatched,
  ...'why pardon who where when how how-many request name-known story animals'.split(' '),
]);

const mostWordsOfANaming = 6;
const whetherDone = /^(?:(?:and|but|so|then|oh|wait) )*(?:did|have|had) (?:you|he|she|they|it) \w+ /;
const asksForAdvice = /\b(?:how (?:do|can|should|could|would)|what (?:should|can|could|shall)) (?:i|we) /;

/** "What is the goat's name?" and, where a thing need not be named, "why?". */
export function fact(turn: Turn, onlyIfNamed: boolean): Act | null {
  const { words, part, intent } = turn;
  const asked = factAsked(words, turn.remarks, part.world);
  const isMeant = followUps.has(intent) || (isPointing(words) && !intents.get(intent)?.feeling);
  if (asksForAdvice.test(written(words)) || compares.test(written(words))) return null;
  // "Did you draw your sword?" asks of the tale.
  if (turn.progress.place?.waited === 0 && asked?.key === 'what' && whetherDone.test(written(words))) return null;
  if (!asked || (!asked.isNamed && (onlyIfNamed || !isMeant || isOfAnotherThing(turn)))) return null;
  // What "it" means is only guessed: then the answer has to speak of what the question names.
  const rest = restOf(words, [
    // "Why sad days?" asks of the days and of no card that the line was from.
    ...(asked.isNamed || (words.length <= fewWords && asked.key !== 'why') ? [lastReplyOf(turn)] : []),
    ...(part.script.slots.get('dear') ?? []),
    ...(asked.isNamed ? asked.card.names : []),
  ]);
  const kind = tellKindOf(written(words));
  const kin = kind === 'name' && !asked.isNamed ? kinMeant(turn, asked.card.names) : null;
  if (kin) return fact(saying(turn, `what is your ${kin} called?`), true);
  const isOwner = asked.key === 'who' && asksForOwner(turn);
  const isNice = isWelcome(turn); // no onions to who cannot eat them
  const isWanted = (it: string) =>
    isNice(it) && mayAnswer(it, kind) && (isOwner || isAboutRest(it, rest, asked.isNamed ? 1 : 0));
  const line =
    (asksWhoIs(words, asked.card) ? factTold(asked.card, 'name', isWanted, part.script.slots) : null) ??
    factTold(asked.card, asked.key, isWanted, part.script.slots);
  return line ? { line, progress: turn.progress, say: [] } : null;
}

/** "Who is Mabel?", of the hens whose names are told in a row. */
function asksWhoIs(words: readonly string[], { answers }: World[number]): boolean {
  const [, name = ''] = /\bwho (?:is|was) (?:the )?(\w+) $/.exec(written(words)) ?? [];
  const isInARow = new RegExp(`, [^.]*\\b${name}\\b[^.]* and |, [^.]* and ${name}\\b`, 'i');
  return name !== '' && (answers.get('name') ?? []).some((line) => isInARow.test(line));
}

/** "Whose head did you lift that from?", "and whose is it on Sundays?" */
const ownerAsked =
  /\bwhose (?:is|are|was|were) (?:it|that|this|they|those|these|she|he|the \w+) |\bwhose \w+ (?:did|have|had) you |\bwho (?:owns|does it belong) /;

export function asksForOwner({ words }: Turn): boolean {
  return ownerAsked.test(written(words));
}

/** "What was her name?", of a grandmother whom the last reply named, is of no fan. */
function kinMeant(turn: Turn, names: readonly string[]): string | null {
  const kin = kinSaid.exec(lastReplyOf(turn))?.[0].toLowerCase() ?? null;
  return / (?:her|his) /.test(` ${written(turn.words)}`) && kin !== null && !names.includes(kin) ? kin : null;
}
const kinSaid =
  /\b(?:grandmother|grandfather|gran|mother|father|aunt|uncle|cousin|sister|brother|nurse|governess|tutor|teacher|cook|maid|footman|landlord|widow|miller|baker)\b/i;

const whatThing = /\bwhat (?:\w+ed|\w{4,}) $/;

/** Whether the message takes up another thing from the last line: "what ember?", "a whole hill! what did you do with it?" */
function isOfAnotherThing(turn: Turn): boolean {
  const { message, clause, words } = turn;
  if (whatThing.test(written(words)) && echoes(words, lastReplyOf(turn))) return true;
  const beside = clausesOf(message).filter((it) => it !== clause && !clause.includes(it));
  return points(words) && beside.some((it) => echoes(plainly(it), lastReplyOf(turn)));
}

/** A question that shares rare words with what is known of a thing. */
export function related(turn: Turn): Act | null {
  const { words, part, progress, intent, clause } = turn;
  if (!unmatched.has(intent) || !isQuestion(clause, words)) return null;
  const line = mostRelated(words, part.world, (it) => isHeard(turn, it), part.script.slots);
  return line ? { line, progress, say: [] } : null;
}

/** A thing of the character's world that is spoken of opens its scene, or has more to be said of it. */
export function spokenOf(turn: Turn): Act | null {
  const { words, part, progress, intent } = turn;
  if (intent === 'teased' || (!unmatched.has(intent) && intent !== 'animals')) return null;
  const scene = sceneNamed(part.scenes, words, progress.met);
  if (scene) return enter(turn, scene, isQuestion(turn.clause, words) ? 'begin' : 'offer');
  // In a longer remark a thing is named by the way: "i lost a boot in there".
  const card =
    words.length <= mostWordsOfANaming || isQuestion(turn.clause, words) ? lastNamed(words, part.world) : null;
  const asks = isQuestion(turn.clause, words);
  const rest = card && asks ? restOf(words, card.names) : [];
  const isWanted = (it: string) => !isHeard(turn, it) && isAboutRest(it, rest);
  const line = card && factTold(card, 'what', isWanted, part.script.slots);
  return line ? { line, progress, say: [] } : null;
}
