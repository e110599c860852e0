// What is asked of the character itself and wants a yes or a no: "you ever been on a boat?", "do u eat tuna or only fancy stuff". What is
// asked about is named in the answer where it may be said.
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { allOpenersFor } from '../openers.ts';
import { isHeard } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { plainly, written } from './plain.ts';
import { fewestLetters, isHarmless } from './talk/known-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { unmatched } from './understand.ts';

const leads =
  '^(?:(?:and|but|so|well|hey|oh|ok|okay|haha|lol|wait|yes|yeah|no|hm|aw|honestly|btw|by the way|be honest|tell me) )*';
const forms = [
  [
    'ever',
    new RegExp(
      `${leads}(?:(?:have|had|did) you ever|you ever|you never|ever|have you (?:been|seen|tried|worn|met|eaten|ridden|flown|played|read|owned|heard|done|made|cooked|baked|lost|won|broken|slept|travelled|visited)) `,
    ),
  ],
  ['would', new RegExp(`${leads}(?:(?:would|could) you|you (?:would|could) not) (?:ever )?(?:have )?`)],
  ['do', new RegExp(`${leads}(?:do|did|are|were|have|had|has|can|will|is|was) you |${leads}you got `)],
  ['other', new RegExp(`${leads}(?:does|did|has|can|is|was) your \\w+ `)],
] as const;
/** Intents of a topic that is only named: the yes or no says more than what the pools have about it. */
const ofATopic: ReadonlySet<string> = new Set(
  'food animals clothes work weather money magic swamp onions song fighting apology travel favourites dreams friends family sickness dance life age children birthday gift'.split(
    ' ',
  ),
);
/** "Or only fancy stuff", "or nah", "like a leg or something" say no second thing. */
const tail =
  /(?: like (?:an?|the) \w+)? or (?:only|just|is|are|do|did|was|would|not|no|nah|nope|never|what|something|anything|whatever|so|maybe) .*$| or (?:not|no|nah|nope|what|something|smth|anything|whatever|so|else) $/;
const ofTheTwo = /\b(?:i|me|my|mine|us|we|our) /;
const isWish = /^(?:\w+ ){0,2}will you /;
const isGrudge = /\b(?:mad|angry|cross|upset|annoyed|tired of) /;
/** What may be said back of it: a thing that is liked, eaten, worn or owned, a place, a skill. */
const thing =
  /\b(like|love|hate|eat|drink|own|have|has|got|play|wear|want|keep|enjoy|had|tried|worn|seen|owned|played|eaten|ridden|met|been (?:to|on|in)|(?:scared|afraid|fond|proud|tired) of|good at|bad at|into) (?!it |that |this |them |to |you |one |a (?:bit|lot|little) |much |any (?:good|more) )((?:an? |the )?(?:\w+ ){1,2}?)(?:ever |too |then |there |as well |at all |before |yet |much |though |doris |shrek |here |in (?:the|your) \w+ )*$/;
/** Behind these, a thing that nobody thought of may be meant, too: a yes to tuna does no harm. */
const ofThings = /^(?:eat|drink|own|have|has|got|play|wear|keep|had|tried|worn|owned|played|eaten|ridden)$/;
const nobodysDish =
  /\b(?:eat|eaten|cook|bite|tried) (?:an? |the |any )?(?:\w+ )?(?:people|humans?|child|children|kids?|bab(?:y|ies)|m[ae]n|wom[ae]n|girls?|boys?|dogs?|cats?|horses?|pupp(?:y|ies)|friends?) /;

/** Null where nothing of the kind is asked, or it is of the two who talk. */
export function ofItself(turn: Turn): Act | null {
  const { words, intent, memory } = turn;
  const text = written(words).replace(tail, ' ').trimStart();
  const kind = forms.find(([, form]) => form.test(text))?.[0];
  if (!kind || memory.feeling === 'sad' || !isSafe(turn, text) || ofTheTwo.test(text) || / or /.test(text)) return null;
  if (!unmatched.has(intent) && !ofATopic.has(intent)) return null;
  if (isOpener(turn)) return null;
  if (nobodysDish.test(text)) return fromPool(turn, 'answers no');
  if (kind === 'other')
    return thingOf(text) === '' ? null : named(turn, text, isSo(turn, text) ? 'tells yes' : 'tells no', isOfPeople);
  if (kind !== 'do') return named(turn, text, kind);
  return named(
    turn,
    text,
    (isWish.test(text) || isSo(turn, text)) && !isGrudge.test(text) ? 'answers yes' : 'answers no',
  );
}

/** What the buttons say has answers of its own. */
function isOpener({ character, message }: Turn): boolean {
  return characterNames.some(
    (name) => name === character && isSpeaking(name) && allOpenersFor(name).includes(message.trim()),
  );
}

/** Yes or no by chance, but the same whenever the same is asked of the same character: who eats tuna eats it in an hour, too. */
function isSo({ character }: Turn, text: string): boolean {
  const sum = [...`${character} ${thingOf(text) || text}`].reduce(
    (all, letter) => all + (letter.codePointAt(0) ?? 0),
    0,
  );
  return sum % 2 === 0;
}

/** A line of `pool` behind the thing of which `text` asks, as in "Tuna? ...", if it may be said and there is room. */
export function named(
  turn: Turn,
  text: string,
  pool: string,
  isFit: (line: string) => boolean = () => true,
): Act | null {
  const asked = thingOf(text);
  const room = mostWordsOfALine - countWords(asked);
  const act = fromPool(turn, pool, {}, (line) => isFit(line) && countWords(line) <= room);
  if (!act || isHeard(turn, act.line)) return null;
  return asked && countWords(act.line) <= room ? { ...act, line: `${asked} ${act.line}` } : act;
}

/** "It did" says nothing of a sister. */
function isOfPeople(line: string): boolean {
  return !/\bit\b/i.test(line);
}

function thingOf(text: string): string {
  const [, , said = ''] = thing.exec(text) ?? [];
  const asked = said.trim();
  if (!asked || !plainly(asked).every((word) => word.length < fewestLetters || isRepeatable(word))) return '';
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`;
}

/** Whether nobody comes to harm by a yes: all of it was thought of, or told by the visitor, or is a mere thing. */
function isSafe({ words, statements, intent }: Turn, text: string): boolean {
  if (words.some((word) => graveWords.has(word))) return false;
  const [, verb = '', said = ''] = thing.exec(text) ?? [];
  const isTaste = intent === 'food' && /^(?:like|love|hate|enjoy)$/.test(verb);
  const things = ofThings.test(verb) || isTaste ? plainly(said) : [];
  const told = new Set(statements.flatMap((it) => plainly(it)));
  return plainly(text).every(
    (word) => isHarmless([word]) || ((things.includes(word) || told.has(word)) && isRepeatable(word)),
  );
}
