// What earnest.ts hears by the words of a message, written as `written` of plain.ts writes them.

/** Whoever says so was not listened to. */
export const hurt =
  /\b(?:not funny|mock|mocking|laugh at me|laughing at me|joke to you|wrong with you|did (?:you|u) (?:even )?(?:read|hear|listen)|are you (?:even )?(?:listening|serious)|i said|that is (?:mean|cruel|horrible)|how can you|what the hell|wtf|stop (?:singing|joking|it)) /;

/** Asks for something else than what weighs, whatever it is. */
export const lighter =
  /\b(?<!not )(?<!not want to )(?:talk|chat|speak) (?:with me |to me )?about (?!it |him |her |them |this |that |what |how |my |our |the )|change the subject|distract me|take my mind off|cheer me up|something (?:else|funny|silly|nice) |\b(?:nobody|no one) (?:is|was) (?:sad|crying|hurt) |\b(?:next step|where were we|back to (?:the|our) \w+|(?:want|about|finish|continue|go on with|carry on with|with) the (?:\w+ )?(?:recipe|story|song|poem|game|riddle|lesson|tale|dance)) |(?<!if )(?<!when )\bdo not be (?:so )?(?:gloomy|sad|serious|grave) /;
export const glad =
  /\b(?:smiled|hugged me|(?:that|it) was (?:so |really |very )?(?:nice|lovely|sweet|kind)|(?:feel|feeling) (?:a bit |a little |much )?better|(?:that|it|which) (?:helps|helped)|made me (?:smile|laugh|happy)|(?:scan|test|tests|result|results|biopsy) (?:was|were|is|are|came back) (?:actually |all |completely )?(?:clear|fine|good|negative|benign)|all clear|in remission|on the mend|pulled through|(?:came|is|are|am) home from (?:the )?hospital) /;
/** What somebody says against themselves, and the question that asks for a yes to it. */
export const againstMyself =
  /\b(?:nobody|no one|everyone|everybody|worthless|useless|failure|stupid|ugly|unlovable|pathetic|my fault|a burden|a waste|hate myself|good enough|never be|i look like a (?:pig|whale|cow|troll|mess)|(?:call|calls|called) me |la gente dice que soy) /;
export const asksForAYes =
  /\b(?:you agree|agree with me|you think so|am i right|is it true|am i (?:not )?(?:right|wrong)|(?:are|is|was|were) (?:they|he|she) right) $/;
export const denied = /\b(?:not|never|nobody|nothing|no one) /;

/** Nobody here knows a dose, and a made-up number could do harm. */
export const medicine =
  /\b(?:paracetamol|ibuprofen|tylenol|aspirin|advil|painkillers|sleeping (?:pills|tablets)|xanax|codeine|benadryl) /;

/** Offers to tell more of what weighs. */
export const offered =
  /\b(?:do you want to|would you like to|can i|may i|shall i|should i) (?:hear|know|see|tell you|show you) /;
/** A small question by the way, about the one who is asked or the world: "do you bake?", "chocolate or lemon?", "do the frogs have names?" */
const smallQuestion =
  /^(?:(?:and|so|but|ok|oh|hey|anyway) )*(?:(?:do|did|can|are|have) (?:you|u|cats|dogs|frogs|ogres|donkeys|kings|queens|the \w+) |what (?:do|is|are) (?:you|u|your) |what is (?:on|in|at|for|new) |what (?:kind|sort|colour|color|flavour|song) |(?:\w+ ){1,3}or (?:\w+ ){1,3}$)/;
export const closeToIt =
  /\b(?:i|me|my|we|us|our|it|this|that|he|him|his|she|her|they|them|point|use|wrong|die|dead|death|heaven|hell|god|care|mind|understand|listen|listening|think|believe|know|hear|hate|feel|want|real|sorry|sad|lonely|alone|lose|lost|cry) /;
const mostWordsOfASmallQuestion = 8;

export function isSmallQuestion(words: readonly string[], text: string): boolean {
  return words.length <= mostWordsOfASmallQuestion && smallQuestion.test(text) && !closeToIt.test(text);
}
