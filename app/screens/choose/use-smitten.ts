import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Makes a group of puppets smitten while one of them is pointed at or has the focus. `group` are the props of the element
 * around them. Their smitten pictures are asked for when first wanted (`hasSmitten`), and all show at once when all can be
 * painted (`areSmitten`); if one does not arrive, all stay as they are.
 */
export function useSmitten() {
  const ref = useRef<HTMLLIElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasSmitten, setHasSmitten] = useState(false);
  const [areReady, setAreReady] = useState(false);
  const isWanted = isPointedAt || hasFocus;

  useEffect(() => {
    if (!isWanted) return;
    setHasSmitten(true);
    if (!hasSmitten) return;
    let isCurrent = true;
    const pictures = ref.current?.querySelectorAll<HTMLImageElement>('[data-face="smitten"] img') ?? [];
    Promise.all([...pictures].map((picture) => picture.decode())).then(
      () => {
        if (isCurrent) setAreReady(true);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      setAreReady(false);
    };
  }, [isWanted, hasSmitten]);

  const group = {
    ref,
    // a finger that scrolls over them points at nobody
    onPointerEnter: (event: PointerEvent) => setIsPointedAt(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
  return { areSmitten: isWanted && areReady, hasSmitten, group };
}
