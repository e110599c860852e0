// How both name a thing together: "let me name her the Gatita", "what is our boat called?"
import { isRepeatable } from '../../care/never-repeated.ts';
import { clausesOf } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { stemOf } from './triggers.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

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
