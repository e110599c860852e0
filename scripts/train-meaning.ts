// `npm run meaning`: learns server/chat/understudy/talk/meaning.br from the messages in messages.md, by a teacher that knows what
// sentences mean (teacher.ts). `npm run meaning -- measure` learns from three quarters of each kind and says how many of the rest are
// known. Some three minutes; the same messages give the same file. `npm run meaning:kinds` only places the kinds anew (place-kinds.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kinds } from '../server/chat/understudy/talk/kinds.ts';
import { meaningFile, normalise } from '../server/chat/understudy/talk/meaning.ts';
import { termsOf, wordsMeant } from '../server/chat/understudy/talk/terms.ts';
import { dot, mainDirections } from './main-directions.ts';
import { table } from './meaning-table.ts';
import { taught, teacherDimensions } from './teacher.ts';

const dimensions = 112;
const rounds = 5;
const step = 0.05;
/** How strongly what a term adds is drawn to 0, and the mix. */
const decay = { terms: 0.02, mix: 0.0001 };
const fewestMessagesOfATerm = { word: 2, pair: 4 };
const weightOfAPair = 0.7;
/** A word in this share of all messages weighs half. */
const halfAWord = 0.024;

/** A word that stands less often in the texts of the house is seldom said to it. */
const fewestInTheHouse = 6;

const isMeasured = process.argv.includes('measure');
const all = kinds.flatMap(({ messages }, kind) =>
  messages.map((message, i) => {
    const words = wordsMeant(message);
    return { kind, message, words, terms: termsOf(words), isHeldBack: isMeasured && (i * 7 + kind) % 4 === 0 };
  }),
);
type Example = (typeof all)[number];
const learnt = all.filter(({ isHeldBack }) => !isHeldBack);
const random = generator(1);

const taughtMessages = centred(await taught(all.map(({ message }) => spelledOut(message))));
const directions = mainDirections(taughtMessages, teacherDimensions, dimensions, random);
const wanted = projected(taughtMessages);

const words = [...new Set([...all.flatMap((it) => it.words), ...wordsOfTheHouse()])];
const wordVectors = projected(centred(await taught(words)));
const wordRows = new Map(words.map((word, row) => [word, row]));
const inMessages = counted(learnt.map((it) => it.words));
const wordWeights = words.map((word) => halfAWord / (halfAWord + (inMessages.get(word) ?? 0.5) / learnt.length));

const termCounts = counted(learnt.map((it) => it.terms));
const terms = [...termCounts]
  .filter(([term, count]) => count >= (term.includes(' ') ? fewestMessagesOfATerm.pair : fewestMessagesOfATerm.word))
  .map(([term]) => term);
const termRows = new Map(terms.map((term, row) => [term, row]));
const termWeights = terms.map(
  (term) => Math.log(1 + learnt.length / (termCounts.get(term) ?? 1)) * (term.includes(' ') ? weightOfAPair : 1),
);

const mix = new Float32Array(dimensions * dimensions);
const termVectors = terms.map(() => new Float32Array(dimensions));
learn();
const found = all.map((example) => normalise(guess(inputOf(example))));
const middles = kinds.map((_, kind) => {
  const sum = new Float32Array(dimensions);
  for (const [i, example] of all.entries())
    if (example.kind === kind && !example.isHeldBack) addTo(sum, found[i] ?? sum, 1);
  return normalise(sum);
});
if (isMeasured) measure();
else write();

type Input = { readonly sum: Float32Array; readonly parts: readonly (readonly [row: number, weight: number])[] };

function inputOf(example: Example): Input {
  const sum = new Float32Array(dimensions);
  for (const word of example.words) {
    const row = wordRows.get(word);
    if (row !== undefined) addTo(sum, wordVectors[row] ?? sum, wordWeights[row] ?? 0);
  }
  const rows = example.terms.flatMap((term) => termRows.get(term) ?? []);
  const length = Math.hypot(...rows.map((row) => termWeights[row] ?? 0)) || 1;
  return { sum: normalise(sum), parts: rows.map((row) => [row, (termWeights[row] ?? 0) / length]) };
}

function guess({ sum, parts }: Input): Float32Array {
  const meaning = new Float32Array(dimensions);
  for (const [from, part] of sum.entries())
    addTo(meaning, mix.subarray(from * dimensions, (from + 1) * dimensions), part);
  for (const [row, weight] of parts) addTo(meaning, termVectors[row] ?? meaning, weight);
  return meaning;
}

/** Least squares by AdaGrad (Duchi et al. 2011). */
function learn(): void {
  const mixSquares = new Float32Array(mix.length).fill(0.0001);
  const termSquares = terms.map(() => new Float32Array(dimensions).fill(0.0001));
  const examples = all.flatMap((it, i) => (it.isHeldBack ? [] : [{ input: inputOf(it), target: wanted[i] ?? [] }]));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples);
    for (const { input, target } of examples) {
      const misses = guess(input).map((it, i) => it - (target[i] ?? 0));
      for (const [row, weight] of input.parts)
        descend(termVectors[row], termSquares[row], misses, weight, decay.terms, 0);
      for (const [from, part] of input.sum.entries())
        descend(mix, mixSquares, misses, part, decay.mix, from * dimensions);
    }
  }
}

function descend(
  vector: Float32Array | undefined,
  squares: Float32Array | undefined,
  misses: Float32Array,
  weight: number,
  pull: number,
  begin: number,
): void {
  if (!vector || !squares) return;
  for (let i = 0; i < dimensions; i += 1) {
    const at = begin + i;
    const slope = (misses[i] ?? 0) * weight + pull * (vector[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + slope * slope;
    vector[at] = (vector[at] ?? 0) - (step * slope) / Math.sqrt(squares[at] ?? 1);
  }
}

/** Of the messages held back: how many are known, the surest first. */
function measure(): void {
  const tried = all.flatMap((example, i) => {
    if (!example.isHeldBack) return [];
    const likenesses = middles.map((middle) => dot(middle, found[i] ?? []));
    const best = likenesses.indexOf(Math.max(...likenesses));
    const answer = kinds[best]?.answer;
    const other = Math.max(...likenesses.filter((_, kind) => kinds[kind]?.answer !== answer));
    return [{ isRight: answer === kinds[example.kind]?.answer, sureness: 2 * (likenesses[best] ?? 0) - other }];
  });
  tried.sort((a, b) => b.sureness - a.sureness);
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1]) {
    const surest = tried.slice(0, Math.round(share * tried.length));
    const right = surest.filter(({ isRight }) => isRight).length;
    process.stdout.write(
      `of the surest ${Math.round(100 * share)} % (${surest.at(-1)?.sureness.toFixed(2)} and more) ${Math.round((100 * right) / surest.length)} % are known\n`,
    );
  }
}

function write(): void {
  const header = Buffer.from(JSON.stringify({ dimensions, words, terms, kinds: kinds.map(({ title }) => title) }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const tables = [
    table(wordVectors, wordWeights),
    table(termVectors, termWeights),
    table(
      middles,
      middles.map(() => 1),
    ),
  ];
  const bytes = Buffer.concat([length, header, Buffer.from(mix.buffer), ...tables]);
  writeFileSync(meaningFile, brotliCompressSync(bytes));
}

/** The words that the understudy's and care's own texts have, so that the common ones are known whether or not a kind has them. */
function wordsOfTheHouse(): readonly string[] {
  const files = ['server/chat/understudy', 'server/care', 'server/test/care'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const counts = Map.groupBy(text.toLowerCase().match(/[a-z]{2,14}/g) ?? [], (word) => word);
  return [...counts].filter(([, all]) => all.length >= fewestInTheHouse).map(([word]) => word);
}

/** As the teacher knows it: without the names that address somebody. */
function spelledOut(message: string): string {
  return wordsMeant(message).join(' ') + (message.includes('?') ? '?' : '');
}

function centred(rows: Float32Array): Float32Array {
  const count = rows.length / teacherDimensions;
  const middle = new Float64Array(teacherDimensions);
  for (const [i, part] of rows.entries())
    middle[i % teacherDimensions] = (middle[i % teacherDimensions] ?? 0) + part / count;
  return rows.map((part, i) => part - (middle[i % teacherDimensions] ?? 0));
}

function projected(rows: Float32Array): Float32Array[] {
  return Array.from({ length: rows.length / teacherDimensions }, (_, row) => {
    const vector = rows.subarray(row * teacherDimensions, (row + 1) * teacherDimensions);
    return Float32Array.from(directions, (direction) => dot(direction, vector));
  });
}

function counted(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const it of new Set(list)) counts.set(it, (counts.get(it) ?? 0) + 1);
  return counts;
}

function addTo(sum: Float32Array, vector: ArrayLike<number>, factor: number): void {
  for (let i = 0; i < dimensions; i += 1) sum[i] = (sum[i] ?? 0) + factor * (vector[i] ?? 0);
}

function shuffle<T>(items: T[]): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}

/** Numbers from 0 up to, not including, 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}
