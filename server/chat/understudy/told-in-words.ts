// What the visitor said earlier, given back in nearly their own words, where nothing in told-forms.ts had a form for it: "I caught an eel"
// becomes "you caught an eel".
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { stemOf } from './triggers.ts';

const asksToRemember =
  /\b(?:remember|recall|quick test|did i (?:say|tell)|i (?:just )?told you|what (?:was|is|did) (?:my|i)|what (?:[a-z]+ )?(?:do|am|did|was|have) i|where (?:do|am|did|was) i|allergic to|when (?:do|am|is|was) (?:i|my)|who (?:is|was) my|do you know (?:what|who|where|when|how) (?:i|my)) /;
/** Words of such questions that say nothing of what is asked for. */
const ofAsking = new Set(
  'you the did was are and for who how but not remember recall quick test told tell said today tomorrow yesterday again darling dear love honey still'.split(
    ' ',
  ),
);
const mostWords = 11;
const fewestWords = 3;
const turned: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    "i'm": "you're",
    im: "you're",
    "i've": "you've",
    ive: "you've",
    "i'll": "you'll",
    "i'd": "you'd",
    am: 'are',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    u: 'me',
    you: 'me',
    ur: 'my',
    your: 'my',
    yours: 'mine',
  }),
);

/** What of `remarks`, the visitor's earlier ones, `message` asks to be reminded of, said to them; null if it asks for nothing or nothing fits. */
export function recalledInWords(message: string, remarks: readonly string[]): string | null {
  const asked = plainly(message);
  if (!asksToRemember.test(written(asked))) return null;
  const wanted = new Set(
    asked.filter((word) => word.length > 2 && !ofAsking.has(word) && !commonWords.has(word)).map(stemOf),
  );
  const clauses = remarks.flatMap((remark, at) => clausesOf(remark).map((clause) => ({ clause, at })));
  const ranked = clauses
    .map((it) => ({
      ...it,
      shared: new Set(
        plainly(it.clause)
          .map(stemOf)
          .filter((stem) => wanted.has(stem)),
      ).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.at - a.at || b.clause.length - a.clause.length);
  return ranked.map(({ clause }) => saidToThem(clause)).find((it) => it !== null) ?? null;
}

/** What the remark states of whoever said it: its sentences, and their parts where a sentence is long. */
function clausesOf(remark: string): readonly string[] {
  const sentences = remark.split(/(?<=[.!?\n])(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+|\s+(?:btw|lol|haha)\b|\.\.+/i);
  const parts = sentences.flatMap((sentence) => sentence.split(/,\s+|\s+(?:but|and|so)\s+/i));
  return [...sentences, ...parts]
    .map((clause) =>
      clause
        .trim()
        .replace(lead, '')
        .replace(/[\s,.!…]+$/, ''),
    )
    .filter((clause) => !clause.includes('?') && ofOneself.test(clause) && !ofTheTalk.test(clause));
}

const lead = /^(?:(?:and|but|so|well|oh|ok|okay|yes|no|also|listen|actually|btw|by the way|ha|aw+|um)[\s,]+)+/i;
const ofOneself = /\b(?:i|i'm|im|i've|my|me)\b/i;
/** Of this talk and not of one's life: "i must go", "i asked you", "i love it". */
const ofTheTalk =
  /^i(?:'m|'ll|m| will| am| must| have to| gotta| got to| just| only)?\s*(?:off|back|go|going to go|gonna go|gotta|asked|ask|meant|mean|said|told|tell|know|think|guess|love (?:it|that|you|u)|listening|ready|see|remember|wonder)\b|^i(?:'ll| will| must| have to| gotta)\b/i;

function saidToThem(clause: string): string | null {
  const words = clause.replaceAll('’', "'").split(/\s+/);
  const isPlain = words
    .map((word) => word.replace(/,$/, ''))
    .every((word) => /^[\p{L}\d'-]+$/u.test(word) && (/^\d+$|^.$/u.test(word) || isRepeatable(word)));
  if (words.some((word) => graveWords.has(word.toLowerCase()))) return null;
  // Whoever is spoken to does something in it: "you promised me" is hard to turn.
  const isOfTheListener =
    /^(?:you|u|ur|your|did|do|can|will)$/i.test(words[0] ?? '') ||
    /\b(?:you|u) (?:do|did|are|r|were|have|had|can|could|will|would|know|look|said|told|love|make|made|have)\b/i.test(
      clause,
    );
  if (!isPlain || isOfTheListener || words.length < fewestWords || words.length > mostWords) return null;
  const said = words.map((word) => turned.get(word.toLowerCase()) ?? word).join(' ');
  return said.replace(/\byou was\b/g, 'you were');
}
