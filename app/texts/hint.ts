import type { CharacterName } from '../../cast/characters.ts';

/** One of at most twelve words. What "anyone" says fits every character whose tag still hangs. */
export type Hint = { readonly by: CharacterName | 'anyone'; readonly text: string };
