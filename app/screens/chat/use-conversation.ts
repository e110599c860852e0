import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Profile } from '../../../cast/profiles.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import { askServer } from './ask-server.ts';
import { type ChatMessage, converse, historyOf, isAwaitingReply, isBlank, newConversation } from './conversation.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';
import { growl } from './growling.ts';
import type { Wait } from './use-wait.ts';

/** The conversation with one character, from the greeting on. Leaving the page ends what is under way. */
export function useConversation({ name: character, loveInterest }: Profile) {
  const [conversation, tell] = useReducer(converse, character, newConversation);
  const [replier, setReplier] = useState<ReplierName | null>(null);
  const [wait, setWait] = useState<Wait | null>(null);
  const visit = useRef<AbortController | null>(null);
  const lastId = useRef(0);

  const ask = useCallback(
    (message: string | undefined, history: readonly ChatMessage[], signal: AbortSignal) => {
      lastId.current += 1;
      const id = lastId.current;
      setWait(null);
      if (message === undefined) tell({ type: 'greetingAsked', id });
      else tell({ type: 'messageSent', id, message });
      const answer =
        character === 'Dragon'
          ? growlInTime()
          : askServer(
              { character, loveInterest, ...(message !== undefined && { message, history }) },
              setReplier,
              (seconds) => setWait({ seconds, until: performance.now() + seconds * 1000 }),
              signal,
            );
      void follow({ id, kind: message === undefined ? 'greeting' : 'reply', answer }, tell, sleep, signal);
    },
    [character, loveInterest],
  );

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    // A microtask later: StrictMode enters, leaves and enters again at once, and only one entry may greet.
    queueMicrotask(() => {
      if (!controller.signal.aborted) ask(undefined, [], controller.signal);
    });
    return () => controller.abort();
  }, [ask]);

  /** Says whether the message went out; a blank one, or one sent while a reply is awaited, does not. */
  const send = (text: string): boolean => {
    if (isBlank(text) || isAwaitingReply(conversation) || !visit.current) return false;
    ask(text.trim(), historyOf(conversation), visit.current.signal);
    return true;
  };

  return { conversation, replier, wait: conversation.awaited ? null : wait, send };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Dragon needs no service, and the same time as everybody else: hers runs from the moment she is asked. */
function growlInTime(): AsyncIterable<string> {
  const breath = sleep(typingDelayMs + typingShownMs);
  const words = growl();
  words.catch(() => {}); // whoever reads it gets the error
  return (async function* () {
    await breath;
    yield await words;
  })();
}
