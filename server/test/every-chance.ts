// What the understudy replies in the middle of a talk, with every chance.
import type { SpeakingCharacter } from '../../cast/characters.ts';
import type { Remark } from '../../contract/chat.ts';
import { act } from '../chat/understudy/act.ts';
import { sayings } from '../chat/understudy/grammar.ts';
import type { Part } from '../chat/understudy/part.ts';
import { noProgress, writeProgress } from '../chat/understudy/place.ts';
import { readPart } from '../chat/understudy/understudy.ts';

type Where = { scene: string; choices: readonly number[]; waited?: number; met?: readonly string[] };

/** What `character` says, with every chance, and where the scene is then; `said` ends with the character's last line. `isLeft`: the scene was left there. `met`: what was offered or played. */
export function replies(
  character: SpeakingCharacter,
  said: readonly string[],
  message: string,
  where: Where | null = null,
  isLeft = false,
) {
  const first = said.length % 2 === 0 ? 'user' : 'AI';
  const second = first === 'AI' ? 'user' : 'AI';
  const history: Remark[] = said.map((line, i) => ({ category: i % 2 === 0 ? first : second, message: line }));
  const { met = where ? [where.scene] : [], ...at } = where ?? { scene: '', choices: [] };
  const place = where && { waited: 0, ...at, entry: 'offer' as const };
  const scene = writeProgress({
    ...noProgress,
    ...(isLeft ? { left: place } : { place }),
    met,
  });
  const question = { character, loveInterest: 'Fiona', message, history, scene };
  return [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((chance) => act(question, withoutOffers(character), () => chance));
}
/** All that `character` can say but what it offers behind other replies (offers-beside.ts), which a test of those has not to expect. */
export function withoutOffers(character: SpeakingCharacter): Part {
  const part = readPart(character);
  const pools = new Map(part.script.pools);
  pools.delete('asks to go on');
  const leads = new Map([...part.leads].map(([scene, lines]) => [scene, { ...lines, brief: [] }] as const));
  return { ...part, leads, script: { ...part.script, pools } };
}
export const lines = (...asked: Parameters<typeof replies>) => replies(...asked).map(({ line }) => line);
/** Whether `line` ends with a line of the pool of that name. */
export function endsWith(
  line: string,
  character: SpeakingCharacter,
  pool: string,
  filled: Record<string, string> = {},
) {
  const { pools, slots } = readPart(character).script;
  const all = new Map([...slots, ...Object.entries(filled).map(([slot, word]) => [slot, [word]] as const)]);
  return (pools.get(pool) ?? []).some((text) => sayings(text, all).some((saying) => line.endsWith(saying)));
}
