// A reply as a picture postcard: docs/product.md, 16.
import { inSwamp } from '#texts/postcard.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import { isKeepingOver } from '../../kept/keeping.ts';
import type { Card } from '../../postcard/card.ts';
import { isFriendOnly } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';

/** None in a visit in which danger was told: what is said then is not for sending on. */
export function mayBePostcard({ messages, noticed }: Pick<Conversation, 'messages' | 'noticed'>): boolean {
  const toldDanger = noticed.includes('danger') || messages.some(({ notice }) => notice === 'danger answered');
  return !toldDanger && !isKeepingOver();
}

/** The puppet in the hut, smitten, or as a friend. */
export function postcardOf(conversation: Conversation, reply: string): Card {
  const who = conversation.character as CharacterName;
  return {
    place: 'hut',
    who,
    face: isFriendOnly(conversation) ? 'rest' : 'smitten',
    words: reply,
    note: inSwamp,
  };
}
