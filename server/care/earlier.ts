// What care knows of a conversation before its newest message. The page sends it back as `noticed`; the visitor's remarks in the
// history are read too, for programs that do not, and because a page may have missed a header.
import type { CareKind, Question, Remark } from '../../contract/chat.ts';
import { isTakenBack } from '../chat/understudy/friend.ts';
import { plainly } from '../chat/understudy/plain.ts';
import { type Notice, notice } from './notice.ts';
import { siteReplies, toDangerReplies } from './replies.ts';

export type Earlier = {
  readonly kinds: ReadonlySet<CareKind>;
  /** The history as a replier may see it: without danger, without what was turned down, and without the replies to them. */
  readonly history: readonly Remark[];
};
type Conversation = Pick<Question, 'history' | 'noticed'>;

/** Letters by which the site's own words are recognised: pages cut what they send to 200. */
const knownBy = 100;
const beginning = (text: string) => text.slice(0, knownBy);
const ofTheSite: ReadonlySet<string> = new Set(siteReplies.map(beginning));
const toDanger: ReadonlySet<string> = new Set(toDangerReplies.map(beginning));

export function earlier({ history = [], noticed = [] }: Conversation): Earlier {
  const kinds = new Set(noticed);
  const seen: Remark[] = [];
  let wasHidden = false;
  for (const remark of history) {
    const isVisitors = remark.category === 'user';
    const kind = isVisitors ? notice(remark.message)?.kind : undefined;
    if (kind) kinds.add(kind);
    const isHidden: boolean = isVisitors
      ? kind !== undefined && kind !== 'minor'
      : wasHidden || ofTheSite.has(beginning(remark.message));
    if (!isHidden) seen.push(remark);
    wasHidden = isVisitors && isHidden;
  }
  return { kinds, history: seen };
}

/**
 * Whether the site has answered danger before. It looks for its own words and reads no visitor's, because it is asked before any
 * limit and must cost next to nothing, whatever the history holds.
 */
export function hasAnsweredDanger({ history = [], noticed = [] }: Conversation): boolean {
  return (
    noticed.includes('danger') ||
    history.some(({ category, message }) => category === 'AI' && toDanger.has(beginning(message)))
  );
}

/** What care notices in `message`, the newest of a conversation. Behind a danger half a word is enough, but for who takes it back. */
export function noticeIn(conversation: Conversation, message: string): Notice | null {
  return notice(message, hasAnsweredDanger(conversation) && !isTakenBack(plainly(message)));
}
