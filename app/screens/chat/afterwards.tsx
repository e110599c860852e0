// What may be done about the newest reply and with the whole talk, what is kept of it, and what is due after a while. Fetched late
// (use-living-parts.ts), with its styles, because every page carries the site's stylesheet.

import { useCallback } from 'react';
import * as texts from '#texts/chat-late.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from './afterwards.css?inline';
import './chat-sheet.ts';
import { isMention, whatItMeans } from './fortune-mentioned.ts';
import { carriedOn, messagesOf } from './kept-talk.ts';
import { NewestReply, Word } from './newest-reply.tsx';
import { pauseSuggestion } from './pauses.ts';
import { ReplyToolsInSheet } from './reply-tools.tsx';
import { ThisTalk, ThisTalkKnob } from './this-talk.tsx';
import type { Talk } from './use-conversation.ts';
import { useHuggedWords } from './use-hugged-words.ts';
import { useKeptTalk } from './use-kept-talk.ts';
import { useMention } from './use-mention.ts';
import { usePauses } from './use-pauses.ts';

adoptStyles(css);

type Props = { talk: Talk; draftKey: string; draft: string; onForgotten: () => void };

export function Afterwards({ talk, draftKey, draft, onForgotten }: Props) {
  const { conversation, dispatch } = talk;
  useHuggedWords(conversation);
  useMention(talk, draft);
  usePauses(
    useCallback((hours: number) => dispatch({ type: 'pauseDue', suggest: pauseSuggestion(hours) }), [dispatch]),
  );
  const { earlier, carryOn, isKept, from } = useKeptTalk(conversation, { key: draftKey, text: draft }, onForgotten);
  if (conversation.isOver) return null;

  const hasNew = conversation.messages.some(({ category }, place) => place >= from && category === 'user');
  const isOffered = earlier !== null && from === 0 && !hasNew && !conversation.awaited;
  const all = earlier && from === 0 ? [...messagesOf(earlier), ...conversation.messages] : conversation.messages;

  const carry = () => {
    const kept = carryOn();
    if (kept) dispatch({ type: 'revised', revise: (it) => carriedOn(it, kept) });
  };

  return (
    <>
      <NewestReply
        talk={talk}
        offer={
          <>
            {isMention(conversation) && <Word label={texts.whatDoesItMean} onPress={() => talk.send(whatItMeans)} />}
            {isOffered && <Word label={texts.carryOn} onPress={carry} />}
          </>
        }
      >
        <ThisTalkKnob place="in-row" />
      </NewestReply>
      <ThisTalk character={conversation.character} messages={all} isKept={isKept} onForgotten={onForgotten}>
        <ReplyToolsInSheet conversation={conversation} />
      </ThisTalk>
    </>
  );
}

/** On the stage, which is not in the list. */
export const KnobOnSill = () => <ThisTalkKnob place="on-ledge" />;
