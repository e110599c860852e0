// What care knows of a conversation before its newest message. The page sends it back as `noticed`; the visitor's remarks in the
// history are read too, for programs that do not, and because a page may have missed a header.
import type { CareKind, Question, Remark } from '../../contract/chat.ts';
import { notice } from './notice.ts';
import { siteReplies } from './replies.ts';

export type Earlier = {
  readonly kinds: ReadonlySet<CareKind>;
  /** The history as a replier may see it: without danger, without what was turned down, and without the replies to them. */
  readonly history: readonly Remark[];
};
type Conversation = Pick<Question, 'history' | 'noticed'>;

/** Letters by which the site's own words are recognised: pages cut what they send to 200. */
const knownBy = 100;
const ofTheSite: ReadonlySet<string> = new Set(siteReplies.map((text) => text.slice(0, knownBy)));

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
      : wasHidden || ofTheSite.has(remark.message.slice(0, knownBy));
    if (!isHidden) seen.push(remark);
    wasHidden = isVisitors && isHidden;
  }
  return { kinds, history: seen };
}

/** Whether danger was noticed before. Reads no more of the history than it must, because it is asked before any limit. */
export function wasInDanger({ history = [], noticed = [] }: Conversation): boolean {
  return (
    noticed.includes('danger') ||
    history.some(({ category, message }) => category === 'user' && notice(message)?.kind === 'danger')
  );
}
