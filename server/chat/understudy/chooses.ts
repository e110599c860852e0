// "Lemon tart or plum cake for my brother's birthday?": one of the two, named. Things and people alone, and nothing said with them that
// anybody could come to harm by: what one should do is advice (advised.ts).
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { isUnwise } from './advice.ts';
import { plainly, written } from './plain.ts';
import { isHarmless as isOfHarmlessTalk } from './talk/known-words.ts';
import { harmless } from './told-harmless.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const either = /((?:[\p{L}\p{N}'’-]+ ){1,6})(?:,? ?or )((?:[\p{L}\p{N}'’-]+ ?){1,6})/iu;
/** Whoever says so wants one of two named; else "is it busy or quiet?" asks how something is. */
const wantsOne =
  /\b(?:should|shall|ought) (?:i|we)\b|\b(?:do|would|could) (?:i|we) (?:take|wear|bring|buy|get|have|pick|choose|order|cook|bake|invite|ask|go|use|read|watch|paint)\b|\bhelp me (?:pick|choose|decide)\b|\b(?:pick|choose|name|say) (?:one|between|for me)\b|\b(?:need|want)\b.*\badvice\b|\bwhich (?:one|of (?:them|the two|those)|shall|should|do you think|would)\b|\btell me[.!]*$|\bcan(?:'t|not|t) decide\b|\bdecide (?:for me|then|now)\b|\bwhat do you (?:think|say|reckon)\b|\b(?:your|ur) (?:opinion|choice|vote|pick)\b/i;
/** These ask for the character's own taste or for any help, so that anything may stand there, a vote as well: the two have to be known (isKnown). */
const asksItsTaste =
  /\bhelp me\b|\b(?:turn|time) to (?:pick|choose|decide)\b|\b(?:what|which) (?:one )?would (?:you|u) (?:pick|choose|take|get|buy|have|go for|bake|cook|wear|serve|make)\b/i;
/** What stands before the first thing, and behind the second. */
const before =
  /^.*\b(?:should|shall|ought|i|we|me|take|taking|wear|wearing|bring|buy|get|have|pick|choose|order|cook|bake|invite|use|read|watch|paint|decide|then|think|between|about|it|to|be|with|do|for|into|on|in|at)\b ?(?=\S)/i;
const behind =
  / (?:for|on|to|in|at|tonight|tomorrow|tmrw|today|first|pick|help|then|instead|with|do you|what do|which|this|next|pls|please|babe|honey|dear|darling)\b.*$/i;
/** Nobody is told whom to leave, what to drink or where to be alone. */
const risky =
  /\b(?:him|her|them|ex|boyfriend|girlfriend|husband|wife|police|doctor|hospital|medicine|pills?|wine|beer|vodka|whisky|gin|rum|smoke|money|school|alone|myself|nothing|not|leave|stay|die|live|jump|kill|cut|hurt|eat|starve|tell|send|meet|lie|run|marry|date|dump|kiss|love|trust|vote|fight|rope|knife|gun|bridge|high|drunk|stoned|drugs?|weed|joint|vapes?|cigarettes?)\b/i;
/** Whichever of these is named, nobody comes to harm by it, and nobody else is told anything: no buying, no getting, no sending. */
const safeDeed =
  /^(?:just |rather |simply |maybe )*(?:cook|order|bake|boil|fry|paint|repaint|tape|plant|knit|sew|rewrite|wash|clean|sweep|nap|rest|iron)\b/i;
/** Any other verb would make a deed of it that nobody has thought of. */
const deed =
  /^(?:to |just |rather |simply |maybe |(?:\w+ )?yes$|no$)*(?:yes$|no$|be\b|go|do|make|tell|say|ask|call|write|text|hand|wait|confess|glue|fix|move|congratulate|sulk|apologi[sz]e|keep|give|let|try|start|stop|stay|leave|come|run|sit|sleep|walk|live|work|quit|sell|build|learn|play|sing|dance|wear|buy|take)\b/i;
/** Words that are rude of people only. */
const food: ReadonlySet<string> = new Set(['tart', 'tarts']);
const mostWords = 4;

/** "Pasta or pizza, majesty??": nothing but the two, which are no words for how something is. */
function isAllThereIs(message: string): boolean {
  const [only = '', ...others] = message.split(/(?<=[.!?])\s+|,\s+/).filter((part) => either.test(part));
  return message.includes('?') && others.length === 0 && bareTwo.test(only) && !ofAGame.test(only);
}
const bareTwo = /^(?:(?:so|ok|okay|well|and|now|lol) )*(?:the |an? )?[\p{L}-]{3,} or (?:the |an? )?[\p{L}-]{3,}\?*$/iu;
const ofAGame =
  /\b(?:truth|dare|heads|tails|trick|treat|true|false|left|right|yes|no|not|more|less|now|later|never|what|else|good|bad|dead|alive|kidding|serious|joking|busy|quiet)\b/i;

/** Whoever says so wants an opinion before anything else goes on. */
export const asksForAChoice =
  /\b(?:your|ur) (?:honest )?(?:opinion|vote|verdict)\b|\bor\b.*\b(?:say|pick|choose|name) one\b|\bcan(?:'|no|’)?t (?:choose|decide)\b|\bwhat would you (?:bake|cook|wear|choose|pick|take|serve)\b/i;

/** One of two things that the visitor cannot choose between; null where no such choice is asked for. */
export function chooses(turn: Turn): Act | null {
  const { random, words, clause } = turn;
  const message = turn.message.replace(between, '$1 or $2');
  const wantsTheirs = wantsOne.test(message);
  if (!wantsTheirs && !asksItsTaste.test(message) && !isAllThereIs(message)) return null;
  if (!isQuestion(clause, words) && !/\b(?:pick|choose|say one|help me|tell me|advice|opinion)\b/i.test(message))
    return null;
  const options = optionsIn(message);
  if (!options?.every((it) => isHarmless(it) && (isKnown(it) || (wantsTheirs && !safeDeed.test(it))))) return null;
  const pick = toThem(options[random() < 0.5 ? 0 : 1] ?? '');
  return pick ? fromPool(turn, 'chooses one', { pick }) : null;
}

/** "I can't choose between scones and a plum cake". */
const between = /\bbetween ((?:[\p{L}’'-]+ ){1,3})and ((?:[\p{L}’'-]+ ?){1,3})/giu;

/** Whether all its words stand in harmless messages that visitors were thought to write. */
function isKnown(option: string): boolean {
  return isOfHarmlessTalk(plainly(option));
}

const conjunction = /^(?:but|so|and|ok|okay|well|now) /i;

/** The two, as they were named; null if there are not two alike. */
export function optionsIn(message: string): readonly [string, string] | null {
  const parts = message.split(/(?<=[.!?])\s+|[:;]\s+|\n+/).filter((part) => either.test(part));
  const [, left = '', right = ''] =
    either.exec((parts.at(-1) ?? '').replace(/[,.!?]+/g, (mark) => (mark === ',' ? ',' : ''))) ?? [];
  const asked = left.trim().replace(/^.*\b(?:should|shall|do|would|could|ought) (?:i|we) /i, '');
  const begun = safeDeed.test(asked) ? asked : left.trim().replace(before, '');
  const [first = '', second = ''] = [begun, right.trim()].map((it) =>
    it.replace(behind, '').replace(conjunction, '').trim(),
  );
  if (!first || !second) return null;
  if ([first, second].some((it) => deed.test(it) && !safeDeed.test(it))) return null;
  if ([first, second].some((it) => it.split(' ').length > mostWords)) return null;
  return [first, second];
}

function isHarmless(option: string): boolean {
  const words = plainly(option);
  if (isUnwise(written(words)) || risky.test(option)) return false;
  return words.every((word) => !graveWords.has(word) && (isRepeatable(word) || harmless.has(word) || food.has(word)));
}

/** Said to them: "my friend Pavel" is "your friend Pavel"; without its article it stands at a beginning as well as behind a comma. */
function toThem(option: string): string {
  return option
    .replace(/^(?:an?|some) /i, '')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you');
}
