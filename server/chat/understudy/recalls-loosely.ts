// The last try at what the visitor asks to be reminded of, before the character owns up that it does not know: a name that went with no
// word yet, or of all that they told what comes closest.
import { characterNames } from '../../../cast/characters.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import type { Recalled } from './recall.ts';
import { meanings } from './talk/kind-of.ts';
import { alike, meaningOf } from './talk/meaning.ts';
import { wordsMeant } from './talk/terms.ts';
import { days, months } from './told-aspects.ts';
import { isName } from './told-capitals.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import type { Person } from './told-people.ts';
import { emptyLemmas } from './told-question-words.ts';
import { saidToThem } from './told-second.ts';
import { beasts } from './told-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** How close a sentence has to be in meaning, from -1 to 1, and where it shares a word that says something. */
const likenessNeeded = { inMeaning: 0.33, withAWord: 0.15 };

/** Null where nothing comes close, or something else is asked for. */
export function recalledLoosely(turn: Turn, found: Recalled | null, people: readonly Person[]): Act | null {
  const beast = nameAsked
    .exec(turn.message.replaceAll('’', "'"))
    ?.slice(1)
    .find((noun) => noun !== undefined);
  if (beast) return nameOfBeast(turn, beast.toLowerCase(), people);
  return found?.asked.some(({ aspect }) => aspect === 'name') ? null : closest(turn);
}
const nameAsked = new RegExp(
  `\\bmy (${beasts}|pet)(?:'?s|s')? name\\b|\\bmy (${beasts}|pet)(?: is|'s)? called\\b`,
  'i',
);

/** "Would he get on with my Pepper?", and later "what's my dog's name?" */
function nameOfBeast(turn: Turn, noun: string, people: readonly Person[]): Act | null {
  const taken = new Set([...characterNames.flatMap((name) => name.split(' ')), turn.memory.name, 'I']);
  for (const { name } of people) if (name) for (const part of name.split(' ')) taken.add(part);
  const saidBy = (who: string) => turn.remarks.flatMap(({ category, message }) => (category === who ? [message] : []));
  const ofTheCharacter = saidBy('AI').join(' ');
  const said = saidBy('user').join('\n');
  const [ofTheirs = [], inFront = []] = [nameOfTheirs, nameInFront].map((form) =>
    [...said.matchAll(form)].map(([, name = '']) => name),
  );
  const names = [...ofTheirs, ...inFront.filter(isName)].filter(
    (name) => !taken.has(name) && !noName.test(name) && isRepeatable(name) && !ofTheCharacter.includes(name),
  );
  const called = new Set(names).size === 1 ? names[0] : undefined;
  return called ? fromPool(turn, 'recalls called', { someone: `your ${noun}`, called }) : null;
}
const nameOfTheirs = /\b(?:my|our) (\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;
/** "Pepper was once beaten by a duck". */
const nameInFront = /(?<=^|[.!?] |\n)(\p{Lu}\p{Ll}{2,})(?= (?:is|was|has|had|can|loves|likes|hates|ate|bit)\b)/gu;
const noName = new RegExp(`^(?:${days}|${months})s?$`, 'i');

/** Of what they told, the sentence that means most nearly what the question does. */
function closest(turn: Turn): Act | null {
  const question = meaningOf(wordsMeant(turn.message), meanings);
  const wanted = new Set(lemmasOf(turn.message).filter((lemma) => !emptyLemmas.has(lemma)));
  const owned = [...turn.message.matchAll(ownedIn)].map(([, noun = '']) => lemmaOf(noun.toLowerCase()));
  const ranked = turn.statements
    .filter((text) => ofTheirs.test(text) && !text.includes('?') && hasAll(lemmasOf(text), owned))
    .map((text) => {
      const sharesAWord = lemmasOf(text).some((lemma) => wanted.has(lemma));
      const like = alike(question, meaningOf(wordsMeant(text), meanings));
      return { text, like, needed: likenessNeeded[sharesAWord ? 'withAWord' : 'inMeaning'] };
    })
    .filter(({ like, needed }) => like >= needed)
    .sort((a, b) => b.like - b.needed - (a.like - a.needed));
  for (const { text } of ranked.slice(0, mostTried)) {
    const news = saidToThem(text, turn.character, []);
    const act = news && fromPool(turn, 'recalls news', { news });
    if (act) return act;
  }
  return null;
}
const mostTried = 3;
/** "What happened to my hat?" is answered by nothing but a hat. */
const ownedIn = /\bmy (?!job|work|living|trade|life|day|name|shop|new\b|old\b|own\b)(\p{L}+)/giu;
function hasAll(lemmas: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((it) => lemmas.includes(it));
}
/** What somebody states of themself or of somebody named. */
const ofTheirs = /^(?:i|i'm|im|i've|we|my|our)\b|^\p{Lu}\p{Ll}+ (?!or\b)|\b(?:i|my|our) /u;
