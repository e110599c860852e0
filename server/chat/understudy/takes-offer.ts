// Whether an offer is taken, in whatever words: "I would be delighted to try a riddle", "Very well. What do we do first?"
import { begun } from './offers.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

/** "Yes, what did it do?", at the head of any sentence. */
const yesFirst =
  /(?:^|[.!?…,]\s+)(?:(?:oh|well|so|then|ha|haha|lol),? )*(?:yes|yeah|yep|yup|aye|sure|gladly|certainly|of course|very well|all ?right|go on|please do|deal|with pleasure|why not|i accept|sold)(?=[\s,.!:;]|$)(?!,? (?:(?:but|or) )?(?:no|not|later)\b)/i;
const keen =
  /\b(?:(?:delighted|love|like|happy|glad|keen|dying|honoured|ready) to (?:try|hear|learn|play|know|see|come|join|guess|listen|sing|dance|help|cook|bake|sail|taste|watch|have a go)|i would be (?:delighted|honoured|glad|happy) |let us (?:begin|start|cook|bake|hear|try|do it|see it|have it|sing|dance)|how does (?:it|that|this) (?:go|start|begin) |what (?:do|must|should|shall|does) (?:we|i|one) (?:\w+ )?(?:first|start)|what goes (?:in|into) (?:\w+ ){0,3}first|who (?:starts|begins|hides|goes first)|(?:i am|am) (?:listening|all ears)|all ears|i (?:have|need|must) to hear|i must hear|spill |from the (?:beginning|start|top) |start at the beginning|all the details|i (?:did )?(?:come|came) (?:in )?for|lead the way|i need (?:help|a lesson)|fire away|hit me|go ahead|bring it|you are on |challenge accepted|only if |i am (?:game|in) |count me in|if you insist|(?:you|u) (?:start|first|begin) |you (?:asked|offered|promised|invited) me|sail with you|come with you|i am coming|anything with you|for you i (?:will|would))/;
const refuses =
  /\b(?:not (?:now|today|tonight|yet|really|for me|that)|no thanks|no thank you|later|another time|rather (?:not|you|hear|talk|have|know)|instead|do not (?:want|feel|like)|never mind|stop|first (?:tell|say)|before (?:that|we)|without me) /;

/** Whether `message` says in some sentence that the offer is wanted, and in none that it is not. */
export function takes(message: string): boolean {
  const text = written(plainly(message));
  return !refuses.test(text) && (yesFirst.test(message) || keen.test(text));
}

/** An offer that was only just made begins for whoever takes it in so many words. */
export function offerAccepted(turn: Turn, place: Place): Act | null {
  return isOpen(place) && turn.memory.feeling !== 'sad' && takes(turn.message) ? begun(turn, place) : null;
}

const ofTakingPart = /\b(?:will|would|am|might) i /; // "will i look silly?"

const mayBeSad = /\b(?:cry|crying|cried|tears|sad|alone|lonely|scared|hurts?)\b/i;

/** "You will regret that, I have forearms like a baker": who neither refuses nor asks for anything else is drawn in. */
export function drawnIn(turn: Turn, place: Place): Act | null {
  const ways = waysIn(plainly(turn.message));
  const asksElse = isQuestion(turn.clause, turn.words) && !ofTakingPart.test(written(turn.words));
  const isNo =
    asksElse ||
    mayBeSad.test(turn.message) ||
    ways.has('no') ||
    ways.has('stop') ||
    refuses.test(written(plainly(turn.message)));
  return isOpen(place) && place.waited === 0 && !isNo && turn.memory.feeling !== 'sad' ? begun(turn, place) : null;
}

/** Whether the scene has only been offered. */
export function isOpen({ entry, choices }: Place): boolean {
  return entry === 'offer' && choices.length === 0;
}
