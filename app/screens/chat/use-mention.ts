import { useEffect } from 'react';
import { fortuneBox, localDay } from '../../kept/fortune-box.ts';
import { fortuneToMention, mayMention, mentionAfterMs, withMention, withMentioned } from './fortune-mentioned.ts';
import type { Talk } from './use-conversation.ts';

/** Lets the character come back to today's fortune, unless the visitor is writing. Where it cannot be kept that it did, it does not. */
export function useMention({ conversation, dispatch }: Pick<Talk, 'conversation' | 'dispatch'>, draft: string): void {
  const { character } = conversation;
  const may = mayMention(conversation) && draft === '';
  useEffect(() => {
    if (!may) return;
    const timer = setTimeout(() => {
      const box = fortuneBox.read() ?? [];
      const fortune = fortuneToMention(box, character, localDay(new Date()));
      if (!fortune || !fortuneBox.write(withMentioned(box, fortune))) return;
      dispatch({ type: 'revised', revise: (it) => withMention(it, fortune) });
    }, mentionAfterMs);
    return () => clearTimeout(timer);
  }, [may, character, dispatch]);
}
