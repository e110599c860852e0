// What makes the chat's puppet live: a view over its still, and the buttons that stop it and give it a voice. Fetched late (use-living-parts.ts),
// with its styles, because every page carries the site's stylesheet.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CharacterName } from '../../../cast/characters.ts';
import type { Mood } from '../../../cast/portraits.ts';
import { reducedMotion, useMedia } from '../../ui/use-media.ts';
import { heldMs } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import css from './living.css?inline';
import { doingIn, lookOf, newLife, next, struck } from './living.ts';
import { draw, rest } from './living-view.ts';
import { Room } from './room.tsx';
import { isSoundKnown, makeSound, sleepSound, switchSoundOff, switchSoundOn, wakeSound } from './sound.ts';
import { hear, isSpeaking, pictureMs, saidIn, silence, speak } from './speech.ts';
import { strokeIn, struckBy } from './struck-by.ts';
import { choose, useChoices } from './use-choices.ts';
import { useIsHidden } from './use-is-hidden.ts';
import { useSprite } from './use-sprite.ts';
import { voices } from './voices.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];

/** It speaks on for as long as its face is held. */
const speaksOnPictures = Math.round(heldMs / pictureMs);

type Props = { who: CharacterName /** The face that is shown. */; mood: Mood; conversation: Conversation };

/** Stands over the puppet's still, and moves it. */
export function Living({ who, mood, conversation }: Props) {
  const isMotionReduced = useMedia(reducedMotion);
  const { isPaused, isVoiceOn } = useChoices();
  const isHidden = useIsHidden();
  const isMoving = !isMotionReduced && !isPaused;
  const isLiving = !isHidden && (isMoving || isVoiceOn) && doingIn(conversation, false) !== 'still';

  const view = useRef<HTMLDivElement>(null);
  const life = useRef(newLife(Math.random));
  const talk = useRef(silence());
  const struckAt = useRef(-1);
  const sprite = useSprite(view, who, mood, !isMotionReduced);

  const begin = useEffectEvent(() => {
    const said = saidIn(conversation);
    talk.current = silence(said?.isWhole ? said.place : -1); // what was said before is not said now
    struckAt.current = said?.place ?? conversation.messages.length;
  });

  const showNext = useEffectEvent(() => {
    const said = saidIn(conversation);
    const [picture, after] = speak(hear(talk.current, said, voices[who].manner, speaksOnPictures));
    talk.current = after;
    if (isVoiceOn && picture.sound) makeSound(picture.sound, voices[who], Math.random);
    if (!isMoving || !view.current) return;

    const place = said?.place ?? conversation.messages.length;
    // Who is a friend only keeps its face at rest, and is not struck by anything.
    const stroke = mood === 'rest' || struckAt.current === place ? null : strokeNow(conversation, said?.text);
    if (stroke) {
      life.current = struck(life.current, stroke);
      struckAt.current = place;
    }
    const doing = isSpeaking(after) ? 'talking' : doingIn(conversation, isVisitorTyping());
    life.current = next(life.current, doing, Math.random);
    draw(view.current, picture.mouth, lookOf(life.current));
  });

  useEffect(() => {
    if (!isLiving) return;
    const stage = view.current;
    begin();
    const timer = setInterval(showNext, pictureMs);
    return () => {
      clearInterval(timer);
      if (stage) rest(stage);
    };
  }, [isLiving]);

  useEffect(() => {
    if (!isMoving && view.current) rest(view.current);
  }, [isMoving]);

  useEffect(() => {
    if (!isVoiceOn || !isLiving) return;
    wakeSound();
    return sleepSound;
  }, [isVoiceOn, isLiving]);

  return (
    <div ref={view} className="living" aria-hidden="true">
      {sprite && (
        <div key={mood} className="living-face">
          {(['mouth', 'eyes'] as const).map((part) => {
            const { second, ...box } = sprite.patches[part];
            const style = { ...box, backgroundImage: `url("${sprite.address}")`, '--second': second };
            return <div key={part} className={`living-${part}`} style={style} />;
          })}
        </div>
      )}
      <div className="living-dots">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** Whether the visitor's last message, to which a reply is awaited, was an insult. */
export const isInsulted = (conversation: Conversation): boolean => struckBy(conversation) === 'insult';

/** The visitor's message, or a kiss in the reply to it. */
function strokeNow(conversation: Conversation, reply: string | undefined) {
  const stroke = struckBy(conversation);
  if (stroke || reply === undefined) return stroke;
  return strokeIn(reply) === 'kiss' ? 'kiss' : null;
}

/** Asked of the page, twelve times a second, because the draft is the form's own affair. */
function isVisitorTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement && field.value !== '';
}

/** What stands on the stage besides the puppet. */
export function LivingStage({ conversation }: Pick<Props, 'conversation'>) {
  return (
    <>
      <Room />
      <LivingButtons conversation={conversation} />
    </>
  );
}

/** Stops what moves, and switches voices on and off. Gone where nothing moves or speaks any more. */
function LivingButtons({ conversation }: Pick<Props, 'conversation'>) {
  const isMotionReduced = useMedia(reducedMotion);
  const { isPaused, isVoiceOn, isMute } = useChoices();
  if (doingIn(conversation, false) === 'still') return null;

  const switchVoice = () => {
    choose({ isVoiceOn: !isVoiceOn });
    if (isVoiceOn) switchSoundOff();
    else {
      switchSoundOn().then(
        (isOn) => {
          if (!isOn) choose({ isVoiceOn: false });
        },
        () => choose({ isVoiceOn: false, isMute: true }),
      );
    }
  };

  return (
    <div className="living-buttons">
      {!isMotionReduced && (
        <button
          type="button"
          aria-label={isPaused ? 'Let the puppet move' : 'Pause the puppet'}
          onClick={() => choose({ isPaused: !isPaused })}
        >
          <Icon path={isPaused ? 'M8 5l11 7-11 7z' : 'M6 5h4v14H6zM14 5h4v14h-4z'} />
        </button>
      )}
      {isSoundKnown && !isMute && (
        <button
          type="button"
          aria-label="Voice"
          aria-pressed={isVoiceOn}
          title={isVoiceOn ? 'Voice: on' : 'Voice: off'}
          onClick={switchVoice}
        >
          <Icon path={isVoiceOn ? horn + waves : horn + cross} />
        </button>
      )}
    </div>
  );
}

const horn = 'M3 9h4l5-4v14l-5-4H3z';
const waves =
  'M15 8.5l1.4-1.4a7 7 0 0 1 0 9.8L15 15.5a5 5 0 0 0 0-7zM18 5.5l1.4-1.4a11.2 11.2 0 0 1 0 15.8L18 18.5a9.2 9.2 0 0 0 0-13z';
const cross = 'M14.7 8.7l1.4-1.4 2.4 2.4 2.4-2.4 1.4 1.4-2.4 2.4 2.4 2.4-1.4 1.4-2.4-2.4-2.4 2.4-1.4-1.4 2.4-2.4z';

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
