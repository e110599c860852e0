import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Profile } from '../../../cast/profiles.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import { askServer } from './ask-server.ts';
import { type ChatMessage, converse, historyOf, isAwaitingReply, isBlank, newConversation } from './conversation.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';
import { growl } from './growling.ts';
import { useCountdown, type Wait } from './use-countdown.ts';

/** The conversation with one character, from the greeting on. Unmounting aborts the running request. */
export function useConversation({ name: character, loveInterest }: Profile) {
  const [conversation, dispatch] = useReducer(converse, character, newConversation);
  const [writer, setWriter] = useState<ReplierName | null>(null);
  const [wait, setWait] = useState<Wait | null>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const isAwaited = conversation.awaited !== null;
  const countdown = useCountdown(isAwaited ? null : wait);
  const visit = useRef<AbortController | null>(null);
  const lastId = useRef(0);

  const ask = useCallback(
    (message: string | undefined, history: readonly ChatMessage[], signal: AbortSignal) => {
      lastId.current += 1;
      const id = lastId.current;
      setWait(null);
      setIsTooLong(false);
      if (message === undefined) dispatch({ type: 'greetingAsked', id });
      else dispatch({ type: 'messageSent', id, message });
      const answer =
        character === 'Dragon'
          ? growlInTime()
          : askServer(
              { character, loveInterest, ...(message !== undefined && { message, history }) },
              {
                onWriter: setWriter,
                onWait: (seconds) => setWait({ seconds, until: performance.now() + seconds * 1000 }),
                onTooLong: () => setIsTooLong(true),
              },
              signal,
            );
      void follow({ id, kind: message === undefined ? 'greeting' : 'reply', answer }, dispatch, sleep, signal);
    },
    [character, loveInterest],
  );

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    // Deferred by a microtask: StrictMode runs effect, cleanup and effect in one go, and only the last may ask for a greeting.
    queueMicrotask(() => {
      if (!controller.signal.aborted) ask(undefined, [], controller.signal);
    });
    return () => controller.abort();
  }, [ask]);

  /** Returns whether the message was sent: not if it is blank, a reply is awaited, or a limit has not yet expired. */
  const send = (text: string): boolean => {
    if (isBlank(text) || isAwaitingReply(conversation) || countdown?.isOver === false || !visit.current) return false;
    ask(text.trim(), historyOf(conversation), visit.current.signal);
    return true;
  };

  return { conversation, writer, countdown, isTooLong: isTooLong && !isAwaited, send };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
