// Finds the choice of a scene that a visitor's free words mean.
import { plainly } from './plain.ts';
import { restOf } from './rest.ts';
import type { Choice } from './scenes.ts';
import { speller } from './spelling.ts';
import { intentOf, intents, isQuestion } from './understand.ts';
import { anyWay, wayNames, waysIn } from './ways.ts';

/** How much speaks for a choice. Its own words say more than a way that many choices have. */
const weights = { button: 100, wholeButton: 20, ownWord: 10, buttonWord: 6, way: 4, broadWay: 2 };
/** Ways that half of all messages stand for in some sense. */
const broad = new Set(['yes', 'no', 'more', 'what', 'how', 'really', 'cheer']);
/** Intents of messages that may go on with a scene; any other turns to something else. */
const compatible = new Set(
  `yes no maybe why pardon who where when how how-many laughter thanks answering compliment happiness question request you-question
  statement teased telling story song joke boredom mash shouting facts`.split(/\s+/),
);
/** Intents that no guess and no name has. */
export const elsewhere = new Set(
  `parting insult anger breakup sadness fear sickness apology bot instructions how-are-you greeting recall name-known whats-wrong sums
  bad-day good-news protest why-that-name guess-what be-my-date for-you flirting and-you only-one`.split(/\s+/),
);
const mostWordsOfAnAnswer = 9;
/** "Not now, brave biscuit, how are you?" */
const turnsDown = /^(?:oh |um |hm |well )?(?:not (?:now|today|tonight|yet|just now)|maybe later|another time|no thank)/;
/** A button of so many words is meant wherever they stand: "What did you do?" in "what did you do about the drum?" */
const fewestWordsOfASentence = 3;
/** In longer messages "you" or "do" alone chooses nothing. */
const fewWords = 4;
/** Words on buttons by which two choices are not told apart. */
export const common: ReadonlySet<string> = new Set(
  'a an the i you he she it we they me him her them my your his its to of in on at for and or is was were am are been do does did be that this what who where when why how not yes no please so too just very but if with from can could would should will have has had over up down out off back there here then now'.split(
    ' ',
  ),
);

/** A question that asks more than that does not choose by these: "what did you steal last?" */
const ofAnyScene = new Set('first second third last next more again end then one'.split(' '));

const partsOfAScene = 'line verse riddle question lock part round word piece story song poem step rumour guess answer';

/**
 * `isSure`: the message has words of the choice's own, and not only one of the ways that many choices have. `isButton`: it says what the
 * button says.
 */
export type Chosen = { readonly index: number; readonly isSure: boolean; readonly isButton: boolean };

/**
 * The choice that `message` to `listener` means, in a game or riddle also by a guess; null if it speaks of something else. `isWhole`: the
 * message is not one sentence of several, which says too little to stand for just any answer.
 */
export function choiceFor(
  message: string,
  choices: readonly Choice[],
  listener: string,
  isGuess = false,
  isWhole = true,
): Chosen | null {
  const spell = speller(
    new Set(choices.flatMap(({ text, tags }) => [text, ...tags].flatMap((it) => [...plainly(it)]))),
  );
  // "The quiet one" is not the first.
  const said = choices.some(({ text }) => /\bone\b/i.test(text)) ? message : message.replace(theSuchOne, '$1');
  const words = spell(plainly(withoutRelatives(said)));
  const ways = waysIn(words);
  // Told only where it matters, because all phrases are tried for it.
  let told: string | null = null;
  const intent = () => {
    told ??= intentOf(message, listener);
    return told;
  };
  const asks = isQuestion(message, words);
  const isShort = words.length <= fewWords;
  const isFelt = () => intents.get(intent())?.feeling;
  const wantsMore = () => words.length <= mostWordsOfAnAnswer && !isFelt() && (ways.has('more') || ways.has('dunno'));
  const goesOn = isShort || compatible.has(intent()) || wantsMore();
  const scores = choices.map((choice) => scoreOf(choice, words, goesOn ? ways : new Set(), asks));
  const best = Math.max(0, ...scores);
  const refusal = turnsDown.test(words.join(' ')) ? choices.findIndex(({ tags }) => tags.includes('no')) : -1;
  if (refusal !== -1 && best < weights.button) return { index: refusal, isSure: true, isButton: false };
  if (best > 0) {
    return { index: scores.indexOf(best), isSure: best >= weights.buttonWord, isButton: best === weights.button };
  }
  const any = choices.findIndex(({ tags }) => tags.includes(anyWay));
  const mayBe = isGuess ? !asks || (isShort && !words.includes('you')) : !asks;
  const refuses = ways.has('stop') || (ways.has('no') && !isGuess);
  const isAnswer = words.length <= mostWordsOfAnAnswer && mayBe && !isFelt() && !elsewhere.has(intent());
  return any !== -1 && isWhole && goesOn && isAnswer && !refuses
    ? { index: any, isSure: false, isButton: false }
    : null;
}

const theSuchOne = /\b(the (?!first|last|next|other|same|only|big|number)\p{L}+) ones?\b/giu;

/** "There's a boy on my ward, Emil, who would love it" asks for nobody. */
function withoutRelatives(message: string): string {
  return message
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => (sentence.includes('?') ? sentence : sentence.replace(relative, '$1')))
    .join(' ');
}
const relative = /(\p{L}{3,},? )(?<!\b(?:and|but|so|then|oh|well|wait),? )(?:who|which|where|when) (?=\p{L}+ \p{L})/giu;

function scoreOf({ text, tags }: Choice, words: readonly string[], ways: ReadonlySet<string>, asks: boolean): number {
  const button = plainly(text);
  const asksElse = asks && restOf(words, [text, partsOfAScene]).length > 0;
  if (button.join(' ') === words.join(' ')) return weights.button;
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
  const own = tags
    .filter((tag) => !wayNames.has(tag) && (words.length <= fewWords || !common.has(tag)))
    .filter((tag) => says(words, plainly(tag)));
  const shared = new Set(button.filter((word) => !common.has(word)));
  const weightOf = (word: string) => (asksElse && ofAnyScene.has(word) ? 0 : weights.buttonWord);
  const named = tags.filter((tag) => ways.has(tag));
  const isWithin = button.length >= fewestWordsOfASentence && says(words, button);
  return (
    (isWithin ? weights.wholeButton : 0) +
    sum(own.map((tag) => (asksElse && ofAnyScene.has(tag) ? 0 : weights.ownWord + plainly(tag).length))) +
    sum([...shared].filter((word) => says(words, [word])).map(weightOf)) +
    sum(named.map((tag) => (broad.has(tag) ? weights.broadWay : weights.way)))
  );
}

/** Whether `phrase` stands in `words`, and no "not" before it. */
function says(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return words.some(
    (_, at) => phrase.every((word, i) => words[at + i] === word) && !['not', 'never'].includes(words[at - 1] ?? ''),
  );
}
