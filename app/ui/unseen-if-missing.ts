import type { SyntheticEvent } from 'react';

type PictureEvent = SyntheticEvent<HTMLImageElement>;

/** For an `<img>`: where its picture does not arrive, nothing is seen, instead of the browser's mark for a broken one. */
export const unseenIfMissing = {
  /** The written page's picture may have failed before React was there to hear of it. */
  ref: (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.style.visibility = 'hidden';
  },
  onError: ({ currentTarget }: PictureEvent) => {
    currentTarget.style.visibility = 'hidden';
  },
  onLoad: ({ currentTarget }: PictureEvent) => {
    currentTarget.style.visibility = '';
  },
};
