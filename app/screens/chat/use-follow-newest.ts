import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within so many pixels of the end counts as being there: zoomed pages round their scroll positions. */
const slackPx = 32;

/**
 * Keeps a scrolling list at its newest entry, but only for a reader who is there; one who reads further up is left
 * alone. `newest` is anything that changes with the list's content.
 */
export function useFollowNewest(newest: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isBehind, setIsBehind] = useState(false);

  const goToNewest = useCallback(() => {
    isFollowing.current = true;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);

  const onScroll = useCallback(() => {
    if (!list.current) return;
    const { scrollTop, clientHeight, scrollHeight } = list.current;
    isFollowing.current = scrollHeight - clientHeight - scrollTop <= slackPx;
    setIsBehind(!isFollowing.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what there is to follow
  useLayoutEffect(() => {
    if (isFollowing.current) goToNewest();
  }, [newest, goToNewest]);

  // A phone's keyboard shortens the list without a word.
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) goToNewest();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [goToNewest]);

  return { list, onScroll, isBehind, goToNewest };
}
