import { useCallback, useEffect, useRef, useState } from 'react';
import { onForgotten } from '../../kept/forget.ts';
import { dayOf } from './day.ts';
import { isOver } from './game.ts';
import { keptDays, withDay } from './kept-days.ts';
import { loadHints } from './load-hints.ts';
import { newName } from './new-name.ts';
import { caughtUp, dayPlay, hashOf, type Play, playAt, randomPlay, type Sources } from './play.ts';
import { pressedLetter } from './pressed-letter.ts';
import { guessLetter, takeHint } from './round.ts';

const today = () => dayOf(new Date());

/**
 * The present game; `null` until the words have loaded, and in the prerendered page. The address says which it is, so that a reload stays
 * with the word of the day.
 */
export function useRound() {
  const [play, setPlay] = useState<Play | null>(null);
  const [sources, setSources] = useState<Sources | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure; // so that the error boundary shows the error page: there is no game without words
  /** The random game that was left for the word of the day. */
  const left = useRef<Play | null>(null);
  const hasBegun = play !== null;

  // Deals in here and not while rendering, which may happen several times; `hasBegun`, because the effect may run again.
  useEffect(() => {
    if (hasBegun) return;
    let isHere = true;
    const look = import('./ended-look.ts').catch(() => {}); // without it a game is played all the same
    import('./pools.ts').then(async ({ shuffledPools, allWords }) => {
      await look;
      if (!isHere) return;
      const loaded = { deal: shuffledPools(), words: allWords, newName };
      setSources(loaded);
      setPlay(playAt(location.hash, today(), keptDays().read(), loaded));
    }, setFailure);
    return () => {
      isHere = false;
    };
  }, [hasBegun]);

  const guess = useCallback(
    (letter: string) => {
      if (!play || !sources) return;
      const current = caughtUp(play, keptDays().read());
      setPlay({ ...current, round: guessLetter(current.round, letter, sources.deal) });
    },
    [play, sources],
  );

  /** Rejects where the hints do not arrive. */
  const askForHint = useCallback(async () => {
    if (!play) return;
    const { word } = play.round.game;
    const hints = await loadHints(word);
    // in the meantime there may have been a guess, or another game
    setPlay((now) => {
      if (now?.round.game.word !== word) return now;
      const current = caughtUp(now, keptDays().read());
      return { ...current, round: takeHint(current.round, hints) };
    });
  }, [play]);

  useEffect(() => {
    if (play?.kind.type !== 'day') return;
    const days = withDay(keptDays().read(), play.kind.day, play.round.game);
    if (days) keptDays().write(days); // nothing is written anew: what another tab has just written might be lost
  }, [play]);

  const show = useCallback((next: Play, hash: string) => {
    setPlay(next);
    history.replaceState(history.state, '', hash || location.pathname);
  }, []);

  const playAgain = useCallback(() => {
    left.current = null;
    if (sources) show(randomPlay(sources, true), '');
  }, [sources, show]);

  /** To the word of the day, and back to the game that was left for it. */
  const toggleDay = useCallback(() => {
    // pressed before the words have loaded: the address tells then
    if (!play || !sources) return history.replaceState(history.state, '', hashOf.today);
    if (play.kind.type === 'day' && play.kind.day === today()) {
      show(left.current ?? randomPlay(sources), '');
      left.current = null;
      return;
    }
    if (play.kind.type === 'random' && !isOver(play.round.game)) left.current = play;
    show(dayPlay(sources, today(), keptDays().read()), hashOf.today);
  }, [play, sources, show]);

  useEffect(() => {
    if (!sources) return;
    // a link of a friend that is pasted while the game is open
    const follow = () => setPlay(playAt(location.hash, today(), keptDays().read(), sources));
    const catchUp = () => setPlay((play) => play && caughtUp(play, keptDays().read()));
    addEventListener('hashchange', follow);
    addEventListener('storage', catchUp);
    // else the next guess would keep again what was to be forgotten
    const stop = onForgotten(() => show(randomPlay(sources), ''));
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('storage', catchUp);
      stop();
    };
  }, [sources, show]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return; // what is typed above the game is no guess
      const letter = pressedLetter(event);
      if (letter) guess(letter);
      else if (event.key === 'Enter' && play && isOver(play.round.game) && !isOnControl(event)) playAgain();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [guess, playAgain, play]);

  return { play, guess, askForHint, playAgain, toggleDay };
}

/** Enter on a link or an enabled button activates that, and must not start a new game too. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, button:not(:disabled)') !== null;
}
