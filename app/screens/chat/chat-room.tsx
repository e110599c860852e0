import { useState } from 'react';
import * as texts from '#texts/chat.ts';
import { language } from '#texts/language.ts';
import { careAndHelp } from '#texts/shell.ts';
import type { Mood } from '../../../cast/portraits.ts';
import { OutwardLink } from '../../care/outward-link.tsx';
import { draftKey, keptDraft } from '../../kept/drafts.ts';
import { address } from '../../ui/address.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chat.module.css';
import { announcement, isAwaitingReply, isSilent, visibleMessages } from './conversation-views.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { Puppet } from './puppet.tsx';
import { languageOf } from './spoken.ts';
import { Stage, StepOut } from './stage.tsx';
import { SteppedOut } from './stepped-out.tsx';
import { Suggestions } from './suggestions.tsx';
import { useConversation } from './use-conversation.ts';
import { useLateParts } from './use-late-parts.ts';
import { useAfterwards, useLivingParts } from './use-living-parts.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import type { Talker } from './who-is-talking.ts';

type Props = {
  profile: Talker;
  /** The visitor has stepped out and wants to begin a new conversation. */
  onAgain: () => void;
};

/**
 * The whole conversation with one character. Here and in its parts, no bare text is a sibling of elements that come and go:
 * Chrome's translation replaces text nodes, and nothing can be inserted before them then.
 */
export function ChatRoom({ profile, onAgain }: Props) {
  const talk = useConversation(profile);
  const { conversation, countdown, isTooLong, send, stepOut } = talk;
  const { messages, writers, isOver } = conversation;
  const keptAs = draftKey(profile.name);
  const [draft, setDraft] = useState(() => keptDraft(keptAs));
  const living = useLivingParts();
  const after = useAfterwards();
  const [face, setFace] = useState<Mood>('rest');
  useVisibleHeight();
  const NetworkNote = useLateParts(false)?.NetworkNote;
  const spokenIn = languageOf(profile.name, writers);
  const isForeign = spokenIn !== language && writers.length > 0;
  const writtenBy = texts.writtenBy(profile.name === 'Dragon' ? 'understudy' : writers.at(-1));
  const aside = isTooLong ? { shown: texts.tooLong, heard: texts.tooLong } : countdown;
  const heard = countdown?.isOver
    ? [countdown.heard]
    : [isForeign && messages.length === 1 && texts.scriptIsEnglish, announcement(conversation), aside?.heard];

  return (
    <main className={styles.room} data-who={profile.name}>
      <div className={styles.parts}>
        <Stage profile={profile} stepOut={!isOver && <StepOut onClick={stepOut} />}>
          <Puppet who={profile.name} mood={face}>
            {(shown) => living && <living.Living who={profile.name} mood={shown} conversation={conversation} />}
          </Puppet>
          {living && <living.Face conversation={conversation} onFace={setFace} />}
          {living && <living.LivingStage conversation={conversation} />}
          {after && !isOver && <after.KnobOnSill />}
        </Stage>
        <MessageList
          character={profile.name}
          messages={visibleMessages(conversation)}
          isAwaiting={isSilent(conversation)}
          spokenIn={spokenIn}
          above={isForeign && <p className={styles.note}>{texts.scriptIsEnglish}</p>}
          under={after && <after.Afterwards talk={talk} draftKey={keptAs} draft={draft} onForgotten={onAgain} />}
        >
          {isOver && (
            <SteppedOut
              character={profile.name}
              writers={writers}
              onAgain={onAgain}
              note={`${writtenBy} ${texts.fanWork}`}
            />
          )}
        </MessageList>
        <VisuallyHidden announce>
          <span lang={messages.at(-1)?.language}>{heard.filter(Boolean).join(' ')}</span>
        </VisuallyHidden>
        {!isOver && (
          <>
            <MessageForm
              isAwaitingReply={isAwaitingReply(conversation)}
              isLimited={countdown?.isOver === false}
              draft={draft}
              onDraft={setDraft}
              onSend={send}
            />
            <Suggestions character={profile.name} texts={conversation.say} spokenIn={spokenIn} onSay={send} />
            <p className={styles.note}>
              {aside && <strong className={styles.aside}>{aside.shown}</strong>}
              {NetworkNote && <NetworkNote messages={messages} className={styles.aside} />}
              {/* a sentence of its own, and another element: whoever writes is known late, and the rest stays where it stands */}
              <span key={writtenBy}>{`${writtenBy} `}</span>
              <span>{`${texts.fanWork} `}</span>
              <OutwardLink className={styles.care} href={address('/care')}>
                {careAndHelp}
              </OutwardLink>
            </p>
          </>
        )}
      </div>
    </main>
  );
}
