import { useEffect, useState } from 'react';
import { mostMessageLetters } from '../../../contract/chat.ts';
import { onForgotten } from '../../kept/forget.ts';
import { endKeeping } from '../../kept/keeping.ts';
import { quietly } from '../../kept/store.ts';
import type { Conversation } from './conversation-state.ts';
import { type KeptTalk, keptTalks, messagesOf, unanswered, withSitting } from './kept-talk.ts';

/** Where the storage has no room for all, it may have some for the newest. */
const fewMessages = 40;

/**
 * Keeps what is said on the device, and what is written in the tab. `earlier` is what earlier visits left, as it was on arriving; `carryOn`
 * returns it as it is now, and what it holds is not kept a second time. `isKept` is whether the device takes it.
 */
export function useKeptTalk(
  conversation: Conversation,
  { key, text }: { readonly key: string; readonly text: string },
  onForgottenElsewhere: () => void,
) {
  const { character, isOver } = conversation;
  const [store] = useState(() => keptTalks(character));
  const [id] = useState(() => Math.random().toString(36).slice(2));
  const [earlier] = useState(() => store.read());
  const [from, setFrom] = useState(0);
  const [isKept, setIsKept] = useState(true);

  const toldDanger = conversation.messages.some(({ notice }) => notice === 'danger answered');
  useEffect(() => {
    if (toldDanger) endKeeping();
  }, [toldDanger]);

  useEffect(() => {
    if (conversation.awaited) return;
    if (isOver) return store.remove();
    const keepMost = (most?: number) => {
      const talk = withSitting(store.read(), id, conversation, from, most);
      return talk === null || store.write(talk);
    };
    setIsKept(keepMost() || keepMost(fewMessages));
  }, [conversation, isOver, store, id, from]);

  const pending = isOver
    ? ''
    : [unanswered(conversation), text].filter(Boolean).join('\n').slice(0, mostMessageLetters);
  useEffect(() => {
    quietly(() => (pending ? sessionStorage.setItem(key, pending) : sessionStorage.removeItem(key)), undefined);
  }, [key, pending]);

  useEffect(() => onForgotten(onForgottenElsewhere), [onForgottenElsewhere]);

  const carryOn = (): KeptTalk | null => {
    const talk = store.read();
    if (talk) setFrom(messagesOf(talk).length);
    return talk;
  };
  return { earlier, carryOn, isKept, from };
}
