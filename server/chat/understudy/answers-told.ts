// Answers to what the visitor tells of themself.
import { graveWords } from '../../care/grave-words.ts';
import { inPassing } from './beside.ts';
import { hears } from './hears.ts';
import { linesToKin } from './kin.ts';
import { plainly } from './plain.ts';
import { isBad } from './said-beside.ts';
import type { Told } from './told-forms.ts';
import { tradeOf } from './trade-of.ts';
import { linesToWork } from './trades.ts';
import { type Act, anyOf, fromPool, type Turn } from './turn.ts';

/** Nobody is asked to greet these. */
const fromWork = /\b(?:boss|manager|teacher|coach|professor|supervisor|landlord|landlady|doctor|dentist|ex)$/;

/** Who leaves is asked to greet whom they spoke of, once. */
export function goodnight(turn: Turn): Act | null {
  const words =
    turn.intent === 'parting'
      ? turn.told.findLast(({ kind, words: it }) => kind === 'called' && !fromWork.test(it.someone ?? ''))?.words
      : undefined;
  const act = words && fromPool(turn, 'says goodnight', words);
  return act && !turn.memory.heard.some((line) => line === act.line) ? act : null;
}

/** Whoever baked a cake is not asked how their heart is. */
const lightDeed =
  /\b(?:i|i've|we|we've) (?:just |also |finally )?(?:baked|cooked|made|built|painted|planted|knitted|sewed|wrote|caught|found|bought|learned|learnt|picked|grew|carved|mended|cleaned|washed|polished)\b/i;

function isLightDeed({ message }: Turn): boolean {
  return lightDeed.test(message) && !isBad(message) && !plainly(message).some((word) => graveWords.has(word));
}

/** What the visitor tells of themself. */
export function heard(turn: Turn): Act | null {
  const told = turn.telling.find(({ kind }) => kind === 'allergy') ?? turn.telling[0]; // what they must not eat comes first
  if (!told || turn.intent === 'parting') return null;
  const isFeltMore =
    told.kind === 'news'
      ? ['good-news', 'bad-day'].includes(turn.intent)
      : ['sadness', 'fear', 'sickness', 'insult', 'breakup'].includes(turn.intent);
  if (isFeltMore) return null;
  // "I start a new job, with my cousin Berta": the job, and her name in passing.
  const more =
    told.kind === 'called' ? turn.telling.find(({ kind }) => ['job', 'plan', 'home'].includes(kind)) : undefined;
  const chief = more ?? told;
  const light = chief.kind === 'news' && isLightDeed(turn) ? hears(turn) : null;
  if (light) return light;
  // Where somebody works is news if it is new; "you're someone at a bakery" is no way to say so.
  const isNewPlace =
    chief.words.job?.startsWith('someone at ') && /\b(?:new|start|starting|started|got)\b/i.test(turn.message);
  const act = isNewPlace
    ? fromPool(turn, 'announced')
    : (particularTo(turn, chief) ??
      fromPool(
        turn,
        `told ${chief.kind}`,
        chief.words,
        (line) => names(line, Object.values(chief.words)) && !asksOfItsKind(line, chief.words.someone),
      ));
  const said = more ? inPassing(turn, act) : act;
  return said && { ...said, hasNodded: true };
}

/** A line to their sort of work, or to what the one whom they name is to them. */
function particularTo(turn: Turn, { kind, words }: Told): Act | null {
  if (kind === 'job') return anyOf(turn, linesToWork(turn, tradeOf(words.job ?? ''), words.job));
  return kind === 'called' ? anyOf(turn, linesToKin(turn, words)) : null;
}

/** "Does Biscuit like cats?" is not asked of a cat. */
function asksOfItsKind(line: string, someone = ''): boolean {
  const kind = someone.split(' ').at(-1) ?? '';
  return kind !== '' && new RegExp(`\\b${kind}s?\\b(?<!your ${kind})`, 'i').test(line);
}

/** A line that says what was told is better than one that only nods. */
function names(line: string, words: readonly string[]): boolean {
  return words.some((word) => line.toLowerCase().includes(word.toLowerCase()));
}
