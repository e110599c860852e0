import { useState } from 'react';
import { useLocation } from 'wouter';
import * as texts from '#texts/fortune-late.ts';
import { nameOf } from '#texts/names.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import { loveInterests } from '../../../cast/love-interests.ts';
import { draftKey, handOn, keptDraft } from '../../kept/drafts.ts';
import { address } from '../../ui/address.ts';
import { useDestination } from '../../ui/destination.ts';
import { isOwnDraft, questionAbout } from './question.ts';

type Props = { character: CharacterName; text: string };

/** Takes the fortune into the chat with its teller, as a draft. What the visitor has begun to write there is not overwritten unasked. */
export function AskAbout({ character, text }: Props) {
  const [, goTo] = useLocation();
  const isLeaving = useDestination() === address('/chat');
  const [isAsking, setIsAsking] = useState(false);
  const key = draftKey(character);

  const go = () => goTo(address('/chat'), { state: { character, loveInterest: loveInterests[character] } });
  const goWithQuestion = () => {
    handOn(key, questionAbout(text));
    go();
  };
  const ask = () => {
    const draft = keptDraft(key);
    if (!isOwnDraft(draft)) return goWithQuestion();
    handOn(key, draft); // reading may have taken it
    setIsAsking(true);
  };

  return (
    <div className="told-ways" aria-busy={isLeaving || undefined}>
      <span aria-live="polite" className={isAsking ? 'told-asking' : undefined}>
        {isAsking ? texts.waiting : ''}
      </span>
      {/* The same button in both states: who presses twice by mistake loses nothing, and the focus stays. */}
      <button type="button" className="told-way" onClick={isAsking ? go : ask}>
        {isAsking ? (
          texts.keepMine
        ) : (
          <span>
            {texts.ask}
            <span translate="no">{nameOf(character)}</span>
            {texts.whatItMeans}
          </span>
        )}
      </button>
      {isAsking && (
        <button type="button" className="told-way" onClick={goWithQuestion}>
          {texts.replaceIt}
        </button>
      )}
    </div>
  );
}
