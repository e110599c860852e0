/** With what is needed only once a game has ended. */
export const withEnded = (run: (parts: typeof import('./ended.ts')) => void) =>
  import('./ended.ts').then(run, () => {});
