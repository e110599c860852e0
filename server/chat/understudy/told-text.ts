// What the visitor told, as a short text that goes along with each question. It comes back from outside and is checked anew.
import { type Told, toldKinds } from './told-forms.ts';
import { isWorth } from './told-worth.ts';

const mostTold = 12;
const mostLetters = 400;
/** Each kind has a slot of its name; "called" also says who it is. */
const slots: ReadonlySet<string> = new Set(toldKinds);

/** `kind~slot~words~slot~words`, between commas, each part as `encodeURIComponent` writes it; the oldest are left out if it gets long. */
export function writeTold(told: readonly Told[]): string {
  const texts = told
    .slice(-mostTold)
    .map(({ kind, words }) => [kind, ...Object.entries(words).flat()].map(encode).join('~'));
  while (texts.join(',').length > mostLetters) texts.shift();
  return texts.join(',');
}

export function readTold(text: string): readonly Told[] {
  return text.split(',').flatMap((each) => {
    const [kind, ...parts] = each.split('~').map(decode);
    const known = toldKinds.find((it) => it === kind);
    const words = Object.fromEntries(
      Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i] ?? '', parts[2 * i + 1] ?? '']),
    );
    const isFit = Object.entries(words).every(([slot, value]) => slots.has(slot) && isWorth(value));
    return known && parts.length > 0 && parts.length % 2 === 0 && isFit ? [{ kind: known, words }] : [];
  });
}

/** `told` and after it what of `more` was not in it. */
export function joined(told: readonly Told[], more: readonly Told[]): readonly Told[] {
  const key = ({ kind, words }: Told) => `${kind} ${Object.values(words).join()}`.toLowerCase();
  const known = new Set(told.map(key));
  return [...told, ...more.filter((it) => !known.has(key(it)))];
}

function encode(text: string): string {
  // What encodeURIComponent leaves alone and the form of the text needs.
  return encodeURIComponent(text).replace(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
