// A tale keeps its order: what only the next beat tells is not told by a card that knows the end, and whoever plays along is played with.
import { isAboutUs, points } from './about-line.ts';
import { nextBeat } from './act-scene.ts';
import { namedNext, namedOfLine } from './answers-next.ts';
import { inPassing } from './beside.ts';
import type { Chosen } from './choice.ts';
import { clausesOf, isAsking } from './clauses.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isAboutRest, restOf } from './rest.ts';
import { beatAt } from './stage.ts';
import { tellKindOf } from './tell-kinds.ts';
import type { Act, Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';

const told: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem']);
const played: ReadonlySet<string> = new Set(['adventure', 'quarrel', 'story']);
const pronouns = /\b(?:he|him|his|she|her|it|its|they|them|their|you) /g;
/** "Did you blow him out?", "had they gone?": only what happens next says so. */
export const happened =
  /^(?:(?:and|but|so|well|wait|then|oh|haha|now) )*(?:did|had|was|were|has|have) (?:you|he|she|it|they|that|any\w+|some\w+|every\w+|no\w+|(?:the|your|his|her|their|any|all) (?:of )?(?:the )?\w+|[a-z]+) /;
const asksWhoWon = /\bwho (?:won|wins|was winning|is winning|lost) (?!at chess)/; // which is asked of the evening, by a button
const doubts = /\byou (?:\w+ )?(?:mean|serious|sure|joking|kidding|real|ever|like|always)\b|\breally \b|\btrue \b/;

/** Whether the message asks what one of the ways on from `place` is for: "so where had they gone?", where a button says "Where were they?" */
export function asksForBeat(turn: Turn, place: Place, { index, isSure }: Chosen): boolean {
  const { words, clause } = turn;
  const choice = beatAt(turn, place)?.choices[index];
  const kind = tellKindOf(written(words))?.split(' ')[0];
  if (isSure || !choice || !kind || !isQuestion(clause, words) || !choice.tags.includes(kind)) return false;
  const button = plainly(choice.text);
  if (tellKindOf(written(button))?.split(' ')[0] !== kind) return false;
  const rest = restOf(words, [choice.text, ...linesTold(turn, place)]);
  const shared = [...written(words).matchAll(pronouns)].some(([pronoun]) => button.includes(pronoun.trim()));
  return rest.length === 0 || (rest.length === 1 && shared);
}

/** The next beat, upon a question whether something happened, unless a card answers what else it asks. */
export function toldNext(turn: Turn, place: Place): Act | null {
  const { words, clause, memory } = turn;
  const text = written(words);
  const isOfWhatHappens = happened.test(text) || asksWhoWon.test(text);
  if (!told.has(kindOf(turn, place)) || memory.feeling === 'sad' || !isOfWhatHappens || doubts.test(text)) return null;
  if (!clause.includes('?') || /\b(?:i|my|me) /.test(text)) return null;
  const rest = restOf(words, linesTold(turn, place));
  if (namedOfLine(turn, rest)) return null;
  const card = namedNext(turn);
  if (card && rest.length > 0 && isAboutRest(card.line, rest)) return null;
  return nextBeat({ ...turn, message: clause }, place);
}

/** "Give him your longest story, and I'll puff smoke": whoever joins in is taken along. */
export function playsAlong(turn: Turn, place: Place): Act | null {
  const { message, telling, intent, memory } = turn;
  if (!played.has(kindOf(turn, place)) || telling.length > 0 || intents.get(intent)?.feeling) return null;
  if (memory.feeling === 'sad' || message.includes('?')) return null;
  const clauses = clausesOf(message).map(plainly);
  const isOfIt = clauses.some(
    (words) => joins.test(written(words)) || (points(words) && !isAboutUs(words) && isAsking(written(words))),
  );
  return isOfIt ? nextBeat({ ...turn, message: '' }, place) : null;
}
const joins =
  /^(?:(?:and|then|so|now|quick|okay|yes|haha|oh) )*(?:(?:give|tell|show|throw|pull|push|grab|hit|bite|hide|follow|chase|catch|help|feed|ask) (?:him|her|them|it|the \w+) |i will \w+ (?:him|her|them|it|the|you|at|behind|my|smoke|fire) )/;

/** "I put a warm meatball under his nose": a deed of the visitor's in an adventure, which no way was written for. It is seen, and the adventure goes on. */
export function actsAlong(turn: Turn, place: Place): Act | null {
  const { message, intent, memory } = turn;
  if (kindOf(turn, place) !== 'adventure' || memory.feeling === 'sad' || intents.get(intent)?.feeling === 'hurt')
    return null;
  if (message.includes('?') || !acts.test(written(plainly(message))) || ofLife.test(message)) return null;
  const next = nextBeat({ ...turn, message: '' }, place);
  return next && (inPassing(turn, next) ?? next);
}
const acts =
  /^(?:(?:no|no war|ok|okay|haha|lol|then|so|and|quick|well|oh|yes|fine|first) )*i (?:just |quickly |slowly |quietly )?(?:put|give|throw|show|hide|wave|whisper|pull|push|grab|hold|bow|jump|climb|run|sing|hum|tiptoe|poke|tickle|feed|offer|wink|smile|close|open|lift|drop|tie|kick|knock|blow|paint|draw|sign|sneak|crawl|duck|dive|swim|row|shout|clap|nod|follow|catch|light|pour|distract|bribe|toss|steer|bail|drag|squeeze|lean|cling|roar|meow|bark|growl|dance|slide|roll) /;
const ofLife =
  /\b(?:at (?:work|home|school)|every (?:day|night|week)|usually|always|today|yesterday|my (?:job|boss|kids|cat|dog))\b/i;

export function kindOf({ part }: Turn, { scene }: Place): string {
  return part.scenes.all.find(({ name }) => name === scene)?.kind ?? '';
}

/** All that was told of the tale up to `place`. */
export function linesTold(turn: Turn, place: Place): readonly string[] {
  return [...place.choices.keys(), place.choices.length].map(
    (end) => beatAt(turn, { ...place, choices: place.choices.slice(0, end) })?.line ?? '',
  );
}
