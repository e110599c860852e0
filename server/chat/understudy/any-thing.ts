// A thing of the visitor's that no list knows: "my scissors would beat both", "30 kids in the pool once".
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { ends, ourNames, roundNothing } from './noun.ts';
import { isHarmless } from './talk/known-words.ts';
import { beasts, many, relatives, wildBeasts } from './told-words.ts';

const behind =
  'in|on|at|with|for|and|from|of|to|by|under|over|behind|near|today|yesterday|tonight|once|too|lol|haha|that|who|which|is|are|was|were|would|will|does|did|do|has|have|had|now|again|tho|though|so|but|every|all|like|btw|rn|because|cos|while|when|here|there|just|always|never|already|loves|hates|says|thinks|wants|eats|sleeps|ate|also|right|and then';
const form = new RegExp(
  `\\b(my|our|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|\\d{1,3}) ((?:[a-z]+ ){0,2}?)([a-z]{4,14})(?=$|[^\\w\\s'’-]| (?:${behind})\\b)`,
  'gi',
);
/** Words of the play, of the two, and of what is felt; none of them is news. */
const nothing: ReadonlySet<string> = new Set(
  `turn guess goodness feeling hand hands arms eyes ears face heart hero king queen prince princess knight love dear friend friends pleasure honour problem
  joke story riddle song poem game luck hurry favour kiss hugs favourite fault treat smile laugh deal mistake thought surprise shame pity dream wish
  advice promise secret hint clue tale verse line lines lesson dance recipe move step choice second minutes hours days weeks months times years
  people others mine yours self body mind mood type sign name names number truth lies mess pain loss trouble news style taste voice nose head hair legs feet
  breath pocket pockets tongue fist finger fingers toes knee knees knuckles sleeve lips cheek cheeks shoulder
  fool coward liar genius legend monster beauty darling sweetheart stuff crush date clever money million thousand`.split(
    /\s+/,
  ),
);
const owners: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
]);

/** The last such thing of `part`, as the character says it: "your scissors", "a tuning fork", "30 kids"; null if it names none. */
export function anyThing(part: string): string | null {
  const all = [...part.matchAll(form)].map(([, article = '', how = '', noun = '']) => ({
    article: article.toLowerCase(),
    how: how.toLowerCase().trim().split(' ').filter(Boolean),
    noun,
  }));
  const found = all.findLast(({ article, noun, how }) => isThing(noun) && isHow(article, how, noun));
  if (!found) return null;
  const { article, noun, how } = found;
  const kept = how.filter((word) => isHarmless([word])).slice(-1);
  const owner = owners.get(article) ?? article;
  const said = [...kept, noun].join(' ');
  if (owner === 'a' || owner === 'an') return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`;
  return `${owner} ${said}`;
}

/** Behind kin and beasts stands their name ("one of my monkeys pepe", but "a birds nest"), and "8 hrs delivering letters" are no letters. */
function isHow(article: string, how: readonly string[], noun: string): boolean {
  const isCounted = !/^(?:my|our|an?)$/.test(article);
  return (
    how.every((word) => !ends.has(word) && (!kin.has(word) || isHarmless([noun])) && isSayable(word)) &&
    !(isCounted && how.length > 0)
  );
}
const kin: ReadonlySet<string> = new Set(
  `${relatives}|${beasts}|${wildBeasts}|${many}`.split('|').flatMap((word) => [word, `${word}s`]),
);

function isThing(noun: string): boolean {
  return (
    noun === noun.toLowerCase() &&
    !nothing.has(noun) &&
    !roundNothing.has(noun) &&
    !ends.has(noun) &&
    !ourNames.has(noun) &&
    isSayable(noun) &&
    !/(?:ly|ing|ed)$/.test(noun)
  );
}

function isSayable(word: string): boolean {
  return word.length < 4 || (isRepeatable(word) && !graveWords.has(word));
}
