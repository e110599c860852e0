// How the confetti falls (docs/product.md, 6.6): 200 pieces, released over 5 seconds.

export const confettiPieces = 200;
export const confettiMs = 5000;
const handfuls = 50;

/** Releases the pieces a few at a time until all have fallen. Returns a function that stops it. */
export function rain(letGo: (pieces: number) => void): () => void {
  let thrown = 0;
  const timer = setInterval(() => {
    letGo(confettiPieces / handfuls);
    thrown += 1;
    if (thrown === handfuls) clearInterval(timer);
  }, confettiMs / handfuls);
  return () => clearInterval(timer);
}
