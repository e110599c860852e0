// `npm run meaning:kinds`: finds in talk/meaning.br the middle of every kind of messages.md anew, by the words and terms that it knows.
// A kind that is added so shifts no other, nor what is learnt from meanings (sorrow.ts); words that are new in it say nothing until
// `npm run meaning` learns them. Seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { kinds } from '../server/chat/understudy/talk/kinds.ts';
import { meaningFile, meaningOf, normalise, readMeanings } from '../server/chat/understudy/talk/meaning.ts';
import { wordsMeant } from '../server/chat/understudy/talk/terms.ts';
import { table } from './meaning-table.ts';

const meanings = readMeanings(meaningFile);
const { dimensions } = meanings;
const bytes = brotliDecompressSync(readFileSync(meaningFile));
const headerEnd = 4 + bytes.readUInt32LE(0);
const header = JSON.parse(bytes.toString('utf8', 4, headerEnd));
/** A weight and a scale of four bytes each, and a byte for each dimension. */
const bytesOfARow = 4 + 4 + dimensions;
const kept = bytes.subarray(headerEnd, bytes.length - header.kinds.length * bytesOfARow);

const middles = kinds.map(({ messages }) => {
  const sum = new Float32Array(dimensions);
  for (const message of messages)
    for (const [i, part] of meaningOf(wordsMeant(message), meanings).entries()) sum[i] = (sum[i] ?? 0) + part;
  return normalise(sum);
});

const newHeader = Buffer.from(JSON.stringify({ ...header, kinds: kinds.map(({ title }) => title) }));
const length = Buffer.alloc(4);
length.writeUInt32LE(newHeader.length);
const newKinds = table(
  middles,
  middles.map(() => 1),
);
writeFileSync(meaningFile, brotliCompressSync(Buffer.concat([length, newHeader, kept, newKinds])));
