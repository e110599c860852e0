import type { SyntheticEvent } from 'react';

type PictureEvent = SyntheticEvent<HTMLImageElement>;

/** Props of an `<img>` that hide it if its picture fails to load, instead of showing the browser's broken-image icon. */
export const unseenIfMissing = {
  /** A picture of the prerendered page may have failed before anybody could hear its error event. */
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
