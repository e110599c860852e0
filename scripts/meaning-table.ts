// Writes a table of talk/meaning.ts.

/** The weights, the scales, and the rows in whole numbers from -127 to 127. */
export function table(vectors: readonly ArrayLike<number>[], weights: readonly number[]): Buffer {
  const scales = vectors.map((vector) => Math.max(1e-9, ...Array.from(vector, Math.abs)) / 127);
  const values = vectors.flatMap((vector, row) => Array.from(vector, (part) => Math.round(part / (scales[row] ?? 1))));
  return Buffer.concat([
    Buffer.from(Float32Array.from(weights).buffer),
    Buffer.from(Float32Array.from(scales).buffer),
    Buffer.from(Int8Array.from(values).buffer),
  ]);
}
