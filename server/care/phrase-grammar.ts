// Reads the notation of phrases.md: `(a|b)` alternatives, `[a]` perhaps, `{slot}` what a section lists, `*` a gap; groups may nest.

export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly options: readonly Part[] };

/** What stands for the begin and the end of a sentence, among words. */
export const edge = '.';

/** The most words that `*` and `**` stand for. */
const narrowGap = 4;
const wideGap = 10;

/** A phrase: what its gaps divide, each with its text, and whether `...` at its end stands for all that follows in the sentence. */
export type Phrase = { readonly segments: readonly Segment[]; readonly takesRest: boolean };
/** `gap`: the most words between it and the segment before. */
export type Segment = { readonly text: string; readonly part: Part; readonly gap: number };

const nothing: Part = { kind: 'sequence', parts: [] };

/** Reads one bullet of phrases.md. Throws, saying what is wrong, on what the notation does not have. */
export function readPhrase(bullet: string): Phrase {
  const takesRest = bullet.endsWith(' ...');
  const [first = '', ...rest] = (takesRest ? bullet.slice(0, -4) : bullet).split(/ (\*\*?) /);
  const segments = [{ text: first, part: readPart(first), gap: 0 }];
  for (let at = 0; at < rest.length; at += 2) {
    const text = rest[at + 1] ?? '';
    segments.push({ text, part: readPart(text), gap: rest[at] === '**' ? wideGap : narrowGap });
  }
  return { takesRest, segments };
}

/** Reads the notation between two gaps. */
export function readPart(text: string): Part {
  const tokens = text.match(/[a-z\d]+|\{[a-z\d ]+\}|[()[\]|^$]|\S/g) ?? [];
  let at = 0;

  function choice(closing: string | undefined): Part {
    const options = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    if (tokens[at] !== closing) throw new Error(`"${text}" has groups that are not closed, or closed twice.`);
    at += 1;
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    for (let token = tokens[at]; token !== undefined && !['|', ')', ']'].includes(token); token = tokens[at]) {
      at += 1;
      parts.push(one(token));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
  }

  function one(token: string): Part {
    if (token === '(') return choice(')');
    if (token === '[') return { kind: 'choice', options: [choice(']'), nothing] };
    if (token === '^' || token === '$') return { kind: 'word', word: edge };
    if (token.startsWith('{')) return { kind: 'slot', name: token.slice(1, -1) };
    if (!/^[a-z\d]+$/.test(token)) throw new Error(`"${token}" may not be in "${text}".`);
    return { kind: 'word', word: token };
  }

  return choice(undefined);
}

/** The words that `part` itself names, without those of its slots. */
export function wordsOf(part: Part): readonly string[] {
  if (part.kind === 'word') return part.word === edge ? [] : [part.word];
  if (part.kind === 'slot') return [];
  return (part.kind === 'sequence' ? part.parts : part.options).flatMap(wordsOf);
}

/** The slots that `part` itself names. */
export function slotsOf(part: Part): readonly string[] {
  if (part.kind === 'slot') return [part.name];
  if (part.kind === 'word') return [];
  return (part.kind === 'sequence' ? part.parts : part.options).flatMap(slotsOf);
}

/**
 * `part` without `fillers`, which are passed over in messages too. An alternative of nothing but fillers is none; where all are, the group
 * falls away.
 */
export function withoutFillers(part: Part, fillers: ReadonlySet<string>): Part {
  if (part.kind === 'word') return fillers.has(part.word) ? nothing : part;
  if (part.kind === 'slot') return part;
  const members = part.kind === 'sequence' ? part.parts : part.options;
  // Most parts stay as they are: only others get a list of their own.
  let stay: Part[] | null = null;
  for (const [at, each] of members.entries()) {
    const left = withoutFillers(each, fillers);
    if (left !== each) stay ??= members.slice(0, at);
    stay?.push(left);
  }
  if (!stay) return part;
  if (part.kind === 'sequence') return { kind: 'sequence', parts: stay };
  const options = stay.filter((each, at) => !isNothing(each) || isNothing(part.options[at] ?? nothing));
  return options.length === 0 ? nothing : { kind: 'choice', options };
}

function isNothing(part: Part): boolean {
  return part.kind === 'sequence' && part.parts.every(isNothing);
}
