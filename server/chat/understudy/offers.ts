// What becomes of a scene that was offered and has not begun: taken, declined, asked for its rules, or come back to.
import { goOn } from './act-scene.ts';
import { inPassing } from './beside.ts';
import type { Chosen } from './choice.ts';
import { choiceAt } from './choice-at.ts';
import { isAsking } from './clauses.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { namesOffered } from './scene-topic.ts';
import { at, beatAt } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

const mostWordsOfATaking = 6;
const rulesAsked =
  /\b(?:rules?|how (?:do|does|would) (?:we|i|you|it|this|that) (?:play|work|go|start)|how to play|what do i (?:have to |need to |get to )?do) /;

/** Whoever says what the button said that begins the last scene offered gets it, though the talk has gone on since: "read it". */
export function reopened(turn: Turn): Act | null {
  const last = turn.progress.met.at(-1);
  if (!last || turn.words.length > mostWordsOfATaking) return null;
  const said = turn.clause.replace(/^(?:(?:ok|okay|yes|yeah|so|and|then|fine|alright|well),? )+/i, '');
  const place: Place = { scene: last, entry: 'offer', choices: [], waited: 0 };
  const found = [turn.message, said].map((message) => choiceAt({ ...turn, message }, place)).find((it) => it?.isButton);
  const isTaken = found && beatAt(turn, place)?.choices[found.index]?.tags.includes('yes');
  return found && isTaken ? goOn(turn, place, found) : null;
}

/** "What are the rules?", of a game that was offered, is answered by beginning it: its first line says them. */
export function asksForRules(turn: Turn, place: Place): boolean {
  const isOffered = place.entry === 'offer' && place.choices.length === 0;
  return isOffered && rulesAsked.test(written(turn.words));
}

/** "A bucket? Go on. Was he bailing too?" takes the offer, and what comes may answer the rest. */
export function offerTakenBeside(turn: Turn, place: Place): Act | null {
  const isOffered = place.entry === 'offer' && place.choices.length === 0;
  const sentences = turn.message.split(/(?<=[.!?…])\s+/);
  if (!isOffered || (sentences.length < 2 && !yesFirst.test(turn.message))) return null;
  const short = sentences.filter((it) => !it.includes('?') && plainly(it).length <= mostWordsOfAYes);
  const ways = short.map((it) => waysIn(plainly(it)));
  const isBrought = brings.test(turn.message) && namesOffered(turn.part, place.scene, plainly(turn.message));
  const isNo = ways.some((it) => it.has('no') || it.has('stop'));
  const refuses = isNo && !takesBack.test(turn.message) && !isBrought;
  const isReminded = sentences.some((it) => reminds.test(it) && namesOffered(turn.part, place.scene, plainly(it)));
  const agrees =
    isReminded ||
    isBrought ||
    ways.some((it) => it.has('yes') || it.has('more')) ||
    yesWithin.test(turn.message) ||
    yesFirst.test(turn.message) ||
    takesBack.test(turn.message);
  const next = agrees && !refuses ? begun(turn, place) : null;
  return inPassing(turn, next);
}
/** "You scoundrel, yes, please! I'm Jo." */
const yesWithin = /(?:^|, )(?:(?:oh )?yes(?:,? please)?|fine|why not|all right|alright)[.!]\s/i;
/** "I have cream and sugar. No lemons" */
const brings = /^(?:well,? |ok,? )?(?:i have|i['’]?ve(?: got)?|i got) /i;
/** "Yes please, catching people is my trade." */
const yesFirst =
  /^(?:oh,? )?(?:yes,? please|yes|yeah|yep|gladly|of course|please|you['’]re on|i['’]m in|deal|with pleasure),\s(?!but (?:not|no|later|first)\b)/i;
/** "But you promised me a spy." */
const reminds = /\byou (?:promised|offered|owe|still owe|were (?:going|about) to|wanted to (?:tell|show|teach))\b/i;
/** "No! ... Only joking, I'd love one." */
const takesBack = /\b(?:only|just) (?:joking|kidding)\b.*\b(?:i'd|i would) (?:love|like)\b/i;
const mostWordsOfAYes = 4;

export function begun(turn: Turn, place: Place): Act | null {
  const index = beatAt(turn, place)?.choices.findIndex(({ tags }) => tags.includes('yes')) ?? -1;
  return index === -1 ? null : at(turn, { ...place, choices: [index], waited: 0 });
}

/** "Maybe later. How was your day?" takes no notice of what the character says to a no. */
export function declines(turn: Turn, place: Place, { index, isButton }: Chosen): boolean {
  const isOffered = place.entry === 'offer' && place.choices.length === 0 && !isButton;
  const isNo = beatAt(turn, place)?.choices[index]?.tags.includes('no') === true;
  const asksElse = isQuestion(turn.clause, turn.words) || (turn.clause !== turn.message && isAsking(turn.clause));
  return isOffered && isNo && asksElse;
}
