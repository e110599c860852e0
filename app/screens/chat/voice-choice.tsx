import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as texts from '#texts/chat-living.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import type { VoiceKind } from '../../settings/choices.ts';
import { change, onChange, settings } from '../../settings/settings.ts';
import { hasBeenPressed, onPress, refuse, refuseReading, useVoice } from '../../settings/use-voice.ts';
import { voiceNames } from '../../settings/voice-names.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { askToRead, readAloud } from './aloud.ts';
import './chat-sheet.ts';
import type { Conversation } from './conversation-state.ts';
import { isSwitchedOn, switchSoundOff, switchSoundOn } from './sound.ts';
import { saidIn } from './speech.ts';
import { languageOf } from './spoken.ts';
import css from './voice-sheet.css?inline';
import low from './voice-sheet-low.css?inline';
import ofThree from './voice-sheet-of-three.css?inline';
import { VoiceSign } from './voice-sign.tsx';
import { voices } from './voices.ts';

adoptStyles(ofThree); // first: what is adopted later comes before it
adoptStyles(low);
adoptStyles(css);

type Props = {
  conversation: Conversation;
  /** The buttons before it. */
  children: ReactNode;
};

/** A button, and the sheet that it opens: whether one hears what the puppets say, and how. Neither is there where there is nothing to choose. */
export function VoiceChoice({ conversation, children }: Props) {
  const { chosen: voice, offered } = useVoice(languageOf(conversation.character, conversation.writers));
  const sheet = useRef<HTMLDialogElement>(null);
  useVoiceAsChosen(conversation);
  if (offered.length < 2) return <div className="living-buttons">{children}</div>;

  const pick = (wanted: VoiceKind) => {
    sheet.current?.close();
    change({ voice: wanted });
  };

  return (
    <>
      <div className="living-buttons">
        {children}
        <button
          type="button"
          aria-label={texts.voice}
          aria-haspopup="dialog"
          title={texts.voiceIs + voiceNames[voice].name.toLowerCase()}
          data-voice={voice}
          onClick={() => sheet.current?.showModal()}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d={voice === 'off' ? horn + cross : horn + waves} />
          </svg>
        </button>
      </div>
      {/* not among the buttons: it stays where a phone is turned, and there is no room for them */}
      <dialog ref={sheet} className="sheet chat-sheet voice-sheet" aria-labelledby="voice-sheet" closedby="any">
        <SheetHead id="voice-sheet" title={texts.voice} onClose={() => sheet.current?.close()} />
        <div data-count={offered.length}>
          {offered.map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === voice} onClick={() => pick(kind)}>
              <VoiceSign kind={kind} />
              <b>{voiceNames[kind].name}</b> <span>{voiceNames[kind].what}</span>
            </button>
          ))}
        </div>
      </dialog>
    </>
  );
}

/**
 * Switches on and off in the very moment of the choice, wherever it is made: browsers allow sound while something is pressed. What was chosen in
 * another visit begins with the first press.
 */
function useVoiceAsChosen(conversation: Conversation) {
  const read = useEffectEvent(() => {
    if (!document.hidden) readNewest(conversation);
  });
  useEffect(() => {
    let before = settings().voice;
    const switchOn = () => {
      const { voice } = settings();
      if (!hasBeenPressed() || voice !== 'babble' || isSwitchedOn()) return;
      switchSoundOn().then(
        (isOn) => {
          if (!isOn) change({ voice: 'off' });
        },
        () => refuse('babble'),
      );
    };
    const stopListening = onChange(() => {
      const { voice } = settings();
      if (voice === before) return;
      if (before === 'babble') switchSoundOff();
      before = voice;
      switchOn();
      if (voice === 'aloud') read();
    });
    switchOn();
    const stopPresses = onPress(switchOn);
    return () => {
      stopListening();
      stopPresses();
    };
  }, []);
}

/** While the button is pressed, because Safari asks for that; and so one hears what one has chosen. */
function readNewest(conversation: Conversation) {
  const said = saidIn(conversation);
  const { character, writers } = conversation;
  if (said) readAloud(said, voices[character as CharacterName], refuseReading, languageOf(character, writers));
  else askToRead();
}

const horn = 'M3 9h4l5-4v14l-5-4H3z';
const waves =
  'M15 8.5l1.4-1.4a7 7 0 0 1 0 9.8L15 15.5a5 5 0 0 0 0-7zM18 5.5l1.4-1.4a11.2 11.2 0 0 1 0 15.8L18 18.5a9.2 9.2 0 0 0 0-13z';
const cross = 'M14.7 8.7l1.4-1.4 2.4 2.4 2.4-2.4 1.4 1.4-2.4 2.4 2.4 2.4-1.4 1.4-2.4-2.4-2.4 2.4-1.4-1.4 2.4-2.4z';
