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
  Complete<typeof import('./en/alphabet.ts'), typeof import('./es/alphabet.ts')>,
  Complete<typeof import('./en/care.ts'), typeof import('./es/care.ts')>,
  Complete<typeof import('./en/chat-late.ts'), typeof import('./es/chat-late.ts')>,
  Complete<typeof import('./en/chat-living.ts'), typeof import('./es/chat-living.ts')>,
  Complete<typeof import('./en/chat-out.ts'), typeof import('./es/chat-out.ts')>,
  Complete<typeof import('./en/chat.ts'), typeof import('./es/chat.ts')>,
  Complete<typeof import('./en/choose-list.ts'), typeof import('./es/choose-list.ts')>,
  Complete<typeof import('./en/choose.ts'), typeof import('./es/choose.ts')>,
  Complete<typeof import('./en/descriptions.ts'), typeof import('./es/descriptions.ts')>,
  Complete<typeof import('./en/fortune-late.ts'), typeof import('./es/fortune-late.ts')>,
  Complete<typeof import('./en/fortune-teller.ts'), typeof import('./es/fortune-teller.ts')>,
  Complete<typeof import('./en/fortunes/donkey.ts'), typeof import('./es/fortunes/donkey.ts')>,
  Complete<typeof import('./en/fortunes/fiona.ts'), typeof import('./es/fortunes/fiona.ts')>,
  Complete<typeof import('./en/fortunes/king-harold.ts'), typeof import('./es/fortunes/king-harold.ts')>,
  Complete<typeof import('./en/fortunes/kitty-softpaws.ts'), typeof import('./es/fortunes/kitty-softpaws.ts')>,
  Complete<typeof import('./en/fortunes/pinocchio.ts'), typeof import('./es/fortunes/pinocchio.ts')>,
  Complete<typeof import('./en/fortunes/puss-in-boots.ts'), typeof import('./es/fortunes/puss-in-boots.ts')>,
  Complete<typeof import('./en/fortunes/shrek.ts'), typeof import('./es/fortunes/shrek.ts')>,
  Complete<typeof import('./en/hangman-late.ts'), typeof import('./es/hangman-late.ts')>,
  Complete<typeof import('./en/hangman-share.ts'), typeof import('./es/hangman-share.ts')>,
  Complete<typeof import('./en/hangman.ts'), typeof import('./es/hangman.ts')>,
  Complete<typeof import('./en/hangman/encouragements.ts'), typeof import('./es/hangman/encouragements.ts')>,
  Complete<typeof import('./en/hangman/hints/a-d.ts'), typeof import('./es/hangman/hints/a-d.ts')>,
  Complete<typeof import('./en/hangman/hints/e-l.ts'), typeof import('./es/hangman/hints/e-l.ts')>,
  Complete<typeof import('./en/hangman/hints/m-r.ts'), typeof import('./es/hangman/hints/m-r.ts')>,
  Complete<typeof import('./en/hangman/hints/s-z.ts'), typeof import('./es/hangman/hints/s-z.ts')>,
  Complete<typeof import('./en/hangman/win-messages.ts'), typeof import('./es/hangman/win-messages.ts')>,
  Complete<typeof import('./en/hangman/words.ts'), typeof import('./es/hangman/words.ts')>,
  Complete<typeof import('./en/hangman/wrong-guess-lines.ts'), typeof import('./es/hangman/wrong-guess-lines.ts')>,
  Complete<typeof import('./en/home.ts'), typeof import('./es/home.ts')>,
  Complete<typeof import('./en/kept.ts'), typeof import('./es/kept.ts')>,
  Complete<typeof import('./en/language.ts'), typeof import('./es/language.ts')>,
  Complete<typeof import('./en/licence.ts'), typeof import('./es/licence.ts')>,
  Complete<typeof import('./en/lost.ts'), typeof import('./es/lost.ts')>,
  Complete<typeof import('./en/names.ts'), typeof import('./es/names.ts')>,
  Complete<typeof import('./en/postcard.ts'), typeof import('./es/postcard.ts')>,
  Complete<typeof import('./en/previews.ts'), typeof import('./es/previews.ts')>,
  Complete<typeof import('./en/profiles.ts'), typeof import('./es/profiles.ts')>,
  Complete<typeof import('./en/settings.ts'), typeof import('./es/settings.ts')>,
  Complete<typeof import('./en/share-pictures.ts'), typeof import('./es/share-pictures.ts')>,
  Complete<typeof import('./en/shell.ts'), typeof import('./es/shell.ts')>,
  Complete<typeof import('./en/sound.ts'), typeof import('./es/sound.ts')>,
  Complete<typeof import('./en/tag-lines.ts'), typeof import('./es/tag-lines.ts')>,
  Complete<typeof import('./en/titles.ts'), typeof import('./es/titles.ts')>,
];
