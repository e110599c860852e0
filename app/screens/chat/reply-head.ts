// What the headers of a reply say besides the reply: who wrote it, and what server/care noticed in the message.

import {
  type CareKind,
  careHeader,
  careKinds,
  doubtHeader,
  type ReplierName,
  replierHeader,
  sayHeader,
  sceneHeader,
} from '../../../contract/chat.ts';
import { type PageLanguage, pageLanguage } from '../../care/words.ts';

export type ReplyHead = {
  readonly writer: ReplierName;
  readonly care: CareKind | null;
  /** The danger that was noticed may well be none. */
  readonly isDoubtful?: boolean;
  /** The visitor says that all is well; a doubtful danger was none. */
  readonly isDoubtOver?: boolean;
  /** Of what the site itself says. */
  readonly language: PageLanguage;
  /** Where the conversation is in the character's scenes; it goes along with the next question. */
  readonly scene?: string;
  /** What the visitor may tap as an answer. */
  readonly say?: readonly string[];
};

export function headOf(headers: Headers): ReplyHead {
  const writer = headers.get(replierHeader);
  return {
    writer: writer === 'service' || writer === 'site' ? writer : 'understudy',
    care: careKinds.find((kind) => kind === headers.get(careHeader)) ?? null,
    language: pageLanguage(headers.get('content-language')),
    ...(headers.get(doubtHeader) === 'yes' && { isDoubtful: true }),
    ...(headers.get(doubtHeader) === 'over' && { isDoubtOver: true }),
    ...besides(headers),
  };
}

function besides(headers: Headers): Pick<ReplyHead, 'scene' | 'say'> {
  const scene = headers.get(sceneHeader);
  const say = textsIn(headers.get(sayHeader));
  return { ...(scene !== null && { scene }), ...(say.length > 0 && { say }) };
}

/** Texts as the contract writes them into a header; none where they are not written so. */
function textsIn(header: string | null): readonly string[] {
  try {
    return header ? header.split('|').map(decodeURIComponent) : [];
  } catch {
    return [];
  }
}

/** Whether the page itself answers, in place of the character. */
export function isAnsweredByPage(head: ReplyHead | null | undefined): boolean {
  return head?.care === 'danger' || head?.writer === 'site';
}
