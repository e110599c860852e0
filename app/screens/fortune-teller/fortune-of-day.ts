// Tells the fortune of the day, and keeps that it was told.
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { isSame, localDay } from '../../kept/fortune-box.ts';
import { isKeepingOver } from '../../kept/keeping.ts';
import { keep } from '../../kept/store.ts';
import { type Days, fortuneOf, isDue, readDays, tellerOf } from './day.ts';
import { fortunes } from './fortunes.ts';
import type { Foresee } from './reading.ts';

const store = keep<Days>({ name: 'fortune of the day', version: 1, readAs: readDays });

/** Where nothing can be kept there is none: who does not know that it was told would tell it again. */
function daysKept(): Days | null {
  if (isKeepingOver()) return null;
  const kept = store.read();
  if (kept) return kept;
  const anew = { device: Math.random().toString(36).slice(2) || '0', told: null };
  return store.write(anew) ? anew : null;
}

/** The teller who has today's fortune, until it is told. */
export function tellerOfToday(): FortuneTeller | null {
  const days = daysKept();
  const today = localDay(new Date());
  return days && isDue(days, today) ? tellerOf(days.device, today) : null;
}

/** The teller's next fortune: the day's, if this is its teller and it was not told yet. */
export function foretell(teller: FortuneTeller, foresee: Foresee): string | undefined {
  const days = daysKept();
  if (!days || tellerOfToday() !== teller) return foresee(teller);
  const on = localDay(new Date());
  const text = foresee(teller, fortuneOf(days.device, on, fortunes[teller] ?? []));
  if (text) store.write({ ...days, told: { on, teller, text } });
  return text;
}

/** Whether this is the day's fortune, which was just told. */
export function isOfToday(teller: FortuneTeller, text: string): boolean {
  const told = store.read()?.told;
  return told?.on === localDay(new Date()) && isSame(told, { teller, text });
}
