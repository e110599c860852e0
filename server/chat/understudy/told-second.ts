// A statement of the visitor said to them: "i caught u an eel" is "you caught me an eel".
import { isRepeatable } from '../../care/never-repeated.ts';
import { days } from './told-aspects.ts';
import { isName as isNameOf } from './told-capitals.ts';
import { burnsAThing, harmless, isGrave } from './told-harmless.ts';
import { ownerWithoutApostrophe, turned } from './told-turned.ts';
import { ours } from './told-worth.ts';

/** "Peanut singed my eyebrows". */
const namedFirst =
  /^(?!(?:I|It|He|She|We|They|You|This|That|There|Today|Yesterday|Nobody|Nothing|Something|Somebody|Someone|Everybody|Everyone|Everything|What|Who|One)\b)\p{Lu}\p{Ll}+ (?:is|was|has|had|bit|ate|stole|broke|took|gave|made|got|\p{L}{2,}ed) /u;
const fewestWords = 3;
/** "I'm sixty-three". */
const isWhole = /^(?:i'm|im|i) [\p{L}\d-]{2,}$/iu;
/** Where they are is no part of what they tell. */
const here = /(?: from)?(?: (?:up|over|down|out|right|in))? here(?=$|,)/gi;
const mostWords = 13;
/** Who comes from or to somewhere. */
const comesTo =
  /^(?:back|from|home|to|on|over|with|down|up|round|along|by|here|tomorrow|today|tonight|next|this|every|for|in|at)$/i;
/** Said of somebody these are an insult. */
const insults =
  /\b(?:is|am|are|was|'m|'s|im|such|looks like) (?:just |such |really |so |as |like )*(?:an? )?(?:\w+ )?(?:pigs?|cows?|whale|elephant|rats?|dogs?|thief|nothing|slow|special|mad|crazy|giant|black|white|pet|toy)\b/i;
/** Added to what was said before, it adds nothing. */
const alsoSaid = /^((?:i|we|my [\p{L}]+|our [\p{L}]+)(?:'m|'ve| am| have| do)?) also (?=\p{L})/iu;
/** Left out before a noun: it is rude of people, and says little of a fish. */
const leftOut = /\b(an?) (?:fat|damn|stupid|dumb|bloody|crazy|freaking|goddamn) (?=(\p{L}))/giu;
const petNames =
  /(?:,\s*|\s+(?=(?:darling|sweetheart|sweetie|dearest|mi amor|my love|my dear|babe)$))(?:my )?(?:darling|dear|dearest|love|honey|hun|sweetheart|sweetie|babe|baby|silly|pet|mate|please|lass|amor|mi amor|too|tho|though|though|now|right|yay|wish me luck|ok|okay)$/i;
const behindYou =
  /^(?:$|an?|the|some|my|your|our|one|two|for|on|at|in|tonight|today|tomorrow|with|to|from|and|yesterday|this|because)$/i;
const neverBeforeYou =
  /^(?:if|that|when|because|what|how|and|so|do|did|are|can|will|than|where|who|think|know|hope|say|i)$/i;
/** Places that people tell of and type in small letters, and that are no other words. */
const places =
  'norway|sweden|denmark|finland|germany|france|spain|italy|portugal|greece|england|scotland|wales|ireland|iceland|canada|japan|india|america|london|paris|berlin|bremen|hamburg|munich|vienna|rome|madrid|barcelona|lisbon|porto|leeds|manchester|liverpool|glasgow|edinburgh|dublin|cardiff|oslo|bergen|lyon|amsterdam|utrecht|brussels|prague|budapest';
const properNames = new RegExp(
  `^(?:${days}|january|february|april|june|july|august|september|october|november|december|english|french|spanish|german|italian|welsh|irish|dutch|greek|latin|russian|chinese|japanese|portuguese|polish|swedish|christmas|easter|${places})s?$`,
  'i',
);

/** `statement` (told-statements.ts) in the second person, spoken by `listener`; null if it may not or cannot be said back. */
export function saidToThem(statement: string, listener: string, names: readonly string[]): string | null {
  const bare = statement
    .replaceAll('’', "'")
    .replace(here, '')
    .replace(alsoSaid, '$1 ')
    .replace(leftOut, (_, _article, next: string) => `${/[aeiou]/i.test(next) ? 'an' : 'a'} `)
    .replace(new RegExp(`,? ${listener}$`, 'i'), '')
    .replace(petNames, '')
    .replace(petNames, '')
    .replace(/ (?:too|as well|anyway|meanwhile)$/i, '')
    .replace(/[!…]+/g, '')
    .replace(/(?:^|,? +)(?:pls|plz|sry|lol|btw|tbh)(?= |$)/gi, '')
    .trim()
    .replace(/(?<=\b(?:test|exam|concert|match|tournament|race|wedding|party)) then$/i, '')
    .replace(/\blil\b/gi, 'little')
    .replace(/^(my (?:\w+ )?\w+) (?:still )?(?:hurts|aches)\b/i, '$1 is sore')
    .trim();
  const words = bare.split(/\s+/);
  const plain = words.map((word) => word.replace(/[,:]$/, '').replace(/^(Mr|Mrs|Ms|Dr|St)\.$/, '$1'));
  if ((words.length < fewestWords && !isWhole.test(bare)) || words.length > mostWords) return null;
  if (!plain.every((word) => /^[\p{L}\d'-]+$/u.test(word))) return null;
  if (
    !plain.every(
      (word, i) =>
        /^\d{1,4}(?:st|nd|rd|th|am|pm)?$|^.$/u.test(word) ||
        (/^c[oa]mes?|coming$/i.test(word) && comesTo.test(plain[i + 1] ?? '')) ||
        isKnown(word.toLowerCase()) ||
        isRepeatable(word),
    )
  )
    return null;
  if (insults.test(bare)) return null;
  if (plain.some((word, i) => isGrave(word, plain[i - 1])) && !burnsAThing.test(bare)) return null;
  const beginsWithName = namedFirst.test(bare);
  const said: string[] = [];
  for (const [i, word] of words.entries()) {
    const own = plain[i] ?? '';
    const tail = word.slice(word.replace(/[,:]$/, '').length);
    if (/^(?:you|u)$/i.test(own)) {
      const before = plain[i - 1] ?? '';
      if (i === 0 || neverBeforeYou.test(before) || !(tail || behindYou.test(plain[i + 1] ?? ''))) return null;
    }
    if (ownerWithoutApostrophe.test(own) && isOwner(plain, i) && !/^\p{Lu}/u.test(plain[i + 1] ?? '')) {
      said.push(`${own.slice(0, -1)}'s`);
      continue;
    }
    if (/^(?:you're|you'll|you've|you'd|youre)$/i.test(own)) return null;
    said.push(
      `${spelled(own, names, i === 0, (i === 0 && beginsWithName) || (/^(?:called|named)$/i.test(plain[i - 1] ?? '') && !/^(?:her|him|it|them|after)$/i.test(own)))}${tail || (/\.$/.test(word) ? '.' : '')}`,
    );
  }
  const text = said
    .join(' ')
    .replace(
      /\b(of|in|\d(?:st|nd|rd|th)) (march|may)\b/g,
      (_, before: string, month: string) => `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    )
    .replace(/\byou was\b/g, 'you were')
    .replace(/\byou (just|also|always|only|really) was\b/g, 'you $1 were')
    .replace(/\byou wasn't\b/g, "you weren't")
    .replace(/\b(?:just |lately )(?=\p{L}+(?:ed|t)\b)/u, '');
  return text;
}

/** A piece of what they said, which need be no sentence: "on the ear", "third time". The same words may not be said. */
export function fragmentToThem(text: string, listener: string): string | null {
  const whole = saidToThem(text, listener, []);
  if (whole !== null) return whole;
  const words = text.split(/\s+/);
  const isFit = (word: string, i: number) =>
    /^[\p{L}\d'’.-]+$/u.test(word) &&
    (/^\d+(?:am|pm|st|nd|rd|th|km|kg|k)?$|^.$/u.test(word) || isKnown(word.toLowerCase()) || isRepeatable(word)) &&
    !isGrave(word, words[i - 1]);
  if (words.length > mostWords || !words.every(isFit) || insults.test(text)) return null;
  return words.map((word, i) => spelled(word, [], i === 0, false)).join(' ');
}

/** "My sisters dog" has one sister, "my sisters and i" more. */
function isOwner(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? 'and';
  return /^(?:my|our)$/i.test(words[at - 1] ?? '') && !afterSeveral.test(next);
}
const afterSeveral =
  /^(?:and|or|are|were|have|had|do|did|will|can|all|both|always|never|who|in|at|on|to|with|from|live|love|like|hate|\p{L}+(?:ed|ing))$/iu;

function isKnown(word: string): boolean {
  const bare = word.replace(/'s$/, '');
  return ours.has(bare) || harmless.has(bare) || turned.has(word);
}

function spelled(word: string, names: readonly string[], isFirst: boolean, isName: boolean): string {
  const small = word.toLowerCase();
  const found = turned.get(small);
  if (found) return found;
  const bare = small.replace(/'s$/, '');
  const name = names.find((it) => it.toLowerCase() === bare);
  if (name || isName || properNames.test(bare)) return word.charAt(0).toUpperCase() + word.slice(1);
  const isNamed = isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && isNameOf(small);
  return !isNamed && (isFirst || /^\p{Lu}{3,}$/u.test(word)) ? small : word;
}
