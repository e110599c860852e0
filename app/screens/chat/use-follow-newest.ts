import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader who scrolls down to within so many pixels of the end is followed again. */
const slackPx = 32;
/** Zoomed pages round scroll positions, so the end may be off by this much. */
const roundingPx = 1;
/** What stays above an entry that is read from its beginning: what wood covers of the list, and less air than is between two messages. */
const marginPx = 18;

/**
 * Keeps a scrolling list at its newest entry while the reader is at its end. After scrolling up, even by a pixel, the
 * list no longer moves by itself, until `sentCount`, the number of the reader's own entries, grows. `newest` is what
 * it lists. `start`: an entry that is read from its beginning, where it is the newest and may be higher
 * than the list.
 */
export function useFollowNewest(newest: readonly unknown[], sentCount: number, start: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  const lastWidth = useRef(0);
  const [isBehind, setIsBehind] = useState(false);

  const notice = useCallback(() => {
    if (!list.current) return;
    const { scrollTop, clientHeight, clientWidth, scrollHeight } = list.current;
    const toEnd = scrollHeight - clientHeight - scrollTop;
    // A list that has become higher may have been moved by the browser, by as much at most; one of another width, whose lines break anew, anyhow.
    const movedPx = clientWidth === lastWidth.current ? Math.max(0, clientHeight - lastHeight.current) : scrollHeight;
    if (toEnd <= roundingPx) isFollowing.current = true;
    else if (scrollTop < lastTop.current - movedPx) isFollowing.current = false;
    else if (scrollTop > lastTop.current && toEnd <= slackPx) isFollowing.current = true;
    lastTop.current = scrollTop;
    lastHeight.current = clientHeight;
    lastWidth.current = clientWidth;
    setIsBehind(!isFollowing.current);
  }, []);

  const goToNewest = useCallback(() => {
    if (!list.current) return;
    isFollowing.current = true;
    list.current.scrollTo({ top: start.current ? start.current.offsetTop - marginPx : list.current.scrollHeight });
    lastTop.current = list.current.scrollTop;
    notice();
  }, [notice, start]);

  // Must run before the next effect, which scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending scrolls to the message that was sent
  useLayoutEffect(() => {
    isFollowing.current = true;
    if (newest.length > 0) lastTop.current = list.current?.scrollTop ?? 0;
  }, [sentCount]);

  useLayoutEffect(() => {
    if (newest.length === 0) return; // nothing can have moved, and asking makes a browser lay out the page at once
    notice(); // the reader may have scrolled up in this very frame, of which the browser reports only at its end
    if (isFollowing.current) goToNewest();
  }, [newest, notice, goToNewest]);

  // A phone's keyboard changes the list's height without a scroll event.
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      notice();
      if (isFollowing.current) goToNewest();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [goToNewest, notice]);

  return { list, onScroll: notice, isBehind, goToNewest };
}
