import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CareQuestion, Question } from '../../../contract/chat.ts';
import { askCare } from './ask-care.ts';
import { askServer } from './ask-server.ts';
import { careOrGrowl, carePatienceMs } from './care-or-growl.ts';
import { converse, noticedBefore } from './conversation.ts';
import { newConversation } from './conversation-state.ts';
import { historyOf, isAwaitingReply } from './conversation-views.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';
import { growl } from './growling.ts';
import { isBlank } from './listed-message.ts';
import { useCountdown, type Wait } from './use-countdown.ts';
import type { Talker } from './who-is-talking.ts';

/** The conversation with one character, from the greeting on. Unmounting aborts the running request. */
export function useConversation({ name: character, loveInterest }: Talker) {
  const [conversation, dispatch] = useReducer(converse, character, newConversation);
  const [wait, setWait] = useState<Wait | null>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const isAwaited = conversation.awaited !== null;
  const countdown = useCountdown(isAwaited ? null : wait);
  const visit = useRef<AbortController | null>(null);
  const lastId = useRef(0);

  const ask = useCallback(
    (asked: Pick<Question, 'message' | 'history' | 'noticed' | 'scene'>, signal: AbortSignal) => {
      const { message, noticed } = asked;
      lastId.current += 1;
      const id = lastId.current;
      setWait(null);
      setIsTooLong(false);
      if (message === undefined) dispatch({ type: 'greetingAsked', id });
      else dispatch({ type: 'messageSent', id, message });
      const reply =
        character === 'Dragon'
          ? growlUnlessCareAnswers(
              message === undefined ? null : { message, ...(noticed && { noticed: [...noticed] }) },
              signal,
            )
          : askServer(
              { character, loveInterest, ...asked },
              {
                onWait: (seconds) => setWait({ seconds, until: performance.now() + seconds * 1000 }),
                onTooLong: () => setIsTooLong(true),
              },
              signal,
            );
      void follow({ id, kind: message === undefined ? 'greeting' : 'reply', ...reply }, dispatch, sleep, signal);
    },
    [character, loveInterest],
  );

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    // Deferred by a microtask: StrictMode runs effect, cleanup and effect in one go, and only the last may ask for a greeting.
    queueMicrotask(() => {
      if (!controller.signal.aborted) ask({}, controller.signal);
    });
    return () => controller.abort();
  }, [ask]);

  /** Returns whether the message was sent: not if it is blank, a reply is awaited, or a limit has not yet expired. */
  const send = (text: string): boolean => {
    if (isBlank(text) || isAwaitingReply(conversation) || countdown?.isOver === false || !visit.current) return false;
    const { scene } = conversation;
    const noticed = noticedBefore(conversation);
    const history = historyOf(conversation);
    const known = { ...(scene !== null && { scene }), ...(noticed.length > 0 && { noticed }) };
    ask({ message: text.trim(), history, ...known }, visit.current.signal);
    return true;
  };
  const stepOut = () => {
    visit.current?.abort();
    dispatch({ type: 'steppedOut' });
  };
  const suggestPause = useCallback((hours: number) => dispatch({ type: 'pauseDue', hours }), []);

  return { conversation, countdown, isTooLong: isTooLong && !isAwaited, send, stepOut, suggestPause };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Dragon's greeting asks nobody. */
function growlUnlessCareAnswers(question: CareQuestion | null, signal: AbortSignal) {
  const care = question ? askCare(question, signal) : Promise.resolve(null);
  return careOrGrowl(care, growlInTime(), sleep(carePatienceMs));
}

/** Dragon's growls need no server. They take as long as a fast reply, counted from the moment of asking. */
function growlInTime(): AsyncIterable<string> {
  const delay = sleep(typingDelayMs + typingShownMs);
  const words = growl();
  words.catch(() => {}); // a failure during the delay would be an unhandled rejection; awaiting it throws it again
  return (async function* () {
    await delay;
    yield await words;
  })();
}
