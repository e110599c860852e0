import { useEffect, useState } from 'react';
import type { Mood } from '../../../cast/portraits.ts';
import type { Conversation } from './conversation-state.ts';
import { faceDelayMs, puppetMood } from './puppet-mood.ts';

/** The face that the puppet makes now: that of `puppetMood`, in its time. */
export function useFace(conversation: Conversation, isInsulted: boolean | undefined): Mood {
  const wanted = puppetMood(conversation, isInsulted);
  const [shown, setShown] = useState(wanted);
  const delayMs = faceDelayMs(shown, wanted, conversation);
  if (shown !== wanted && delayMs === 0) setShown(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    const timer = setTimeout(() => setShown(wanted), delayMs);
    return () => clearTimeout(timer);
  }, [shown, wanted, delayMs]);
  return delayMs === 0 ? wanted : shown;
}
