import { played, type Statistics, won } from './statistics.ts';

/** The statistics in two short lines. */
export function Tally({ statistics }: { statistics: Statistics }) {
  return (
    <>
      <span>{`${played(statistics)} played, ${won(statistics)} won.`}</span>
      <br />
      <span>{`Streak ${statistics.streak}, best ${statistics.best}.`}</span>
    </>
  );
}
