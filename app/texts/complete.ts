// Compiles only if each language has all that English has: strings for strings, functions of the same arguments for functions.
// Nothing runs here.

type Like<Text> = Text extends string
  ? string
  : Text extends (...args: infer Args) => infer Result
    ? (...args: Args) => Like<Result>
    : Text;

/** `Other`, which must be like `English`. */
type Complete<English, Other extends { readonly [Name in keyof English]: Like<English[Name]> }> = Other;

export type Spanish = [
  Complete<typeof import('./en/descriptions.ts'), typeof import('./es/descriptions.ts')>,
  Complete<typeof import('./en/home.ts'), typeof import('./es/home.ts')>,
  Complete<typeof import('./en/language.ts'), typeof import('./es/language.ts')>,
  Complete<typeof import('./en/licence.ts'), typeof import('./es/licence.ts')>,
  Complete<typeof import('./en/lost.ts'), typeof import('./es/lost.ts')>,
  Complete<typeof import('./en/names.ts'), typeof import('./es/names.ts')>,
  Complete<typeof import('./en/share-pictures.ts'), typeof import('./es/share-pictures.ts')>,
  Complete<typeof import('./en/shell.ts'), typeof import('./es/shell.ts')>,
  Complete<typeof import('./en/titles.ts'), typeof import('./es/titles.ts')>,
];
