// Whether a message takes what was offered, whatever else it says.
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import type { Turn } from './turn.ts';

/** "Go on, tell me why", of a story that was offered: whoever wants it gets it, and why it is told later. */
export function wantsIt(turn: Turn, { entry, choices }: Place): boolean {
  const isOffered = entry === 'offer' && choices.length === 0;
  return isOffered && (wanting.test(written(plainly(turn.message))) || isYesNow(turn.message));
}

/** "Yes please, but not now" begins nothing. */
function isYesNow(message: string): boolean {
  return yesAmong.test(message) && !notNow.test(message);
}
const notNow =
  /\bnot (?:now|yet|today|tonight|right now)\b|\b(?:but|maybe|just) (?:later|another time)\b|\bno thanks?\b/i;
/** "Haha im a chef so yes pls. what goes in it?" */
const yesAmong =
  /(?:^|[.!?,] |\bso )(?:yes|yeah|yep|yess+|aye|sure) (?:pls|please|plz|of course|definitely)(?=[.!?,]|$)/i;
const wanting =
  /\b(?:(?:i|we) (?:do |really |so )*want (?:it|that|this|(?:his|her|the|that|your) (?:story|tale|song|riddle|poem|recipe|lesson))\b|(?:riddle|try|quiz|test) me|bring it on|go on|carry on|do tell|(?:tell|sing|show|teach|read|ask) me (?:your|the|that|this) (?:riddle|story|tale|song|poem|dance|trick|joke|recipe)|you (?:wanted|promised|were going) to (?:tell|sing|show|teach|read|ask) me|tell me (?:then|please|now|everything|all|how|why|more)|(?:ok|okay|yes|but|then|please|go|now|come) (?:then )?(?:show|teach) me|(?:what is|whats|what's) (?:the )?(?:first step|step one)|where do (?:i|we) (?:start|begin)|(?:what|how) do (?:i|we) (?:start|begin|need first))\b/;
