// Principal component analysis: the directions in which vectors differ most.

/** `count` directions of length 1, at right angles, the most telling first. `rows`: vectors of `size` numbers around 0, one after another. */
export function mainDirections(rows: Float32Array, size: number, count: number, random: () => number): Float64Array[] {
  const together = new Float64Array(size * size);
  for (let begin = 0; begin < rows.length; begin += size)
    for (let a = 0; a < size; a += 1) {
      const part = rows[begin + a] ?? 0;
      for (let b = 0; b < size; b += 1)
        together[a * size + b] = (together[a * size + b] ?? 0) + part * (rows[begin + b] ?? 0);
    }
  // Orthogonal iteration (Golub and Van Loan, Matrix Computations, 7.3.2).
  const rounds = 12;
  let directions = Array.from({ length: count }, () => Float64Array.from({ length: size }, () => random() - 0.5));
  for (let round = 0; round < rounds; round += 1) {
    directions = uprights(directions).map((direction) =>
      Float64Array.from({ length: size }, (_, a) => {
        let sum = 0;
        for (let b = 0; b < size; b += 1) sum += (together[a * size + b] ?? 0) * (direction[b] ?? 0);
        return sum;
      }),
    );
  }
  return uprights(directions);
}

/** Gram and Schmidt: each without what it shares with those before it, of length 1. */
function uprights(directions: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const direction of directions) {
    for (const before of done) {
      const shared = dot(direction, before);
      for (const [i, part] of before.entries()) direction[i] = (direction[i] ?? 0) - shared * part;
    }
    const length = Math.sqrt(dot(direction, direction)) || 1;
    done.push(direction.map((part) => part / length));
  }
  return done;
}

/** The sum of the products. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
