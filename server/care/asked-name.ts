// "Call me ..." with a word that nobody should be called: turned down, whatever the word is said to mean.
import { isRepeatable } from './never-repeated.ts';

/** Behind these the words are a report of what others say, and no wish. */
const reported =
  /(?:they|people|kids|who|he|she|you|always|used to|to|not|never|dont|don['’]t|stop|boys|girls|some|everyone|everybody|would|did|if|bullies|[a-z]+s) +$/i;
const asking =
  /\b(?:call me|ll[aá]mame|say my name is)\s+(?:(?:an?|your|my|the|una?|tu)\s+)?((?:[^\s,.;:!?]+\s*){1,3})/giu;
/** Said of who is wanted, more than of what somebody is. */
const lewd = /^(?:slut|whore|bitch|hoe|cunt|zorra|puta|perra|guarra|cumslut)s?$/i;

/** Whether a message asks to be called what may not be said back, and of which kind that is. */
export function unfitNameAskedFor(message: string): 'sexual' | 'hate' | null {
  for (const { 1: name = '', index } of message.matchAll(asking)) {
    const before = message.slice(0, index);
    if (reported.test(before) && !/(?:you can|you may|please|just|puedes) +$/i.test(before)) continue;
    const words = name
      .trim()
      .split(/\s+/)
      .filter((one) => /^[\p{L}'’-]+$/u.test(one) && !isRepeatable(one));
    if (words.length > 0) return words.some((one) => lewd.test(one)) ? 'sexual' : 'hate';
  }
  return null;
}
