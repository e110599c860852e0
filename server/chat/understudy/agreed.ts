// What the visitor proposes that both do, and how they name a thing together: agreed to by its name, and kept.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { isHarmless } from './answers-talk.ts';
import { clausesOf } from './clauses.ts';
import { ends } from './noun.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { rootOf, stemOf } from './triggers.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { unmatched } from './understand.ts';
import { gerundOf } from './verb-forms.ts';

const mostWordsOfAPlan = 6;
const proposals = [
  /^(?:(?:and|but|so|then|now|okay|well|hey|please|oh) )*(?:shall|can|could|should|may|might) we (?:both |two |just |also |go and |maybe )*([a-z]+) (.*)$/,
  /^(?:(?:and|but|so|then|now|okay|well|hey|please|oh|come) )*let us (?:both |two |just |also |go and |maybe )*([a-z]+) (.*)$/,
  /^(?:(?:and|but|so|then|now|okay|well|hey|oh) )*(?:would|will|do) you (?:like to |want to |ever |maybe )*([a-z]+) ((?:.* )?(?:with me|together) .*)$/,
];
const noPlan = /^(?:be|have|say|talk|speak|see|stop|do|know|think|get|not|wait|start|begin|go)$/;
const tails =
  / (?:the two of us|you and i|you and me|together|with me|please|then|right|okay|darling|dear|my love|if|when|because|but|or) .*$/;
const turned: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['me', 'you'],
  ['your', 'my'],
  ['you', 'me'],
  ['i', 'you'],
]);
const repliesBack = 3;

/** "Shall we bring the tiara back tonight?" - "Bringing the tiara back tonight? ..." With `mayBeNew` also what nobody spoke of before. */
export function agreed(turn: Turn, mayBeNew: boolean): Act | null {
  const { words, memory, remarks, intent } = turn;
  if (memory.feeling === 'sad' || words.some((word) => graveWords.has(word))) return null;
  const said = plainly(
    turn.clause
      .split(/[:;]\s/)
      .at(-1)
      ?.split(/,\s/)[0] ?? '',
  );
  const text = written(said);
  const [, verb = '', rest = ''] = proposals.map((form) => form.exec(text)).find((it) => it !== null) ?? [];
  if (
    !verb ||
    noPlan.test(verb) ||
    !isHarmless(otherThanTold(said, turn)) ||
    said.some((word) => !isRepeatable(word) && !ends.has(word))
  )
    return null;
  const plan = ` ${rest}`
    .replace(tails, '')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  if (plan.length > mostWordsOfAPlan) return null;
  const before = new Set(remarks.slice(-repliesBack).flatMap(({ message }) => plainly(message).map(rootOf)));
  const isOfTheTalk = restOf(plan, []).length > 0 && plan.some((word) => word.length > 3 && before.has(rootOf(word)));
  if (!isOfTheTalk && !(mayBeNew && (unmatched.has(intent) || intent === 'request'))) return null;
  const thing = [gerundOf(verb), ...plan.map((word) => turned.get(word) ?? word)].join(' ');
  return fromPool(turn, 'agrees', { thing });
}

/** Words of the question that the character has not just said itself. */
function otherThanTold(words: readonly string[], { remarks, part }: Turn): readonly string[] {
  const isOfTheWorld = (word: string) => part.world.some(({ names }) => names.includes(`${word} `));
  const before = new Set(remarks.slice(-repliesBack).flatMap(({ message }) => plainly(message).map(stemOf)));
  return words.filter((word) => !before.has(stemOf(word)) && !isOfTheWorld(word));
}

/** "Can I come with you next time? I have a good lantern." */
export function mayJoin(turn: Turn): Act | null {
  const { words, memory } = turn;
  const isAsked =
    memory.feeling !== 'sad' && joining.test(written(words)) && !words.some((word) => graveWords.has(word));
  return isAsked ? fromPool(turn, 'tells may') : null;
}
const joining =
  /^(?:(?:and|but|so|then|well|please|hey|oh) )*(?:can|could|may|might) i (?:please |maybe )?(?:(?:come|go|tag along|ride|sail|walk|fly)(?: (?:along|too|with you|next time|tonight|tomorrow|there|then|one day|some time|sometime|up|as well))* |(?:join|help|watch) (?:you|in|it|them|too|with it|please)? ?)$/;

const object = '(her|him|it|them|(?:the|our|this|that|your|my) [a-z]+)';
const naming = new RegExp(
  `\\b(?:let(?:'s| us| me)|(?:i|we)(?:'ll| will| shall|'d| would| could| should| want to| can)|(?:can|shall|may|could|should) (?:i|we)|how about (?:we|i)) (?:just |both )?(name|call) ${object}[:,]? ([^.,;!?"'()]{2,30}|["'“‘][^"'”’]{2,30}["'”’])`,
  'i',
);
const noName =
  /^(?:a|an|off|even|quits|over|up|back|now|later|again|tomorrow|tonight|to|for|in|on|when|if|that|this|it|down|out|names?|on)\b/i;
const mostWordsOfAName = 3;

/** "Let me name her the Gatita." */
export function namesTogether(turn: Turn): Act | null {
  const named = namingIn(turn.message);
  return named && turn.memory.feeling !== 'sad' ? fromPool(turn, 'names it', { called: named.called }) : null;
}

function namingIn(message: string): { readonly called: string; readonly of: string } | null {
  const [, verb = '', of = '', rest = ''] = naming.exec(message) ?? [];
  const isBare = message === message.toLowerCase();
  const name = rest
    .replace(/["'“”‘’]/g, '')
    .trim()
    .replace(/ (?:then|now|please|okay|ok|shall we|from now on|together|because|and|after|if|for|so|but)\b.*$/i, '');
  const words = name.split(/\s+/);
  if (name === '' || noName.test(name) || words.length > mostWordsOfAName) return null;
  const isName =
    /(?:^|\s)\p{Lu}/u.test(name) ||
    (isBare && verb === 'name' && words.length === 1) ||
    (isBare && words.length === 1 && /^let/i.test(message));
  if (!isName || words.some((word) => !isRepeatable(word))) return null;
  return {
    called: words
      .map((word) =>
        /^(?:the|of|de|la|el)$/i.test(word) ? word.toLowerCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      )
      .join(' '),
    of,
  };
}

/** "What would we call her?" */
const asksForAName =
  /\bwhat (?:shall|should|would|will|could|can|do) (?:we|i|you) (?:call|name) (?:her|him|it|them|the \w+|our \w+|this \w+) /;

const asksForTheName =
  /\bwhat (?:is|was|were|do|did|are|shall|should|will|would) .*\b(?:called|call|name|named|calling)\b|\bwhat (?:name|did we name|did i name)\b/;
const ofUs = /\b(?:we|our|us|i) /;

/** "What is our boat to be called?" */
export function namedTogether(turn: Turn): Act | null {
  const text = written(turn.words);
  const isSought = clausesOf(turn.message).some((clause) => asksForAName.test(written(plainly(clause))));
  if (isSought && turn.memory.feeling !== 'sad') return recalledName(turn) ?? fromPool(turn, 'suggests name');
  return asksForTheName.test(text) && ofUs.test(text) && !/\b(?:my|your|am i) /.test(text) ? recalledName(turn) : null;
}

function recalledName(turn: Turn): Act | null {
  const { words, remarks } = turn;
  const asked = restOf(words, ['call called calling sail start']);
  for (const [at, { category, message }] of [...remarks.entries()].toReversed()) {
    const named = category === 'user' ? namingIn(message) : suggestedIn(turn, message);
    if (!named) continue;
    const about = [message, remarks[at - 1]?.message ?? '', remarks[at - 2]?.message ?? ''].flatMap((it) =>
      plainly(it).map(stemOf),
    );
    if (asked.length === 0 || asked.some((stem) => about.includes(stem)))
      return fromPool(turn, 'recalls naming', { called: named.called });
  }
  return null;
}

/** The name that the character came up with, in a line of the pool that does. */
function suggestedIn({ part }: Turn, reply: string): { readonly called: string } | null {
  const line = (part.script.pools.get('suggests name') ?? []).find((it) => reply.endsWith(it));
  const called = line?.split(/[,.!]/)[0];
  return called ? { called } : null;
}
