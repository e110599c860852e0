import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { type CharacterName, isCharacterName } from '../../../cast/characters.ts';
import { loveInterests } from '../../../cast/love-interests.ts';
import { address } from '../../ui/address.ts';
import { portraitReady } from '../../ui/portrait.tsx';
import { stageSizes } from '../../ui/stage-sizes.ts';
import { stepBack } from '../../ui/step-back.ts';
import { inTransition } from '../../ui/transition.ts';

/** The `sizes` of the picture on the card. */
export const cardSizes = '(width < 44rem) 192px, 384px';

/**
 * Which character's card is open. An open card is a history entry of its own with the state `{ card }`, so that the
 * device's Back closes it and a reload keeps it. `shown` follows the history, in a view transition.
 */
export function useCard() {
  const [path, goTo] = useLocation();
  const inHistory = cardIn(useHistoryState());
  const [shown, setShown] = useState(inHistory);
  const [lastPressed, setLastPressed] = useState(inHistory);
  const { actWhen, cancel } = usePendingAction(inHistory);

  useEffect(() => {
    // While another screen loads, the history state is already that screen's: ignore it.
    if (path !== address('/choose') || inHistory === shown) return;
    if (inHistory) setLastPressed(inHistory);
    inTransition(() => setShown(inHistory));
  }, [path, inHistory, shown]);

  const open = (name: CharacterName) => {
    setLastPressed(name); // names the picture that the view transition moves, before the transition starts
    actWhen(portraitReady(name, cardSizes), () => {
      const replace = cardIn(history.state) !== null;
      navigate(address('/choose'), { state: { card: name }, replace });
    });
  };
  const close = useCallback(() => {
    cancel();
    if (cardIn(history.state)) stepBack();
  }, [cancel]);
  const chat = (character: CharacterName) => {
    // the view transition moves the portrait to the chat, where it must be loaded
    actWhen(portraitReady(character, stageSizes), () => {
      goTo(address('/chat'), { state: { character, loveInterest: loveInterests[character] } });
    });
  };
  return { shown, lastPressed, open, close, chat };
}

function cardIn(navigationState: unknown): CharacterName | null {
  const card = (navigationState as { card?: unknown } | null)?.card;
  return isCharacterName(card) ? card : null;
}

/**
 * An action that waits for a promise: `actWhen(ready, act)` calls `act` once `ready` resolves, unless a later `actWhen`,
 * `cancel`, a changed `place` or unmounting came first.
 */
function usePendingAction(place: unknown) {
  const latest = useRef(0);
  const cancel = useCallback(() => {
    latest.current += 1;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `place` cancels too
  useEffect(() => cancel, [place, cancel]);
  const actWhen = (ready: Promise<unknown>, act: () => void) => {
    cancel();
    const number = latest.current;
    void ready.then(() => {
      if (number === latest.current) act();
    });
  };
  return { actWhen, cancel };
}
