import { useEffect } from 'react';
import { fallenTag, isToMention } from '../../kept/fallen-tag.ts';
import { fortuneBox, localDay } from '../../kept/fortune-box.ts';
import {
  fortuneToMention,
  mayMention,
  mentionAfterMs,
  withMention,
  withMentioned,
  withSecondThought,
} from './fortune-mentioned.ts';
import type { Talk } from './use-conversation.ts';

/** Lets the character come back to today's fortune, or to their tag if it fell last in a game of today, unless the visitor is writing. Where it cannot be kept that it did, it does not. */
export function useMention({ conversation, dispatch }: Pick<Talk, 'conversation' | 'dispatch'>, draft: string): void {
  const { character } = conversation;
  const may = mayMention(conversation) && draft === '';
  useEffect(() => {
    if (!may) return;
    const timer = setTimeout(() => {
      const today = localDay(new Date());
      const box = fortuneBox.read() ?? [];
      const fortune = fortuneToMention(box, character, today);
      const tag = fallenTag.read();
      if (fortune && fortuneBox.write(withMentioned(box, fortune))) {
        dispatch({ type: 'revised', revise: (it) => withMention(it, fortune) });
      } else if (!fortune && isToMention(tag, character, today)) {
        import('./tag-lines.ts').then(
          ({ tagLine }) => {
            const line = tagLine(character, Math.random());
            if (!line || !fallenTag.write({ ...tag, isMentioned: true })) return;
            dispatch({ type: 'revised', revise: (it) => withSecondThought(it, line) });
          },
          () => {},
        );
      }
    }, mentionAfterMs);
    return () => clearTimeout(timer);
  }, [may, character, dispatch]);
}
