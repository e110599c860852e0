// A word in passing for what else a message says, before what answers it: "Forgive me. The clock in the hall ..."
import { goesOn, type Word, wordBeside } from './beside-word.ts';
import { correctionIn } from './correction.ts';
import { isWelcome } from './fit-to-say.ts';
import { capital, countWords, mostWordsOfALine, sayings } from './grammar.ts';
import { wordsToATale } from './in-a-word.ts';
import { isWhoAndWhen, lifeIn } from './own-life.ts';
import { doesWithout } from './said-beside.ts';
import { everShorter } from './thing-beside.ts';
import { pasts } from './told-clauses.ts';
import { relatives } from './told-words.ts';
import type { Act, Turn } from './turn.ts';
import { intents } from './understand.ts';
import { isBack } from './welcome.ts';

/** `act` with an apology to whoever corrects, a welcome, or a nod at what was told, if both fit into one reply. */
export function inPassing(turn: Turn, act: Act | null, mayApologise = true): Act | null {
  if (!act || act.hasNodded || turn.memory.feeling === 'sad') return act;
  const feeling = intents.get(turn.intent)?.feeling;
  if (feeling && !(feeling === 'warm' && goesOn(turn, act))) return act; // a kiss beside the way of a game has been heard by nobody
  const word = wordBeside(turn, act, mayApologise);
  const { pool, called, job = '', thing = '' } = word;
  const isVague = pool === null || ofThings.has(pool);
  const ofATale = (isVague && !called) || ofLife.has(pool ?? '') ? wordsToATale(turn, act, thing) : [];
  // "Agreed!" to no more than that something was told sounds like a form that is filled in.
  const isAForm = pool === 'aside heard' && !thing && !doesWithout.test(turn.message);
  const brief = isVague ? briefly(turn) : null;
  if ((!pool || isAForm) && !brief && ofATale.length === 0) return act;
  // "Bram. Looked at me." would say it of him, and "Saga! He's on the path" calls the visitor by their niece's name.
  const ofKin = called !== '' && isOfKin(turn, called);
  const isOfHim = (line: string) =>
    lacksASubject.test(line) || saysHowItIs.test(line) || (ofKin && ofSomebody.test(line));
  // A line is cut short for something that says what was heard, not for "Is that so."
  const isWorthIt = !isVague || ofATale.length > 0 || brief !== null || called !== '';
  const forms = turn.part.briefs
    .formsOf(act.line)
    .filter((form, i) => (i === 0 || isWorthIt) && (!called || !isOfHim(form)));
  const fitting = (words: readonly string[]) => fittingBefore(turn, forms, words, thing !== '');
  // "Oli, today" says less than a word to a name.
  const particular = ofATale.length > 0 ? ofATale : brief && !called ? [`${capital(brief)}.`] : [];
  const found = [fitting(particular), ...generalWords(turn, word, ofKin).map(fitting)].find((it) => it.length > 0);
  // Where there is room for one word, it is the name, the thing or the trade.
  const last = called || (everShorter(thing).at(-1) ?? '') || job;
  const lines = found ?? (last ? fitting([`${capital(last)}!`]) : []);
  const line = lines[Math.floor(turn.random() * lines.length)];
  return line ? { ...act, line, hasNodded: true } : act;
}

/** Each of `words` before a form of the line (a thing behind it, where the line speaks of somebody): all that have room with the first form that leaves some. */
function fittingBefore(
  turn: Turn,
  forms: readonly string[],
  words: readonly string[],
  isThing: boolean,
): readonly string[] {
  const isNice = isWelcome(turn);
  const fit = (line: string) => countWords(line) <= mostWordsOfALine && !line.includes('\n') && isNice(line);
  return (
    forms
      .map((form) => {
        const isBehind = isThing && (ofSomebody.test(form) || saysHowItIs.test(form));
        return words.map((word) => (isBehind ? `${form} ${word}` : `${word} ${form}`)).filter(fit);
      })
      .find((lines) => lines.length > 0) ?? []
  );
}

/** What the pool of `word` has to say, the longest way to name a thing first. */
function generalWords({ part }: Turn, { pool, called, job = '', thing = '', allergy = '' }: Word, ofKin: boolean) {
  return everShorter(thing).map((it) => {
    const slots = new Map([
      ...part.script.slots,
      ['called', [called]],
      ['job', [job]],
      ['thing', [it]],
      ['allergy', [allergy]],
    ]);
    const said = (part.script.pools.get(pool ?? '') ?? []).flatMap((line) => sayings(line, slots));
    return ofKin ? said.filter((line) => !greets.test(line)) : said;
  });
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

/** Words in passing that name what is told: what there is to say of its kind says more. */
const ofLife: ReadonlySet<string> = new Set(['beside thing', 'beside job']);

/** Who and when, of what is told beside the clause that is answered. */
function briefly(turn: Turn): string | null {
  if (correctionIn(turn.message) !== null || turn.intent === 'protest' || isBack(turn.message)) return null;
  const brief = lifeIn(turn).find(({ statement }) => !turn.clause.includes(statement))?.brief ?? null;
  return isWhoAndWhen(brief) ? brief : null;
}
