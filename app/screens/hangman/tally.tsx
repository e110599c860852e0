import * as texts from '#texts/hangman.ts';
import { played, type Statistics, won } from './statistics.ts';

/** The statistics in two short lines. */
export function Tally({ statistics }: { statistics: Statistics }) {
  return (
    <>
      <span>{texts.playedAndWon(played(statistics), won(statistics))}</span>
      <br />
      <span>{texts.streaks(statistics.streak, statistics.best)}</span>
    </>
  );
}
