// A word in passing for what else a message says, before what answers it: "Forgive me. The clock in the hall ..."
import { isRepeatable } from '../../care/never-repeated.ts';
import { feltBeside } from './beside-felt.ts';
import { clausesOf } from './clauses.ts';
import { correctionIn } from './correction.ts';
import { isWelcome } from './fit-to-say.ts';
import { flirts } from './flirts.ts';
import { countWords, mostWordsOfALine, sayings } from './grammar.ts';
import { nameTold } from './memory.ts';
import { isWhoAndWhen, lifeIn } from './own-life.ts';
import { badNews, doesWithout, isBad, nodAt } from './said-beside.ts';
import { everShorter, thingBeside } from './thing-beside.ts';
import { thingsOfLife } from './things-of-life.ts';
import { pasts } from './told-clauses.ts';
import type { ToldKind } from './told-forms.ts';
import { beasts, many, relatives } from './told-words.ts';
import type { Act, Turn } from './turn.ts';
import { intents } from './understand.ts';
import { isBack } from './welcome.ts';

/** What is good to hear, and needs no answer. */
const pleasant: ReadonlySet<ToldKind> = new Set(['job', 'home', 'plan', 'like']);

/** `act` with an apology to whoever corrects, a welcome, or a nod at what was told, if both fit into one reply. */
export function inPassing(turn: Turn, act: Act | null, mayApologise = true): Act | null {
  if (!act || act.hasNodded || turn.memory.feeling === 'sad' || intents.get(turn.intent)?.feeling) return act;
  const { part, random } = turn;
  const { pool, called, job = '', thing = '' } = withThing(turn, wordFor(turn, mayApologise, goesOn(turn, act)));
  // "Agreed!" to no more than that something was told sounds like a form that is filled in.
  if (pool === 'aside heard' && !thing && !doesWithout.test(turn.message) && !briefly(turn)) return act;
  const brief = pool === null || ofThings.has(pool) ? briefly(turn) : null;
  if (!pool && !brief) return act;
  // "Bram. Looked at me." would say it of him, and "Saga! He's on the path" calls the visitor by their niece's name.
  const isOfHim = lacksASubject.test(act.line) || saysHowItIs.test(act.line);
  if (called && (isOfHim || (isOfKin(turn, called) && ofSomebody.test(act.line)))) return act;
  const slotsWith = (it: string) =>
    new Map([...part.script.slots, ['called', [called]], ['job', [job]], ['thing', [it]]]);
  const isNice = isWelcome(turn);
  const fitting = (words: readonly string[]) =>
    words
      .map((word) =>
        thing && (ofSomebody.test(act.line) || saysHowItIs.test(act.line))
          ? `${act.line} ${word}`
          : `${word} ${act.line}`,
      )
      .filter((line) => countWords(line) <= mostWordsOfALine && !line.includes('\n') && isNice(line));
  const particular = brief ? fitting([`${brief.charAt(0).toUpperCase()}${brief.slice(1)}.`]) : [];
  const general = everShorter(thing)
    .map((it) => {
      const said = (part.script.pools.get(pool ?? '') ?? []).flatMap((word) => sayings(word, slotsWith(it)));
      return fitting(called && isOfKin(turn, called) ? said.filter((word) => !greets.test(word)) : said);
    })
    .find((it) => it.length > 0);
  const words = particular.length > 0 ? particular : (general ?? []);
  // Where there is room for one word, it is the name, the thing or the trade.
  const last = called || (everShorter(thing).at(-1) ?? '') || job;
  const lines = words.length > 0 || !last ? words : fitting([`${last.charAt(0).toUpperCase()}${last.slice(1)}!`]);
  const line = lines[Math.floor(random() * lines.length)];
  return line ? { ...act, line, hasNodded: true } : act;
}

/** Whoever tells of a cousin called Ife is not Ife. */
const greets = /^\p{L}+!$|\b(?:hello|hi|ah|aw|bow|salute|hooray|well met|is it|so)\b/iu;
function isOfKin({ message }: Turn, called: string): boolean {
  return new RegExp(`\\b(?:my|our) (?:[a-z]+ )?(?:${relatives}) ${called}(?:'?s)?\\b`, 'i').test(message);
}

/** "A goose, eh? They climbed aboard" would say it of the goose, and "An apprentice, eh. Hob. He grinds the flour" of the apprentice. */
const ofSomebody =
  /^(?:he|she|it|they|his|her|its|their|him|them)\b|^(?!(?:no|yes|aye|oh|ah|well|right|indeed|true|quite|never|always|sí|ay)\b)\p{L}+\. (?:he|she|it)\b/iu;
/** "Callum! Hot and brown, with a skin on top" */
const saysHowItIs =
  /^(?:hot|cold|old|young|brown|red|green|grey|black|white|big|small|tiny|huge|long|short|tall|round|flat|soft|hard|quiet|loud|fat|thin|fast|slow|wet|dry|dented|crooked|wide|deep|sweet|salty|sour|bald|fond|stout|mostly|rather|quite|very|like|made|full)\b/i;
const lacksASubject = new RegExp(
  `^(?:${pasts}|\\p{L}{2,}ed) (?:at|the|an?|my|your|his|her|it|him|me|up|down|off|out|in|on|to|away|over|back|for|into|round) `,
  'iu',
);

/** Words in passing for which who and when may stand. */
const ofThings: ReadonlySet<string> = new Set(['aside heard', 'beside told', 'beside called']);

const ofTheNose = String.raw`(?=\W*$|\s*[.,!?;]|\s+(?:so|but|and|today|now|again|too|tho|though|lol|sorry|sry|since|from|for|at the moment)\b)`;
const hasACold = new RegExp(
  String.raw`\b(?:i['’]?ve(?: got)?|i have|i got|got|with|caught) (?:an? |this |such a |my )(?:bad |awful |stupid |terrible |nasty |little |bit of a )*cold${ofTheNose}|\bmy cold${ofTheNose}|\ba?t-?choo+\b|\b(?:i['’]?m|i am) (?:sneezing|all sniffles|so snotty)\b`,
  'i',
);

/** "Three of my pupils were sick" */
const isIll = new RegExp(
  String.raw`\b(?:my|our) (?:\p{L}+ )?(?:${relatives}|${beasts}|${many}|pupils|students|class|patients|team) (?:is|are|was|were|has been|have been) (?:so |very |all |a bit |still )?(?:sick|ill|poorly|unwell|in bed with)\b`,
  'iu',
);

/** Who and when, of what is told beside the clause that is answered. */
function briefly(turn: Turn): string | null {
  if (correctionIn(turn.message) !== null || turn.intent === 'protest' || isBack(turn.message)) return null;
  const brief = lifeIn(turn).find(({ statement }) => !turn.clause.includes(statement))?.brief ?? null;
  return isWhoAndWhen(brief) ? brief : null;
}

/** The visitor's own, where they had not told it. */
function ownName({ memory, message }: Turn): string {
  const name = memory.name === null ? nameTold(message) : null;
  return name !== null && isRepeatable(name) ? name : '';
}

/** `isMild`: the name of a thing says more. */
type Word = {
  readonly pool: string | null;
  readonly called: string;
  readonly job?: string;
  readonly thing?: string;
  readonly isMild?: boolean;
};
const mild: ReadonlySet<string> = new Set(['beside craft', 'beside beast', 'beside child', 'aside bad']);

/** Rather than "Is that so." the thing that was told of. */
function withThing(turn: Turn, word: Word): Word {
  const isVague = word.pool === null || vague.has(word.pool) || word.isMild;
  const found = isVague || word.pool === 'beside called' ? thingBeside(turn) : null;
  // "Elias, today" says less of a first tooth.
  const thing = isVague || thingsOfLife[0]?.some((it) => found?.includes(it)) ? found : null;
  return thing ? { pool: 'beside thing', called: '', thing } : word;
}
const vague: ReadonlySet<string> = new Set(['aside heard', 'beside told']);

/** Whether `act` is the next of a scene, upon one clause of several: what the others say has been heard by nobody. */
function goesOn({ message, progress }: Turn, { progress: next }: Act): boolean {
  const before = progress.place;
  const isNext = before !== null && next.place !== before && (next.place?.choices.length ?? 1) > 0;
  return isNext && clausesOf(message).length + message.split(', ').length > 2;
}

/** The pool of the word in passing, and the name or the job for it. */
function wordFor(turn: Turn, mayApologise: boolean, isGoingOn: boolean): Word {
  const { telling, message, clause } = turn;
  const others = isGoingOn ? message : message.replace(clause, '');
  const isCorrected = correctionIn(message) !== null || turn.intent === 'protest';
  if (isCorrected) return { pool: mayApologise ? 'aside sorry' : null, called: '' };
  if (isBack(message)) return { pool: 'aside back', called: '' };
  // What is answered itself needs no word in passing.
  if ((isGoingOn || clause !== message) && flirts(others)) return { pool: 'beside flirt', called: '' };
  if (hasACold.test(message)) return { pool: 'beside cold', called: '' };
  if (isIll.test(message)) return { pool: 'aside bad', called: '' };
  const called = telling.find(({ kind }) => kind === 'called')?.words.called ?? ownName(turn);
  const nod = nodAt(turn);
  if (nod?.pool === 'aside bad') return nod;
  if (nod && badNews.test(message)) return { pool: 'aside bad', called: '' };
  if (called && doesWithout.test(message)) return { pool: 'aside heard', called: '' };
  if (called) return isBad(message) ? { pool: 'aside bad', called: '' } : { pool: 'beside called', called };
  const felt = feltBeside(turn, isGoingOn ? '' : clause);
  if (felt) return { pool: felt, called: '', isMild: mild.has(felt) };
  if (nod) return nod;
  const job = telling.find(({ kind }) => kind === 'job')?.words.job?.replace(/^someone at /, '');
  if (job) return { pool: 'beside job', called: '', job };
  const isPleasant = telling.length > 0 && telling.every(({ kind }) => pleasant.has(kind));
  return { pool: isPleasant ? 'beside told' : null, called: '' };
}
