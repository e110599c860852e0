import { useEffect, useLayoutEffect, useState } from 'react';
import type { Mood } from '../../../cast/portraits.ts';
import type { Conversation } from './conversation-state.ts';
import { faceDelayMs, puppetMood } from './puppet-mood.ts';
import { struckBy } from './struck-by.ts';

type Props = { conversation: Conversation; onFace: (face: Mood) => void };

/** Tells, before it is painted, the face that the puppet makes now: that of `puppetMood`, in its time. */
export function Face({ conversation, onFace }: Props) {
  const wanted = puppetMood(conversation, struckBy(conversation) === 'insult');
  const [shown, setShown] = useState(wanted);
  const delayMs = faceDelayMs(shown, wanted, conversation);
  if (shown !== wanted && delayMs === 0) setShown(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    const timer = setTimeout(() => setShown(wanted), delayMs);
    return () => clearTimeout(timer);
  }, [shown, wanted, delayMs]);
  const face = delayMs === 0 ? wanted : shown;
  useLayoutEffect(() => onFace(face), [face, onFace]);
  return null;
}
