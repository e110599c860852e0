// What the model of server/chat/understudy/sorrow.ts learns from: the labelled messages in server/test/sorrow, by writers who had seen no
// part of the program, those of talk/messages.md that are surely one or the other, and what ordinary visitors say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesOf, needed, type SorrowModel } from '../chat/understudy/sorrow.ts';
import { meaningIn } from '../chat/understudy/talk/kind-of.ts';
import { kinds } from '../chat/understudy/talk/kinds.ts';
import { visitorMessages } from './visitor-messages.ts';

export type Told = { readonly file: string; readonly message: string; readonly isSorrow: boolean };

const folder = join(import.meta.dirname, 'sorrow');
const talkFile = 'messages.md';
const ordinaryFile = 'visitor-messages.ts';
/** Pairs that sound alike, written by us to be learnt and not to measure by. */
const neighboursFile = 'sorrow-neighbours.md';
/** Sad for some who say it and not for others, so nothing is learnt from them. */
const either = new Set(
  `feel-lonely feel-left-out feel-homesick advise-homesick feel-missing-somebody news-friend-moved-away feel-stressed feel-overwhelmed
  feel-disappointed news-job-rejected feel-blue-for-no-reason news-hate-job news-boss-mean news-lost-job news-money-tight news-exam-failed
  news-school-bad-day news-someone-picks-on-me news-someone-of-mine-ill news-pet-ill advise-friend-hurt-me news-friend-sad
  advise-cheer-up-friend advise-friends-broken-heart news-breakup-of-mine advise-own-broken-heart news-pet-died news-pet-lost
  news-quarrel-with-friend news-waiting-for-results news-broken-bone feel-guilty-about-small-thing feel-scared-of-dark news-cant-sleep
  feel-tired feel-worn-out-after-hard-day news-doctor-soon us-you-hurt-me advise-sore-body advise-moving-house`.split(
    /\s+/,
  ),
);

/** What ordinary visitors are after where they say something sad (visitor-messages.ts). */
const sad = /sad|sick|breakup|lonely/;

const rounds = 400;
const step = 16;
const decay = 0.001;
/** How much a message of a set counts, and a harmless one of the far more that are in talk/messages.md. */
const weightOf = { set: 10, talk: 1 };
/** So often a message, or a clause, of an ordinary visitor that is still nearly taken for sorrow comes to count twice as much. */
const roundsToDouble = 40;
const margin = 0.1;

/** Messages as `sorrow | message` or `play | message` of one file. */
export function toldIn(path: string, file = path): Told[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, message] = /^(sorrow|play) \| (.+)$/.exec(line) ?? [];
      return message ? [{ file, message, isSorrow: kind === 'sorrow' }] : [];
    });
}

/** The sets alone can be left out of learning, to see what is known without them. */
export const isOfASet = ({ file }: Told) => file !== talkFile && file !== ordinaryFile && file !== neighboursFile;

export function allTold(): Told[] {
  const neighbours = toldIn(join(folder, '..', neighboursFile), neighboursFile);
  const sets = readdirSync(folder)
    .sort()
    .flatMap((file) => toldIn(join(folder, file), file));
  const talk = kinds
    .filter(({ title }) => !either.has(title))
    .flatMap(({ answer, messages }) =>
      messages.map((message) => ({ file: talkFile, message, isSorrow: answer === 'pool sadness' })),
    );
  const ordinary = visitorMessages
    .filter(([, ...intents]) => !intents.some((intent) => sad.test(intent)))
    .map(([message]) => ({ file: ordinaryFile, message, isSorrow: false }));
  return [...neighbours, ...sets, ...talk, ...ordinary];
}

/** `mostLogOdds`: what the text may come to before it counts more. */
type Row = {
  readonly meaning: Float32Array;
  readonly isSorrow: boolean;
  weight: number;
  readonly mostLogOdds: number;
};

/** A message as it is; of an ordinary visitor also its clauses, which are weighed by themselves. */
function rowsOf({ file, message, isSorrow }: Told): Row[] {
  const weight = file === talkFile && !isSorrow ? weightOf.talk : weightOf.set;
  const row = (text: string, mostLogOdds: number) => ({ meaning: meaningIn(text), isSorrow, weight, mostLogOdds });
  if (file !== ordinaryFile) return [row(message, Number.POSITIVE_INFINITY)];
  return [
    row(message, needed.message - margin),
    ...clausesOf(message).map((clause) => row(clause, needed.clause - margin)),
  ];
}

/** Logistic regression by plain gradient descent. The same messages give the same model. */
export function learnSorrow(told: readonly Told[]): SorrowModel {
  const rows = told.flatMap(rowsOf);
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(rows[0]?.meaning.length ?? 0);
  let bias = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = new Float64Array(weights.length);
    let slopeOfBias = 0;
    for (const row of rows) {
      const sum = row.meaning.reduce((before, value, i) => before + value * (weights[i] ?? 0), bias);
      if (round % roundsToDouble === 0 && sum > row.mostLogOdds) row.weight *= 2;
      const miss = (1 / (1 + Math.exp(-sum)) - Number(row.isSorrow)) * row.weight;
      slopeOfBias += miss;
      for (const [i, value] of row.meaning.entries()) slopes[i] = (slopes[i] ?? 0) + miss * value;
    }
    bias -= (step / 4) * (slopeOfBias / all);
    for (const [i, slope] of slopes.entries())
      weights[i] = (weights[i] ?? 0) - step * 4 * (slope / all + (decay / 16) * (weights[i] ?? 0));
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { bias: rounded(bias), weights: [...weights].map(rounded) };
}
