// A word in passing for what else a message says, before what answers it: "Forgive me. The clock in the hall ..."
import { goesOn, wordBeside } from './beside-word.ts';
import { correctionIn } from './correction.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine, sayings } from './grammar.ts';
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
  const { part, random } = turn;
  const { pool, called, job = '', thing = '', allergy = '' } = wordBeside(turn, act, mayApologise);
  // "Agreed!" to no more than that something was told sounds like a form that is filled in.
  if (pool === 'aside heard' && !thing && !doesWithout.test(turn.message) && !briefly(turn)) return act;
  const brief = pool === null || ofThings.has(pool) ? briefly(turn) : null;
  if (!pool && !brief) return act;
  // "Bram. Looked at me." would say it of him, and "Saga! He's on the path" calls the visitor by their niece's name.
  const isOfHim = lacksASubject.test(act.line) || saysHowItIs.test(act.line);
  if (called && (isOfHim || (isOfKin(turn, called) && ofSomebody.test(act.line)))) return act;
  const slotsWith = (it: string) =>
    new Map([...part.script.slots, ['called', [called]], ['job', [job]], ['thing', [it]], ['allergy', [allergy]]]);
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

/** Who and when, of what is told beside the clause that is answered. */
function briefly(turn: Turn): string | null {
  if (correctionIn(turn.message) !== null || turn.intent === 'protest' || isBack(turn.message)) return null;
  const brief = lifeIn(turn).find(({ statement }) => !turn.clause.includes(statement))?.brief ?? null;
  return isWhoAndWhen(brief) ? brief : null;
}
