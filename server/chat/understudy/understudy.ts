import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { deck } from '../../../chance/deck.ts';
import type { Question } from '../question.ts';
import type { Replier } from '../replier.ts';
import { type Intent, intentOf } from './intent.ts';
import { linesOf } from './lines.ts';

/**
 * The replier where no service is configured: a script for each character. It does not know who asks: among all visitors
 * together, a line comes again only after all others that answer the same intent. `random` gives a number from 0 up to, not including, 1.
 */
export function understudy(random: () => number): Replier {
  const decks = new Map<string, () => string | undefined>();

  function nextLine(character: SpeakingCharacter, intent: Intent): string {
    const key = `${character}/${intent}`;
    const deal = decks.get(key) ?? deck(linesOf[character][intent], random);
    decks.set(key, deal);
    return deal() ?? '';
  }

  return {
    name: 'understudy',
    async *reply({ character, message }: Question) {
      yield nextLine(character, intentOf(message));
    },
    close: async () => {},
  };
}
