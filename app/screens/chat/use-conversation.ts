import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Profile } from '../../../cast/profiles.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import { askServer } from './ask-server.ts';
import { type ChatMessage, converse, historyOf, isAwaitingReply, isBlank, newConversation } from './conversation.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';
import { growl } from './growling.ts';
import { useCountdown, type Wait } from './use-countdown.ts';

/** The conversation with one character, from the greeting on. Leaving the page ends what is under way. */
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
    // A microtask later: StrictMode runs this effect, its cleanup and the effect again at once, and only one may greet.
    queueMicrotask(() => {
      if (!controller.signal.aborted) ask(undefined, [], controller.signal);
    });
    return () => controller.abort();
  }, [ask]);

  /** Says whether the message went out; a blank one does not, nor one sent while a reply is awaited or a limit runs. */
  const send = (text: string): boolean => {
    if (isBlank(text) || isAwaitingReply(conversation) || countdown?.isOver === false || !visit.current) return false;
    ask(text.trim(), historyOf(conversation), visit.current.signal);
    return true;
  };

  return { conversation, writer, countdown, isTooLong: isTooLong && !isAwaited, send };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Dragon needs no service, and the same time as everybody else: hers runs from the moment she is asked. */
function growlInTime(): AsyncIterable<string> {
  const delay = sleep(typingDelayMs + typingShownMs);
  const words = growl();
  words.catch(() => {}); // it may fail before it is read; reading it throws it again
  return (async function* () {
    await delay;
    yield await words;
  })();
}
