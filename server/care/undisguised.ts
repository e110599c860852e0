// Reads letters as a reader sees them, so that no spelling hides a word: full-width, zero-width, accents, lookalikes, digits, stretching.

/** What is not seen, or hardly: format characters, marks, thin blanks, blank letters. */
const unseen = /[\p{C}\p{M}\u2006\u2008-\u200a\u202f\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Letters of other alphabets that look like ours, and ours that have no plain form in Unicode. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pairs('аеорсухіѕјкмтнвԁӏгп', 'aeopcyxisjkmthbdlrn'),
  ...pairs('αεοικνρτυχβ', 'aeoikvptuxb'),
  ...pairs('łøđðıƒɑɡŧħɛɪɴʀɨʜʟ', 'loddifagtheinrihl'),
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** `text` in plain letters as it looks; capitals, digits and punctuation stay. */
export function undisguised(text: string): string {
  if (/^[\n -~]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[^\n -~]/gu, (letter) => lookalikes[letter.toLowerCase()] ?? letter);
}

/** `text` with digits and signs read as the letters that they are written for: "k1ll" is kill. "1" is `one`, an i or an l. */
export function withoutLeet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[013456789$@!|€]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)));
}

const leet: Readonly<Record<string, string>> = {
  ...pairs('03456789$@!|€', 'oeasgtbgsaile'),
};

/** `word` with each letter once where it stands several times in a row. Words that are stretched forms of each other have the same. */
export function squashed(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/**
 * Whether `typed` is `listed`, or `listed` with letters drawn out to a row of `fewest` or more. With 3, "boot" is not a stretched "bot".
 * Both have the same `squashed`.
 */
export function isStretched(typed: string, listed: string, fewest: 2 | 3): boolean {
  if (typed === listed) return true;
  const wanted = rows(listed);
  return rows(typed).every((row, i) => {
    const least = wanted[i]?.length ?? 0;
    return row.length === least || (row.length > least && row.length >= fewest);
  });
}

function rows(word: string): readonly string[] {
  return word.match(/(.)\1*/gu) ?? [];
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, i) => [letter, to[i] ?? '']));
}
