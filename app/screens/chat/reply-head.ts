// What the headers of a reply say besides the reply: who wrote it, and what server/care noticed in the message.

import { type CareKind, careHeader, careKinds, type ReplierName, replierHeader } from '../../../contract/chat.ts';
import { type PageLanguage, pageLanguage } from '../../care/words.ts';

export type ReplyHead = {
  readonly writer: ReplierName;
  readonly care: CareKind | null;
  /** Of what the site itself says. */
  readonly language: PageLanguage;
};

export function headOf(headers: Headers): ReplyHead {
  const writer = headers.get(replierHeader);
  return {
    writer: writer === 'service' || writer === 'site' ? writer : 'understudy',
    care: careKinds.find((kind) => kind === headers.get(careHeader)) ?? null,
    language: pageLanguage(headers.get('content-language')),
  };
}

/** Whether the page itself answers, in place of the character. */
export function isAnsweredByPage(head: ReplyHead | null | undefined): boolean {
  return head?.care === 'danger' || head?.writer === 'site';
}
