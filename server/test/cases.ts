// In the gate (`npm test`) a behaviour is shown in a few cases, in `npm run test:long` in all: every character, size, state and failure.
// The long run takes the test files that import this one (vitest.config.ts). `CASES=all npx vitest run e2e/looks.test.ts` runs one of them.

const areAllWanted = process.env.CASES === 'all';

/** All cases, or in the gate those that `isInGate` picks, which are never none. */
export function cases<T>(all: readonly T[], isInGate: (it: T, index: number) => boolean): readonly T[] {
  const some = all.filter(isInGate);
  if (some.length === 0) throw new Error('The gate would test nothing here.');
  return areAllWanted ? all : some;
}

/** For cases that are named: in the gate these alone. Throws if one of them is no case. */
export function casesNamed<T extends string>(all: readonly T[], inGate: readonly NoInfer<T>[]): readonly T[] {
  const unknown = inGate.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`These are no cases: ${unknown.join(', ')}.`);
  return cases(all, (it) => inGate.includes(it));
}

/** Whether all cases are wanted, also those of which the gate shows none. */
export const isLongRun = areAllWanted;

/** How often something random is tried: `all`, or in the gate `inGate`. */
export function times(all: number, inGate: number): number {
  return areAllWanted ? all : inGate;
}
