import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Coming within so many pixels of the end is coming back to it. */
const slackPx = 32;
/** Zoomed pages round their scroll positions. */
const roundingPx = 1;

/**
 * Keeps a scrolling list at its newest entry, but only for a reader who is there; one who reads further up is left
 * alone from the first pixel on, until `sentCount`, the number of the reader's own entries, grows. `newest` is anything
 * that changes with the list's content.
 */
export function useFollowNewest(newest: unknown, sentCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const [isBehind, setIsBehind] = useState(false);

  const notice = useCallback(() => {
    if (!list.current) return;
    const { scrollTop, clientHeight, scrollHeight } = list.current;
    const toEnd = scrollHeight - clientHeight - scrollTop;
    if (toEnd <= roundingPx) isFollowing.current = true;
    else if (scrollTop < lastTop.current) isFollowing.current = false;
    else if (scrollTop > lastTop.current && toEnd <= slackPx) isFollowing.current = true;
    lastTop.current = scrollTop;
    setIsBehind(!isFollowing.current);
  }, []);

  const goToNewest = useCallback(() => {
    isFollowing.current = true;
    list.current?.scrollTo({ top: list.current.scrollHeight });
    notice();
  }, [notice]);

  // Before the next effect, which then follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sends wants to see what was sent
  useLayoutEffect(() => {
    isFollowing.current = true;
  }, [sentCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what there is to follow
  useLayoutEffect(() => {
    if (isFollowing.current) goToNewest();
  }, [newest, goToNewest]);

  // A phone's keyboard shortens and lengthens the list, and no scroll event tells.
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) goToNewest();
      else notice();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [goToNewest, notice]);

  return { list, onScroll: notice, isBehind, goToNewest };
}
