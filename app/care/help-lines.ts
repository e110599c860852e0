// Which lines to call are shown to whom.
import type { HelpLine as OwnLine } from '../../contract/help-lines.ts';
import { countries, type HelpLine, linesElsewhere } from './countries.ts';
import type { Region } from './region.ts';

/** The lines of a region, the owner's own first: those without a region are for everybody. */
export function linesFor(region: Region | null, own: readonly OwnLine[]): readonly HelpLine[] {
  const mine = own.filter((line) => line.region === undefined || line.region === region);
  return [...mine, ...(countries[region ?? '']?.lines ?? linesElsewhere)];
}
