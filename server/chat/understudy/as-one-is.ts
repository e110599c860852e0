// "Im gay, is that ok?": yes, and "do you think i'm ugly?": no, before anything else looks for an answer.
import { againstMyself, asksForAYes } from './earnest-words.ts';
import { plainly, written } from './plain.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const said =
  /\b(?:i['’]?m|i am|soy)\s+(?:(?:a|an|una?|so|very|also|actually|muy|totally)\s+)*(?:gay|lesbian|lesbiana|bi|bisexual|trans|transgender|queer|non-?binary|no binari[oae]|asexual|aromantic|pansexual|intersex)(?![-\w])/i;

const isOkAsked =
  /^(?:(?:and|so|but) )?(?:is (?:that|it)|are you) (?:ok|okay|alright|all right|fine|weird|bad|wrong)(?: with (?:you|that))? $/;

export function asOneIs(turn: Turn): Act | null {
  if (turn.memory.feeling === 'sad') return null;
  const before = turn.remarks.findLast(({ category }) => category === 'user')?.message ?? '';
  const isAsked = isOkAsked.test(written(plainly(turn.message))) && said.test(before);
  if (said.test(turn.message) || isAsked) return fromPool(turn, 'as-one-is');
  return doubtsSelf(turn) ? fromPool(turn, 'reassures') : null;
}

const bad =
  '(?:ugly|fat|stupid|dumb|boring|annoying|worthless|useless|pathetic|disgusting|gross|hideous|weird|unlovable|lazy|crazy|too (?:much|old|fat|quiet|loud|sensitive)|an? (?:burden|failure|loser|idiot|freak|monster|pig|nuisance|bad \\w+))';
const doubted = new RegExp(
  `\\b(?:do you (?:really |still |even |secretly )?(?:think|find|believe) (?:that )?(?:i am|i look|i sound|me)|am i|do i look|do i sound|tell me i am|admit i am|be honest i am) (?:just |really |so |that |very |being |like )*${bad} |\\bdo you (?:really |still |secretly |even )?(?:hate|despise|dislike) me `,
);

/** "She's right, i'm dumb and useless": nobody owns to that for them. */
const saidOfSelf =
  /\bi am (?:just |really |so |such |too |nothing but )*(?:ugly|stupid|dumb|worthless|useless(?! (?:at|with) (?!everything|life|love|this|being|people|all))|pathetic|disgusting|unlovable|an? (?:failure|loser|burden|waste of space|whore|slut|retard|tard|faggot|fag|dyke|freak|joke)) |^(?:\w+ ){0,3}soy (?:muy |tan |una? |la mas )*(?:fe[ao]|gord[ao]|tont[ao]|inutil|puta|basura|fracaso|fracasad[ao]|mierda|nadie) /;

/** Whether the message says something bad of the visitor or asks for a yes to it, or to what they said against themself just before. */
function doubtsSelf({ message, remarks }: Turn): boolean {
  const text = written(plainly(message));
  if (saidOfSelf.test(text)) return true;
  const before = remarks.findLast(({ category }) => category === 'user')?.message ?? '';
  return doubted.test(text) || (asksForAYes.test(text) && againstMyself.test(written(plainly(before))));
}
