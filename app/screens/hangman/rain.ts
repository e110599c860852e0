// How the confetti falls (docs/product.md, 6.6): 200 pieces, released over 5 seconds.

export const confettiPieces = 200;
export const confettiMs = 5000;
const handfuls = 50;

/** Releases the pieces a few at a time, the first at once and the last after 5 seconds. Returns a function that stops it. */
export function rain(letGo: (pieces: number) => void): () => void {
  let thrown = 0;
  const throwOne = () => {
    letGo(confettiPieces / handfuls);
    thrown += 1;
    if (thrown === handfuls) clearInterval(timer);
  };
  const timer = setInterval(throwOne, confettiMs / (handfuls - 1));
  throwOne();
  return () => clearInterval(timer);
}
