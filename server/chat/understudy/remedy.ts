// Who asks what helps against a cold gets the character's own harmless remedy: soup, honey, a blanket, sleep. Whatever is graver stays with care.
import { graveWords } from '../../care/grave-words.ts';
import { isHeavy } from './heavy.ts';
import { plainly } from './plain.ts';
import { ailmentIn } from './told-ailments.ts';
import { beasts, relatives } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const light =
  'head hurts|throat hurts|nose is \\w+|neck is (?:stiff|sore)|back is sore|feet are sore|keep sneezing|(?<=\\b(?:a|the|this|my|bad|rotten|nasty|against|with|cure|head|any) )colds?|sniffles|runny nose|stuffy nose|blocked nose|sore throat|throat|cough|headache|head ache|hiccups|tummy ?ache|stomach ?ache|upset (?:tummy|stomach)|hay ?fever|stiff neck|sore (?:feet|back|knees?|legs|neck|shoulders?|muscles)|bad (?:back|knees?|neck)|sneez(?:ing|es)|jet ?lag|tired (?:eyes|feet|legs)|the flu|flu';
const cures = 'cures?|remed(?:y|ies)|potions?|medicine|tips?|tricks?|advice|help';
const helps = new RegExp(
  [
    `\\bwhat(?:['’]?s| is| do| does| should| can| would| could)?\\b[^.?!]{0,30}\\b(?:helps?|works?|good|best|take|drink|eat|do|have|try)\\b[^.?!]{0,24}\\b(?:for|against|with|when|if|about)\\b[^.?!]{0,24}\\b(?:${light})\\b`,
    `\\b(?:got|have|any|anything|something|some|make|give|brew|fix|cook|know|is there)\\b[^.?!]{0,30}\\b(?:for|against|with|of|when)\\b[^.?!]{0,24}\\b(?:${light})\\b`,
    `\\b(?:${cures})\\b[^.?!]{0,12}\\b(?:for|against)\\b[^.?!]{0,16}\\b(?:${light})\\b`,
    `\\bhow (?:do|can|should|would) (?:i|you|u|one|ogres?) (?:get rid of|stop|cure|beat|fight|treat|fix|soothe|shake)\\b[^.?!]{0,16}\\b(?:${light})\\b`,
    `\\b(?:${light})\\b[^?!]{0,30}[,.!?] ?(?:so |and |but |got )?(?:(?:do )?(?:you|u) )?(?:(?:have|know|got) )?(?:any |an? |some )?(?:ogre |royal |good |home |old |secret )?(?:${cures})\\b`,
    `\\b(?:${light})\\b[^?!]{0,30}[,.!?] ?(?:so |and |but )?what(?:s|['’]s)? (?:helps|good for (?:that|it)|works|do i (?:do|take|drink)|can i (?:do|take)|should i (?:do|take|drink)|do (?:you|u) (?:do|take))\\b`,
  ].join('|'),
  'i',
);
/** "Got any remedies?", of whoever has told what ails them. */
const asksForACure =
  /\b(?:any|got an?|have (?:you|u) (?:got )?an?|know an?|know any|is there an?|your) (?:\p{L}+ )?(?:cures?|remed(?:y|ies))\b|^(?:(?:so|and|ok|hm|lol),? )*what helps\W*$/iu;
/** Nobody here knows what to do about these. */
const notOurs = new RegExp(
  `\\b(?:pills?|tablets?|dos(?:e|es)|overdose|drugs?|antibiotics?|chest|breath\\p{L}*|blood|bleeding|faint\\p{L}*|pregnan\\p{L}*|weeks|months|seizure|allerg\\p{L}*|doctor|hospital|burns?|poison\\p{L}*|vomit\\p{L}*|depress\\p{L}*|cancer|diabet\\p{L}*|heart|broken|worst|unbearable|numb|vision|rash|fever(?<!hay ?fever))\\b|\\b(?:my|our|his|her|their) (?:\\p{L}+ )?(?:${relatives}|${beasts}|kid|kids|child|children)\\b`,
  'iu',
);
/** "Cold feet about the wedding", "what do you have for a cold starter?" */
const ofNoAilment =
  /\b(?:it['’]?s|it is|is|too|so|gets?|very) cold\b|\bcold (?:feet (?:about|over)|drink|beer|soup|starter|supper|tea|water|day|night|weather|hands|heart)\b/i;

const hurts = new RegExp(`\\b(?:my|this|an?) (?:${light})(?: (?:really )?(?:hurts?|aches?))?\\b`, 'giu');

export function remedyAsked(turn: Turn): Act | null {
  const { message, statements, remarks } = turn;
  const asked = helps.test(message) || (asksForACure.test(message) && ails(statements));
  if (!asked || notOurs.test(message) || ofNoAilment.test(message)) return null;
  const rest = message.replace(hurts, ' ');
  if (isHeavy(rest) || plainly(rest).some((word) => graveWords.has(word))) return null;
  const last = remarks.findLast(({ category }) => category === 'user')?.message ?? '';
  return isHeavy(last) ? null : fromPool(turn, 'gives remedy');
}

function ails(statements: readonly string[]): boolean {
  return statements.some((it) => ailmentIn(it) !== null);
}
