// What the puppet is struck by: it melts at a kiss and starts at an insult. Short lists, because whoever is not understood gets no more
// than a puppet that stays as it is.
import type { Conversation } from './conversation-state.ts';
import { isAnsweredByPage } from './reply-head.ts';

const kisses =
  /\b(kiss(es|ed|ing)?|smooch(es)?|snog|mwah|muah|cuddles?|hugs?|(i )?(love|adore|fancy) (you|u|ya|thee)|marry me|te amo|beso)\b|[💋😘😗😙😚😽💏]/u;

const insults =
  /\b(you('re| are|r| r)?|u r|ur) (so |such |really |just |a |an |the |very |too |big |fat |ugly |stupid )*(stink|smell|suck|idiot|stupid|ugly|dumb|fool|moron|loser|disgusting|gross|pathetic|useless|worthless|liar|pig|coward|boring|horrible|awful|mean|annoying|smelly|stinky)\b|\b(i hate (you|u|ya)|shut up|get lost|go away|drop dead|buzz off|screw you|piss off|fuck (you|off)|asshole|bastard|bitch|dickhead|dumbass)\b|^(stupid|idiot|moron|loser|liar|fool|ugly|pathetic)\b/;

/** "I don't love you" is no kiss. */
const notThat = /\b(not|never|don'?t|doesn'?t|didn'?t|won'?t|can'?t|isn'?t|aren'?t|no)\b/;

export type Stroke = 'kiss' | 'insult';

/** What a message or a reply holds of both; an insult outweighs a kiss. */
export function strokeIn(words: string): Stroke | null {
  const plain = words.toLowerCase().replaceAll('’', "'");
  if (insults.test(plain)) return 'insult';
  return kisses.test(plain) && !notThat.test(plain) ? 'kiss' : null;
}

/** What the visitor's last message did, as long as the character has not replied to it. What care found abusive is an insult in any words. */
export function struckBy({ messages, awaited }: Conversation): Stroke | null {
  const last = messages.at(-1);
  if (awaited?.kind !== 'reply' || isAnsweredByPage(awaited.head) || last?.category !== 'user') return null;
  const { care } = awaited.head ?? {};
  return care === 'hate' || care === 'sexual' ? 'insult' : strokeIn(last.message);
}
