import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { language } from '#texts/language.ts';
import type { CareQuestion, Question } from '../../../contract/chat.ts';
import { askCare } from './ask-care.ts';
import { askServer } from './ask-server.ts';
import { careOrGrowl, carePatienceMs } from './care-or-growl.ts';
import { converse, isInDoubt, noticedBefore } from './conversation.ts';
import { type Action, newConversation } from './conversation-state.ts';
import { historyOf, isAwaitingReply } from './conversation-views.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';
import { growl } from './growling.ts';
import { isBlank } from './listed-message.ts';
import { useCountdown, type Wait } from './use-countdown.ts';
import type { Talker } from './who-is-talking.ts';

/** Nothing says English. */
const inLanguage = language === 'en' ? {} : { language };

export type Asked = Pick<Question, 'message' | 'history' | 'noticed' | 'inDoubt' | 'scene' | 'instead'>;
export type Talk = ReturnType<typeof useConversation>;

/** The conversation with one character, from the greeting on. Unmounting aborts the running request. */
export function useConversation({ name: character, loveInterest }: Talker) {
  const [conversation, dispatch] = useReducer(converse, character, newConversation);
  const [wait, setWait] = useState<Wait | null>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const isAwaited = conversation.awaited !== null;
  const countdown = useCountdown(isAwaited ? null : wait);
  const running = useRef<AbortController | null>(null);
  const lastAsked = useRef<Asked>({});
  const lastId = useRef(0);

  /** `begin`: what becomes of the conversation at once. */
  const ask = useCallback(
    (asked: Asked, begin: (id: number) => Action) => {
      const { message, noticed } = asked;
      lastId.current += 1;
      const id = lastId.current;
      lastAsked.current = asked;
      running.current = new AbortController();
      const { signal } = running.current;
      setWait(null);
      setIsTooLong(false);
      dispatch(begin(id));
      const reply =
        character === 'Dragon'
          ? growlUnlessCareAnswers(
              message === undefined ? null : { message, ...(noticed && { noticed: [...noticed] }), ...inLanguage },
              signal,
            )
          : askServer(
              { character, loveInterest, ...inLanguage, ...asked },
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
    let hasLeft = false;
    // Deferred by a microtask: StrictMode runs effect, cleanup and effect in one go, and only the last may ask for a greeting.
    queueMicrotask(() => {
      if (!hasLeft) ask({}, (id) => ({ type: 'greetingAsked', id }));
    });
    return () => {
      hasLeft = true;
      running.current?.abort();
    };
  }, [ask]);

  /** Returns whether the message was sent: not if it is blank, a reply is awaited, or a limit has not yet expired. */
  const send = (text: string): boolean => {
    if (isBlank(text) || isAwaitingReply(conversation) || countdown?.isOver === false) return false;
    const { scene } = conversation;
    const noticed = noticedBefore(conversation);
    const history = historyOf(conversation);
    const known = {
      ...(scene !== null && { scene }),
      ...(noticed.length > 0 && { noticed }),
      ...(isInDoubt(conversation) && { inDoubt: true }),
    };
    const message = text.trim();
    ask({ message, history, ...known }, (id) => ({ type: 'messageSent', id, message }));
    return true;
  };
  /** Gives up the reply that is under way. */
  const stop = (action: Action) => {
    running.current?.abort();
    dispatch(action);
  };
  const stepOut = () => stop({ type: 'steppedOut' });

  return {
    conversation,
    countdown,
    isTooLong: isTooLong && !isAwaited,
    send,
    stepOut,
    dispatch,
    stop,
    ask,
    lastAsked,
  };
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
