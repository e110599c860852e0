// What makes the chat's puppet live: a view over its still. Fetched late (use-living-parts.ts),
// with its styles, because every page carries the site's stylesheet.

import { useEffect, useEffectEvent, useRef } from 'react';
import type { CharacterName } from '../../../cast/characters.ts';
import type { Mood } from '../../../cast/portraits.ts';
import { refuseReading, useVoice } from '../../settings/use-voice.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { useIsStill } from '../../ui/use-media.ts';
import { beginAloud, hush, isReadingAloud, readAloud } from './aloud.ts';
import { heldMs } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import { Face as PuppetFace } from './face.tsx';
import css from './living.css?inline';
import { doingIn, landed, lookOf, newLife, next, struck } from './living.ts';
import { LivingStage as PuppetStage } from './living-stage.tsx';
import { draw, rest } from './living-view.ts';
import { makeSound, sleepSound, wakeSound } from './sound.ts';
import { hear, isSpeaking, pictureMs, saidIn, silence, speak } from './speech.ts';
import { languageOf } from './spoken.ts';
import { strokeIn, struckBy } from './struck-by.ts';
import { useIsHidden } from './use-is-hidden.ts';
import { useSprite } from './use-sprite.ts';
import { voices } from './voices.ts';

adoptStyles(css);

/** It speaks on for as long as its face is held. */
const speaksOnPictures = Math.round(heldMs / pictureMs);

type Props = { who: CharacterName /** The face that is shown. */; mood: Mood; conversation: Conversation };

/** Stands over the puppet's still, and moves it. */
export function Living({ who, mood, conversation }: Props) {
  const isMoving = !useIsStill();
  const { heard: voice } = useVoice(languageOf(who, conversation.writers));
  const isHidden = useIsHidden();
  const isLiving = !isHidden && (isMoving || voice !== 'off') && doingIn(conversation, false) !== 'still';

  const view = useRef<HTMLDivElement>(null);
  const life = useRef(newLife(Math.random));
  const talk = useRef(silence());
  const struckAt = useRef(-1);
  const whole = useRef<string>(null);
  const sprite = useSprite(view, who, mood, isMoving);

  const begin = useEffectEvent(() => {
    const said = saidIn(conversation);
    whole.current = said?.isWhole ? said.text : null;
    talk.current = silence(said?.isWhole ? said.place : -1); // what was said before is not said now
    struckAt.current = said?.place ?? conversation.messages.length;
  });

  const showNext = useEffectEvent(() => {
    const said = saidIn(conversation);
    const [picture, after] = speak(hear(talk.current, said, voices[who].manner, speaksOnPictures));
    talk.current = after;
    if (voice === 'babble' && picture.sound) makeSound(picture.sound, voices[who], Math.random);
    const mouth =
      voice === 'aloud'
        ? readAloud(said, voices[who], refuseReading, languageOf(who, conversation.writers))
        : picture.mouth;
    if (!isMoving || !view.current) return;

    const place = said?.place ?? conversation.messages.length;
    // Who is a friend only keeps its face at rest, and is not struck by anything.
    const stroke = mood === 'rest' || struckAt.current === place ? null : strokeNow(conversation, said?.text);
    if (stroke) {
      life.current = struck(life.current, stroke);
      struckAt.current = place;
    }
    const saidWhole = said?.isWhole ? said.text : null;
    if (saidWhole !== null && saidWhole !== whole.current) life.current = landed(life.current);
    whole.current = saidWhole;
    const doing = isSpeaking(after) || isReadingAloud() ? 'talking' : doingIn(conversation, isVisitorTyping(), mood);
    life.current = next(life.current, doing, Math.random);
    draw(view.current, mouth, lookOf(life.current));
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
    if (voice !== 'babble' || !isLiving) return;
    wakeSound();
    return sleepSound;
  }, [voice, isLiving]);

  const beginReading = useEffectEvent(() => beginAloud(saidIn(conversation)));
  useEffect(() => {
    if (voice !== 'aloud' || !isLiving) return;
    beginReading();
    addEventListener('pagehide', hush); // Chromium reads on in a page that is gone
    return () => {
      removeEventListener('pagehide', hush);
      hush();
    };
  }, [voice, isLiving]);

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
    </div>
  );
}

/** The face is a part of it: what it is when the page is painted first, at rest, needs no rules. */
export const Face = PuppetFace;
export const LivingStage = PuppetStage;

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
