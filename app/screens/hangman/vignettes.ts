// What some lines end on, as a pen draws it: a machine's own emoji would be another hand's, and not every machine has them.
export const vignettes: Readonly<Record<string, string>> = {
  '🐌': 'M2 20h13c4 0 5-3 5-6V8m0 0-2-3m2 3 2-3M4 20a6 6 0 1 1 11-1m-3-1a3 3 0 1 0-4-4c-1 2 2 4 3 2',
  '🎂': 'M3 20h18M5 20v-8h14v8M5 14c2 3 3 3 5 0 2 4 4 3 5 0 1 3 3 3 4 0m-7-2V8m0-5c2 2 1 3 0 3s-2-1 0-3',
  '👏': 'M9 21c-4-1-6-4-5-8l1-5c0-2 2-1 2 0v3l3-6c1-2 3-1 2 1l-2 5 4-4c1-1 3 0 2 1l-3 5 4-2c1 0 2 1 1 2-2 3-5 8-9 8zm8-17 1-2m2 5 2-1m-1 5h2',
  '🧅': 'M12 8c-2 3-7 4-7 8s4 5 7 5 7-1 7-5-5-5-7-8zm0 0c0-2-1-3-2-5m2 5c0-2 1-3 3-4m-3 7c-4 5-4 8 0 10 4-2 4-5 0-10',
  '🍲': 'M2 11h20M4 11v4c0 3 2 5 5 5h6c3 0 5-2 5-5v-4M9 8c-2-2 2-2 0-5m5 5c-2-2 2-2 0-5',
  '🔥': 'M12 2c0 4 5 5 5 10 0 3-2 5-5 5s-5-2-5-5c0-2 1-3 2-4 0 2 1 3 2 3 2-3-1-5 1-9zM4 19l16 3M4 22l16-3',
};
