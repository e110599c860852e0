// Who comes back with a question is welcomed before it is answered, if need be in fewer words: "im back with soup. wheres my eel now?"
import { countWords, isSaying, mostWordsOfALine, sayings } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { beatAt } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { isBack } from './welcome.ts';

const fewestWordsOfAnAnswer = 4;

/** `act` behind a welcome, where it has none, and is no beat of a tale. */
export function withWelcome(turn: Turn, act: Act): Act {
  const { pools, slots } = turn.part.script;
  if (!isBack(turn.message) || isHeavy(turn.message)) return act;
  const words = (pools.get('aside back') ?? []).flatMap((word) => sayings(word, slots));
  const isWelcomed =
    words.some((word) => act.line.startsWith(word)) ||
    (pools.get('welcome back') ?? []).some((line) => isSaying(act.line, line) || act.line.startsWith(line));
  const { place } = act.progress;
  const beat = place && beatAt(turn, place)?.line;
  if (isWelcomed || (beat && act.line.includes(beat)) || act.line.includes('\n')) return act;
  const [first = ''] = act.line.split(/(?<=[.!?])\s+/);
  const shorter = countWords(first) >= fewestWordsOfAnAnswer ? [act.line, first] : [act.line];
  const lines = shorter.flatMap((answer) =>
    words.map((word) => `${word} ${answer}`).filter((line) => countWords(line) <= mostWordsOfALine),
  );
  return { ...act, line: lines[0] ?? act.line };
}
