import { useState } from 'react';
import * as texts from '#texts/hangman.ts';
import type { Play } from './play.ts';
import { share } from './share.ts';
import { shareText } from './share-text.ts';
import { useSheet } from './use-sheet.ts';

/** Sends a game on. `onTold` gets what to tell the visitor; where nothing takes the text, a sheet shows it. */
export function useSharing(onTold: (note: string) => void) {
  const [text, setText] = useState('');
  const { Sheet, open, close } = useSheet(
    () => import('./text-sheet.tsx'),
    () => onTold(texts.notSent),
  );
  const send = async ({ kind, round }: Play) => {
    const words = shareText(kind, round.game, location.origin + location.pathname);
    setText(words);
    const shared = await share(words, navigator);
    if (shared === 'copied') onTold(texts.copied);
    if (shared === 'refused') open();
  };
  return { text, Sheet, close, send };
}
