import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { type CharacterName, isCharacterName } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { portraitReady } from '../../ui/portrait.tsx';
import { stepBack } from '../../ui/step-back.ts';
import { inTransition } from '../../ui/transition.ts';

/** The `sizes` of the picture on the card. */
export const cardSizes = '(width < 44rem) 192px, 384px';

/**
 * Whose card is open. An open card is an entry of its own in the history, with the state `{ card }`, so that the
 * device's Back closes it and a reload keeps it; what is shown follows the history, in a transition.
 */
export function useCard() {
  const [path, goTo] = useLocation();
  const inHistory = cardIn(useHistoryState());
  const [shown, setShown] = useState(inHistory);
  const [lastPressed, setLastPressed] = useState(inHistory);
  const { wish, forget } = useLastWish(inHistory);

  useEffect(() => {
    // On the way to another screen the state is that screen's already; this one stays as it is until that arrives.
    if (path !== '/choose' || inHistory === shown) return;
    if (inHistory) setLastPressed(inHistory);
    inTransition(() => setShown(inHistory));
  }, [path, inHistory, shown]);

  const open = (name: CharacterName) => {
    setLastPressed(name); // its place on the shelf is marked, then it sets off
    wish(portraitReady(name, cardSizes), () => {
      const replace = cardIn(history.state) !== null;
      navigate('/choose', { state: { card: name }, replace });
    });
  };
  const close = useCallback(() => {
    forget();
    if (cardIn(history.state)) stepBack();
  }, [forget]);
  const chat = (character: CharacterName) => {
    // the portrait goes along, and must not arrive as an empty frame
    wish(portraitReady(character, '160px'), () => {
      const { loveInterest } = profileOf(character);
      goTo('/chat', { state: { character, loveInterest } });
    });
  };
  return { shown, lastPressed, open, close, chat };
}

function cardIn(navigationState: unknown): CharacterName | null {
  const card = (navigationState as { card?: unknown } | null)?.card;
  return isCharacterName(card) ? card : null;
}

/**
 * For wishes that wait for something: `wish(ready, act)` acts once `ready` resolves, unless by then something else was
 * wished for or all was forgotten. A new `place`, and leaving, forget as well.
 */
function useLastWish(place: unknown) {
  const wishes = useRef(0);
  const forget = useCallback(() => {
    wishes.current += 1;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on `place` hangs whether a wish still stands
  useEffect(() => forget, [place, forget]);
  const wish = (ready: Promise<unknown>, act: () => void) => {
    forget();
    const number = wishes.current;
    void ready.then(() => {
      if (number === wishes.current) act();
    });
  };
  return { wish, forget };
}
