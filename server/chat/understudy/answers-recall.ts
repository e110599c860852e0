// What the visitor told and asks to be reminded of, given back with the relation and not only the name.

import { isHeard } from './fit-to-say.ts';
import { sayings } from './grammar.ts';
import { nameKeptBack } from './hears-name.ts';
import { isOfTheTale } from './of-the-tale.ts';
import { peopleKnown } from './people-known.ts';
import { type Recalled, recall } from './recall.ts';
import { recalledCovered } from './recalls-covered.ts';
import { recalledLoosely } from './recalls-loosely.ts';
import { nameAndTrade, nameOf, namesAsked } from './recalls-names.ts';
import { asksOfThemselves, recalledOfThem } from './recalls-of-them.ts';
import { withNoun } from './their-noun.ts';
import { recallAsked } from './told.ts';
import type { Asked } from './told-asked.ts';
import type { Told } from './told-forms.ts';
import { lemmaOf } from './told-lemmas.ts';
import type { Person } from './told-people.ts';
import { alikeTo } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** "What is my job?" The same words are not given back twice within thirty turns. */
export function recalled(turn: Turn): Act | null {
  const act = nameKeptBack(turn) ?? remembered(turn);
  return act && isHeard(turn, act.line) ? null : act;
}

/** Whether `said` owns up that what is asked for was never told. */
export function ownsUp({ part }: Turn, said: Act | null): boolean {
  return (
    said !== null &&
    (part.script.pools.get('recalls nothing') ?? []).some((line) =>
      sayings(line, part.script.slots).includes(said.line),
    )
  );
}

/** The same where words of theirs answer it: "what did I say about Ines?" may sound like a reproach. */
export function recalledSurely(turn: Turn): Act | null {
  const found = isOfTheTale(turn) ? null : foundIn(turn, peopleKnown(turn));
  const isKnown = found !== null && (found.inWords.length > 0 || recalledCovered(turn, found) !== null);
  return isKnown ? recalled(turn) : null;
}

function foundIn(turn: Turn, people: readonly Person[]): Recalled | null {
  const { message, statements, memory, character } = turn;
  return recall(withNoun(message, turn), { statements, people, name: memory.name, listener: character });
}

/** "My bread never rises, what am i doing wrong" asks for advice. */
const asksWhatIsWrong = /\bwhat (?:am|are|was|were|did|do) (?:i|we) (?:doing|do) wrong\b/i;

function remembered(turn: Turn): Act | null {
  if (isOfTheTale(turn) || asksWhatIsWrong.test(turn.message)) return null;
  const people = peopleKnown(turn);
  const found = foundIn(turn, people);
  const form = askedByForm(turn);
  if (asksOfThemselves(turn.message) && !form && !found?.inWords.length) return nothingOf(turn, found, people);
  if (!found) return form === undefined ? null : form === null ? nothingOf(turn, null, people) : givenBack(turn, form);
  const [asked, ...others] = found.asked;
  if (asked && others.length === 0) {
    if (asked.aspect === 'name' && asked.of === 'me' && !found.inWords.some((it) => givesAName.test(it))) return null; // the pool name-known
    // "What do you know about my sister?" wants more than that there is one.
    const isOfSomeone = form?.kind === 'someone' && (asked.aspect === 'name' || found.inWords.length === 0);
    const known = isOfSomeone && asked.of ? nameOf(turn, asked.of) : null;
    if (known) return known;
    const isSaidBetter = found.inWords.length > 0 && (form?.kind === 'someone' || saysMore(asked, form));
    if (form && suits(asked, form) && !isSaidBetter) return givenBack(turn, form);
  }
  const both = namesAsked(turn, found.asked) ?? nameAndTrade(turn, found.asked);
  if (both) return both;
  const named = found.asked.length <= 2 ? found.asked.find((it) => it.aspect === 'name' && it.of) : undefined;
  const isAlone = found.asked.every(
    (it) => it === named || (it.aspect === 'what' && (it.of === 'me' || it.of === null)),
  );
  const name = named?.of && isAlone && found.answered < 2 ? nameOf(turn, named.of) : null;
  if (name) return name;
  return rememberedInWords(turn, found, form, people);
}

/** "The ferry's called Marguerite". */
const givesAName = /\b(?:called|named)(?: (?:him|her|it|them))? (?!(?:The|An?)\b)\p{Lu}/u;

function rememberedInWords(
  turn: Turn,
  found: Recalled,
  form: Told | null | undefined,
  people: readonly Person[],
): Act | null {
  const inWords = found.inWords.map((news) => fromPool(turn, 'recalls news', { news })).find((it) => it !== null);
  if (inWords) return inWords;
  if (form && found.asked.some((it) => suits(it, form))) return givenBack(turn, form);
  const named = people.findLast(
    ({ name }) => name && found.asked.some((it) => it.aspect === 'person' && it.wanted.includes(lemmaOf(name))),
  );
  const who = named ? nameOf(turn, named) : null;
  if (who) return who;
  const whom = found.asked.find(({ aspect, of }) => aspect === 'person' && of);
  const name = whom?.of ? nameOf(turn, whom.of, (line) => / your /i.test(line)) : null;
  if (name) return name;
  const isOfTheirs = found.asked.some(({ isMarked, of, aspect }) => isMarked && (of !== null || aspect !== 'what'));
  return isOfTheirs || form === null ? nothingOf(turn, found, people) : recalledCovered(turn, found);
}

/** What comes closest, or an honest "tell me again". */
function nothingOf(turn: Turn, found: Recalled | null, people: readonly Person[]): Act | null {
  const ofThem = asksOfThemselves(turn.message) ? recalledOfThem(turn, (told) => givenBack(turn, told)) : null;
  return ofThem ?? recalledLoosely(turn, found, people) ?? fromPool(turn, 'recalls nothing');
}

function givenBack(turn: Turn, told: Told | null): Act | null {
  if (!told) return fromPool(turn, 'recalls nothing');
  const { someone = '', called = '' } = told.words;
  const noun = someone.replace(/^(?:your|the) /, '');
  const place = /^someone at (.+)$/.exec(told.words.job ?? '')?.[1];
  if (place) return fromPool(turn, 'recalls news', { news: `you work at ${place}` });
  if (told.kind === 'called') return nameOf(turn, { noun, name: called, as: someone });
  return fromPool(turn, `recalls ${told.kind}`, told.words, (line) => !isHeard(turn, line));
}

/** What the forms of told.ts know, of all parts of the message; null if one asks for what was never told. */
function askedByForm(turn: Turn): Told | null | undefined {
  const parts = [turn.clause, ...turn.message.split(/(?<=[.!?\n])\s+|,\s+and\s/)];
  const asked = parts.map((part) => recallAsked(withNoun(part, turn), turn.told)).filter((it) => it !== undefined);
  return asked.find((it) => it !== null) ?? asked[0];
}

/** Whether the visitor's own sentence says more of what is asked for: of whom and when, of where one lives and not comes from. */
function saysMore({ aspect, preposition }: Asked, form: Told | null | undefined): boolean {
  return aspect === 'person' || form?.kind === 'home' || (form?.kind === 'plan' && preposition !== null);
}

/** Whether what a form kept is of the kind that is asked for: a name is no answer to "when is she coming". */
function suits({ aspect, of, wanted, isAboutLiving }: Asked, { kind, words }: Told): boolean {
  if (kind === 'called' || kind === 'someone')
    return (
      aspect === 'name' ||
      (aspect === 'person' && wanted.includes(lemmaOf('coming'))) ||
      (aspect === 'what' &&
        wanted.length === 0 &&
        typeof of === 'object' &&
        of !== null &&
        alikeTo(of.noun).some((noun) => words.someone?.endsWith(noun)))
    );
  if (kind === 'job') return aspect === 'work' && of === 'me';
  if (kind === 'home') return isAboutLiving && of === 'me';
  if (kind === 'allergy') return of === 'me' && wanted.includes(lemmaOf('allergic'));
  return of === 'me' && (aspect === 'what' || kind === aspect) && kind !== 'news';
}
