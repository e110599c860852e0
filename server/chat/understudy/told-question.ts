// What a message asks to be reminded of: of whom, of what kind, and in which words.
import { characterNames } from '../../../cast/characters.ts';
import { type Asked, aspectOf, whose } from './told-asked.ts';
import { plainlyAsked } from './told-asked-text.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import type { Person } from './told-people.ts';
import { isOfTheListener } from './told-question-of-you.ts';
import {
  asksTheWay,
  category,
  dearNouns,
  empty,
  emptyLemmas,
  exclaims,
  marks,
  noMark,
  workLemma,
} from './told-question-words.ts';
import { alikeTo } from './told-words.ts';

/** What may be of theirs at home or of the two: it counts if they told just that. */
const perhapsOfUs =
  /\b(?:we|us|our)\b (?!(?:paint|buy|bought|mov|fly|live|have|get|got|go\b|going|order|call|keep|own|plan|cook|adopt|rent|build|built|sell|sold))|\bwe\W*$/i;
const opening =
  /^(?:[,\s]|(?:ok |okay )?(?:new|next|another|different|other|last) (?:topic|question|subject|one|thing)[:,.]?|and|but|so|ok|okay|well|hey|oh|lol|haha|now|then|also|no|yes|right|correct|hm|one last thing|tell me|quick test|quiz|quick quiz|pop quiz|quick(?: one| question)?[:,]|wait|hang on|by the way|btw|i (?:mean|meant|asked)(?= (?:who|what|where|when|which|how|why)\b))+/i;
const wh =
  '(?:who|whos|whose|whom|what|whats|where|wheres|when|whens|which|how|why|since when|from where|in which|at which)';
const before = '(?:from|in|since|at|by|with|for|to|on|about|of|under)';
const asksAtAll = new RegExp(`\\b${wh}\\b|\\?|${marks.source}`, 'i');
const parting = new RegExp(
  `(?<=[.!?…])\\s+|\\n+|,?\\s+(?:and|but|also|plus|or)\\s+(?=(?:${before} )?${wh}(?:'s)?\\b|my\\b|(?:will|would|can|could|shall|should|do|are|have) (?:you|u|we|i)\\b(?! (?:still )?(?:remember|recall|know)))|,?\\s+so (?:i|we|you) (?:can|could|may|will)\\b|[,:]\\s+(?=(?:who|what|where|when|which|how|do (?:you|u) (?:still )?(?:remember|recall|know))\\b)|\\?+\\s*`,
  'i',
);
const names = new Set(characterNames.flatMap((name) => name.toLowerCase().split(' ')));

/** The questions in `message` about what the visitor told; `people` are those they told of, `listener` is spoken to. */
export function askedIn(message: string, people: readonly Person[], listener: string): readonly Asked[] {
  const text = plainlyAsked(message);
  if (!asksAtAll.test(text)) return [];
  const isMarked = marks.test(text.replace(noMark, ''));
  if (!isMarked && (asksTheWay.test(text) || /\b(?:do|did|does|done|happened) to you\b/i.test(text))) return [];
  const asked: Asked[] = [];
  for (const each of text.split(parting)) {
    const part = (each ?? '').replace(opening, '').trim();
    if (!part || exclaims.test(part) || (isMarked && isBareMark(part))) continue;
    const own = questionOf(part, people, listener, isMarked, asked.at(-1) ?? null);
    if (own && (own.of !== null || own.wanted.length > 0 || own.aspect !== 'what')) asked.push(own);
  }
  return asked;
}

/** What stands before "what" addresses somebody: "quick test, moonbeam: what". */
function fromQuestionWord(part: string): string {
  const at = part.search(new RegExp(`\\b${wh}\\b`));
  return at > 0 && !/\bmy\b/.test(part.slice(0, at)) ? part.slice(at) : part;
}

/** "Do you remember?" and "quick test" ask for what stands beside them. */
function isBareMark(part: string): boolean {
  return (
    lemmasOf(part).every((word) => empty.has(word) || names.has(word)) &&
    !new RegExp(`\\b${wh}\\b|\\bmy\\b`, 'i').test(part)
  );
}

const tells =
  /\bmy (?:\S+ ){1,3}(?:is|are|was|were|has|have|had|will|can|\S+ed)\b|\bmy \S+'s (?:an?|the|in|at|\S+ing)\b|\bi(?:'m|m| am| have| was| had| will| work| live| like| love)\b/i;

/** What may stand before a question word: each word by itself, so that there is one way only to read a row of them. */
const asksHere = new RegExp(
  `^(?:(?:do|did|can|could|you|u|still|even|remember|recall|know|remind me|of|tell me|guess|correct|no|yes|right)\\b[\\s,!]*)*(?:(?:${before} )?${wh}(?:'s|'re)?\\b|(?:the )?names? of my\\b)`,
  'i',
);

function questionOf(
  said: string,
  people: readonly Person[],
  listener: string,
  isMarked: boolean,
  previous: Asked | null,
): Asked | null {
  const part = said
    .replace(dearNouns, '')
    .replace(/,\s*(?:love|dear|honey)\b|\b(?<!do i |does \S+ |i |what )love(?=\s*[,.?!]*$)/gi, '');
  const isOfHim = /\b(?:you|u)\b/i.test(
    part.replace(
      /\b(?:do|did|can|have) (?:you|u) (?:still )?(?:even )?(?:remember|recall|know|forg[eo]t(?:ten)?(?: already)?)\b/gi,
      '',
    ),
  );
  const isAsking =
    asksHere.test(part) ||
    (isMarked &&
      (/\b(?:remember|recall|remind me|forget|forgotten|know)\b/i.test(part) ||
        new RegExp(`\\b${wh}\\b`, 'i').test(part))) ||
    (previous !== null && /^my\b|^(?:where|when|who|what|how|why)\b/i.test(part)) ||
    (/^my\b(?:\s+\S+){1,4}$/i.test(part) && isMarked);
  // "Remember, my sister is coming" tells.
  if (!new RegExp(`\\b${wh}\\b`, 'i').test(part) && tells.test(part)) return null;
  if (!isAsking || isOfTheListener(part)) return null;
  const of =
    whose(part, people) ??
    (previous && typeof previous.of === 'object' && /\b(?:he|she|him|her|his)\b/i.test(part) ? previous.of : null);
  const aspect =
    aspectOf(part) ??
    (/^(?:my|and my)?\b.*\bmine\b|^my (?:\S+ )?\S+'s?\W*$/i.test(part) ? previous?.aspect : undefined) ??
    'what';
  if (of === null && isOfHim && !isMarked) return null;
  const lowered = part
    .toLowerCase()
    .replace(/\b(?:for|as|to earn) (?:a|my|her|his|the) (?:living|job)\b|\bfor work\b/g, '');
  const wanted = [...new Set(lemmasOf(fromQuestionWord(lowered).replace(/'s\b/g, '').replace(category, ' ')))].filter(
    (word) =>
      word.length > 1 &&
      !emptyLemmas.has(word) &&
      !names.has(word) &&
      word !== listener.toLowerCase() &&
      !(
        typeof of === 'object' &&
        of !== null &&
        (word === lemmaOf(of.noun) ||
          word === of.name?.toLowerCase() ||
          (of.name && word === lemmaOf(of.name.toLowerCase())) ||
          alikeTo(of.noun).some((it) => lemmaOf(it) === word) ||
          of.noun.split(' ').some((it) => lemmaOf(it) === word))
      ),
  );
  // "And when?" asks of what was asked before.
  const isShort = previous !== null && wanted.length === 0 && of === null && !/\bmine\b/i.test(part);
  return {
    text: part,
    aspect,
    isOfUs: perhapsOfUs.test(part.replace(noMark, '')),
    of: isShort ? previous.of : of,
    wanted: isShort ? previous.wanted : aspect === 'work' ? wanted.filter((it) => it !== workLemma) : wanted,
    isMarked,
    preposition: /\b(about|for|with|from|to|on|off)\W*$/i.exec(part)?.[1]?.toLowerCase() ?? null,
    isForWhom: aspect === 'person' && /\bfor(?: again)?\W*$/i.test(part),
    isAboutLiving: aspect === 'place' && /\b(?:live|lives|living|home|from)\b/i.test(part),
  };
}
