// What may be done about the newest reply, and what is due after a while. Fetched late (use-living-parts.ts), with its styles, because every
// page carries the site's stylesheet.
import { useCallback } from 'react';
import css from './afterwards.css?inline';
import { NewestReply } from './newest-reply.tsx';
import type { Talk } from './use-conversation.ts';
import { usePauses } from './use-pauses.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];

export function Afterwards({ talk }: { talk: Talk }) {
  const { dispatch } = talk;
  usePauses(useCallback((hours: number) => dispatch({ type: 'pauseDue', hours }), [dispatch]));
  if (talk.conversation.isOver) return null;
  return <NewestReply talk={talk} offer={null} />;
}
