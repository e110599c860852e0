// A feeling counts as the visitor's only where they say it of themself: "which one did you wear on your worst day?" is asked of the
// character, and "that cough" is the one that its last line told of.
import type { Question } from '../../../contract/chat.ts';
import { echoes } from './about-line.ts';
import { isBadAtIt, isGladNews } from './glad-news.ts';
import { isMerry } from './merry.ts';
import { plainly, written } from './plain.ts';
import { isSorrow } from './sorrow.ts';
import { kindsIn } from './talk/kind-of.ts';
import { intentOf, isQuestion } from './understand.ts';

const felt: ReadonlySet<string> = new Set(['sadness', 'fear', 'sickness', 'anger', 'bad-day', 'lonely', 'breakup']);
const ofThemself =
  /\b(?:i am|i feel|i felt|i have|i had|i was|i got|i get|i caught|i need|i want|am i|my|mine|me|myself|we are|we had|our) /;
/** "Now we're in the dark, you and me" is said with a wink. */
const darkForTwo = /\bdark (?:.*\b)?(?:you and (?:me|i)|me and you|just us|the two of us|together|with you) /;
/** Said so, laughter beside it changes nothing. */
const plainFeeling =
  /\bi (?:am|feel|was) (?:\w+ ){0,2}(?:sad|scared|lonely|alone|sick|ill|angry|afraid|down|low|depressed|unhappy|ashamed) /;

/** "He is a landlubber, I'm afraid." */
const regret = /(?<=\S \S+), i['’]?m afraid(?=\s*[,.!?]|$)/i;

/** What only sounds like an ailment: "it is a pain", "stop, my ribs hurt", "she says i cough like a goose". */
const noAilment =
  /\b(?:(?:is|was|be|such|what|real|total) a (?:real |total |bit of a )?pain |pain in the |(?:stop|laugh\w*|funny|haha) .*(?:ribs|sides|cheeks) (?:hurt|ache) |(?:says|said) .*(?:cough|sneeze|snore) like )/;
/** "Behind who? I'm lost" has not followed. */
const isLostInTalk =
  /\bi am (?:so |totally |completely |a bit |bit )?lost (?:now |again |here |haha |lol )*(?:$|ok |okay |wait |what |who |which |how |and |so )/;
/** "Tell me, what are you most afraid of?" says nothing of the one who asks. */
const tellsToTell = /\b(?:tell|answer|promise|believe|trust) me,? /g;

/** The intent of `said`, a message or a part of it, behind the character's `last` line. */
export function intentBehind(said: string, listener: string, last: string): string {
  const meant = intentOf(said, listener);
  // "Do you ever get lost?" is no insult, and "do you ever do laundry in the swamp?" asks of a habit.
  const isOfAHabit = habit.test(written(plainly(said))) && ofWords.has(meant);
  const intent = isOfAHabit ? 'you-question' : meant;
  const words = plainly(said);
  if (!felt.has(intent)) return intent;
  const spoken = said
    .replace(/\*[^*]*\*/g, ' ')
    .replace(regret, '')
    .trim(); // "*sneezes loudly*" is acted
  if (spoken !== said) return spoken === '' ? 'statement' : intentBehind(spoken, listener, last);
  if (isMerry(said) && !plainFeeling.test(written(words))) return isQuestion(said, words) ? 'question' : 'laughter';
  if (intent === 'sadness' && isLostInTalk.test(written(words)) && !plainFeeling.test(written(words)))
    return isQuestion(said, words) ? 'question' : 'telling';
  if (intent === 'fear' && darkForTwo.test(written(words)) && !plainFeeling.test(written(words)))
    return isQuestion(said, words) ? 'question' : 'telling';
  if (intent === 'sickness' && noAilment.test(written(words))) return isQuestion(said, words) ? 'question' : 'telling';
  if (intent === 'sadness' && (isGladNews(said) || isBadAtIt(said) || !isSadAtAll(said, words)))
    return isQuestion(said, words) ? 'question' : 'telling';
  if (ofThemself.test(written(words).replaceAll(tellsToTell, ''))) return intent;
  if (asksOfListener(said)) return 'question';
  if (pitiesListener(said)) return 'telling';
  if (last.endsWith('?') || !echoes(words, last)) return intent;
  return isQuestion(said, words) ? 'question' : 'statement';
}

/** "Poor you, that must have been lonely", said of what the character told. */
export function pitiesListener(said: string): boolean {
  const text = written(plainly(said));
  return pity.test(text) && !ofThemself.test(text);
}
const pity =
  /\b(?:poor you|you poor (?:\w+ )?(?:thing|dear|love|darling|man|woman|soul|king|queen|ogre|cat|donkey|cookie) |(?:that|it) must have been (?:\w+ ){1,4}$|you must have (?:been|felt) \w+)/;

const habit = /(?:^|\b(?:and|but|so|oh|hey|wait|haha|lol|tell me) )do you (?:ever|often|sometimes|usually) /;
const ofWords: ReadonlySet<string> = new Set([
  'insult',
  'swamp',
  'clothes',
  'story',
  'sleep',
  'weather',
  'money',
  'magic',
  'animals',
]);

/** "She sounds like a dying cow": in a message of many words a sad one alone says little, and its meaning has to be a little sad. */
function isSadAtAll(said: string, words: readonly string[]): boolean {
  if (words.length < enoughToMean || plainFeeling.test(written(words))) return true;
  const isSore = kindsIn(said).some(({ kind, sureness }) => kind.answer === 'pool sadness' && sureness >= sore);
  return isSore || isSorrow(said, undefined, lessForAWord);
}
const enoughToMean = 8;
const sore = 0.62;
/** Of 74 sad messages of that length this loses 3, and of 114 others it spares 66. */
const lessForAWord = -1.5;

/** "Does nobody ever invite you anywhere?" is asked of the character, and no feeling of the visitor's. */
export function asksOfListener(said: string): boolean {
  const words = plainly(said);
  const text = written(words).replaceAll(tellsToTell, '');
  return isQuestion(said, words) && /\byour? /.test(text) && !ofThemself.test(text);
}

/** What the character said last; nothing if it has said nothing yet. */
export function lastLine(history: Question['history'] = []): string {
  return history.findLast(({ category }) => category === 'AI')?.message ?? '';
}
