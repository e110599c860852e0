// How a phrase of intents.md becomes a regular expression, and by which words it is found.

/**
 * The regular expression of a phrase. `(kiss|hug) me`: alternatives. `[please] kiss me`: optional. `kiss * you`: up to four words
 * between. `^yes$`: nothing before or after. Each word includes the blank behind it, which keeps groups simple.
 */
export function compile(phrase: string): RegExp {
  const source = longestFirst(phrase)
    .replace(/[a-z\d]+/g, '$&_')
    .replaceAll(' ', '')
    .replaceAll('_', ' ')
    .replaceAll('(', '(?:')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll('*', '((?:\\S+ ){0,4}?)');
  return new RegExp(`(?<!\\S)${source}`);
}

/** Sorts alternatives by length: a regular expression takes the first that fits, and should take the longest. */
function longestFirst(phrase: string): string {
  return phrase.replace(/(?<=[([])[^()[\]]*\|[^()[\]]*(?=[)\]])/g, (alternatives) =>
    alternatives
      .split('|')
      .sort((a, b) => b.length - a.length)
      .join('|'),
  );
}

const everywhere = new Set(
  'i you me my your we us it is am are be do not to a an the of in on for and so what how who where when why that this have has was can will would with at'.split(
    ' ',
  ),
);

/** Words of which a message must contain one to match `phrase`: its rarest group that is not optional. */
export function keyWords(phrase: string): readonly string[] {
  let needed = phrase;
  while (/\[[^[\]]*\]/.test(needed)) needed = needed.replace(/\[[^[\]]*\]/g, ' ');
  const groups = (needed.match(/\([^()]*\)|[a-z\d]+/g) ?? []).map((group) =>
    group
      .replace(/[()]/g, '')
      .split('|')
      .map((alternative) => rarest(alternative.match(/[a-z\d]+/g) ?? [])),
  );
  const common = (group: readonly string[]) => group.filter((word) => everywhere.has(word)).length;
  return groups.sort((a, b) => common(a) - common(b) || a.length - b.length)[0] ?? [];
}

function rarest(words: readonly string[]): string {
  return words.find((word) => !everywhere.has(word)) ?? words[0] ?? '';
}
