// Which of a visitor's words may be said back, and how.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { beasts, jobs, relatives } from './told-words.ts';

/** Words that the forms of told-forms.ts spell out; never-repeated.md keeps some of them, such as "nurse", from being taken up alone. */
export const ours: ReadonlySet<string> = new Set(
  `${jobs}|${relatives}|${beasts}|hospital|clinic|fight|quarrel|argument|lost|cut|nuts|coconut|coconuts|milk|eggs|wheat|dogs|bees|rats|liver|kidneys|melon|banana|bananas`.match(
    /[a-z]+/g,
  ),
);
/** Words that make of "i like ..." no liking that one could name: "i like you", "i like how you sing". */
const vague =
  /^(?:you|your|u|it|its|this|that|these|those|him|her|them|he|she|us|me|my|to|when|how|what|who|the (?:way|stuff|sight|taste|smell)|being here|talking|going|getting|having|not|everything|nothing|all|a lot|so much|very much|both|one|btw|lol|haha|tbh|again|most|anyway|tho|though|then|now)\b/i;
/** Marks of regular expressions are not among them: names go into patterns (told-question.ts). */
const lettersOfAValue = /^[\p{L}\p{M}\d ',.&-]+$/u;
const mostLettersOfAValue = 60;
const mostWordsOfAValue = 4;
export const mostWordsOfNews = 7;

/** Whether `value`, from outside, may be said back; pronouns have been turned already. */
export function isWorth(value: string): boolean {
  return (
    value.length <= mostLettersOfAValue &&
    lettersOfAValue.test(value) &&
    worth(value.replace(/^(?:your|you|someone at|the) /, ''), mostWordsOfNews)
  );
}

/** Whether `value` is short, names something and has no word that is never repeated. */
export function worth(value: string, most = mostWordsOfAValue): value is string {
  const words = value.trim().split(/\s+/); // a hyphen may divide a word that is on a list
  return (
    words.length <= most &&
    !vague.test(value.trim()) &&
    !words.some((word) => graveWords.has(word.toLowerCase())) &&
    words.every((word) => /^\d+$/.test(word) || word.length < 2 || ours.has(word.toLowerCase()) || isRepeatable(word))
  );
}

/** As the character says it back: "my" becomes "your". */
export function second(value: string): string {
  return value
    .trim()
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself');
}

/** "Engineer" and "an engineer" as "an engineer". */
export function withArticle(job: string): string {
  const plain = job.trim().toLowerCase();
  if (/^(?:an?|the) /.test(plain)) return plain.replace(/^the /, 'a ');
  return `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
}
