import { countries } from './countries.ts';
import type { HelpListProps } from './help-in-short.tsx';
import { LineRow } from './line-row.tsx';
import { listWords } from './list-words.ts';
import { emergencyNumbersOf } from './region.ts';
import { pageWords } from './words.ts';

/** The emergency number of a region, or its two, of ambulance and police. */
export function EmergencyRows({ region, language }: HelpListProps) {
  const words = listWords[language];
  const numbers = emergencyNumbersOf(region);
  const names = numbers.length > 1 ? [words.ambulance, words.police] : [pageWords[language].emergency];
  const isKnown = countries[region ?? ''] !== undefined;
  return numbers.map((number, i) => (
    <LineRow key={number} name={names[i] ?? ''} isWord number={number} aside={isKnown ? '' : words.inMostPlaces} />
  ));
}
