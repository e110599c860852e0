// What may be done with the newest reply's words: in the row below it, or, where that has no room, in the sheet of this talk.
import { theNewest } from '#texts/chat-late.ts';
import * as postcard from '#texts/postcard.ts';
import { openPostcard } from '../../postcard/open-postcard.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import type { Conversation } from './conversation-state.ts';
import { CopyReply } from './copy-reply.tsx';
import { Icon } from './icon.tsx';
import css from './offer.css?inline';
import { mayBePostcard, postcardOf } from './reply-postcard.ts';
import { shownKnob } from './this-talk.tsx';

adoptStyles(css);

type Props = { conversation: Conversation };

export function ReplyTools({ conversation }: Props) {
  const text = replyIn(conversation);
  if (text === null) return null;
  return (
    <>
      <CopyReply text={text} />
      {mayBePostcard(conversation) && (
        <button
          type="button"
          className="after-tool"
          aria-label={postcard.postcard}
          title={postcard.postcard}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => void openPostcard(postcardOf(conversation, text), currentTarget)}
        >
          <Icon path="M3 6h18v13H3zM14 6v13M17 9h2" isLine />
        </button>
      )}
    </>
  );
}

/** The postcard is a sheet of its own: the one of this talk closes, and what opened that one gets the focus back. */
export function ReplyToolsInSheet({ conversation }: Props) {
  const text = replyIn(conversation);
  if (text === null) return null;
  const showPostcard = (sheet: HTMLDialogElement | null) => {
    sheet?.close();
    const opener = shownKnob();
    if (opener) void openPostcard(postcardOf(conversation, text), opener);
  };
  return (
    <div className="after-tools">
      <strong>{theNewest}</strong>
      <CopyReply text={text} isNamed />
      {mayBePostcard(conversation) && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => showPostcard(currentTarget.closest('dialog'))}
        >
          {postcard.postcard}
        </button>
      )}
    </div>
  );
}

/** Of a greeting there is nothing to keep, and what the page says is not the character's. */
function replyIn({ messages }: Conversation): string | null {
  const last = messages.at(-1);
  return last?.category === 'AI' && !last.notice && messages.length > 1 ? last.message : null;
}
