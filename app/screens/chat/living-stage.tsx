// The room behind the puppet, and the buttons that stop it and give it a voice. A part of living-parts.tsx.
import * as texts from '#texts/chat-living.ts';
import { change, useSettings } from '../../settings/settings.ts';
import { reducedMotion, useMedia } from '../../ui/use-media.ts';
import type { Conversation } from './conversation-state.ts';
import { doingIn } from './living.ts';
import { useRoom } from './use-room.ts';
import { VoiceChoice } from './voice-choice.tsx';

type Props = { conversation: Conversation };

/** What stands on the stage besides the puppet. */
export function LivingStage({ conversation }: Props) {
  const Room = useRoom();
  return (
    <>
      {Room && <Room />}
      <LivingButtons conversation={conversation} />
    </>
  );
}

/** Stops what moves, and gives it a voice. Gone where nothing moves or speaks any more. */
function LivingButtons({ conversation }: Props) {
  const isMotionReduced = useMedia(reducedMotion);
  const isPaused = useSettings().motion === 'still';
  if (doingIn(conversation, false) === 'still') return null;

  return (
    <VoiceChoice conversation={conversation}>
      {!isMotionReduced && (
        <button
          type="button"
          aria-label={isPaused ? texts.letMove : texts.pausePuppet}
          onClick={() => change({ motion: isPaused ? 'system' : 'still' })}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M8 5l11 7-11 7z' : 'M6 5h4v14H6zM14 5h4v14h-4z'} />
          </svg>
        </button>
      )}
    </VoiceChoice>
  );
}
