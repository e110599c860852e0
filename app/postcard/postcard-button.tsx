import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import * as texts from '#texts/postcard.ts';
import type { Card } from './card.ts';

type Props = {
  card: Card;
  className?: string | undefined;
  /** What the button shows in place of its word. */
  children?: ReactNode;
};

type Sheet = ComponentType<{ card: Card; onClose: () => void }>;

/** A button, and the sheet with the postcard that it opens, which is fetched only then. */
export function PostcardButton({ card, className, children }: Props) {
  const [Open, setOpen] = useState<Sheet | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = () =>
    import('./sheet.tsx').then(
      ({ PostcardSheet }) => {
        setHasFailed(false);
        setOpen(() => PostcardSheet);
      },
      () => setHasFailed(true),
    );
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        {...(children ? { 'aria-label': texts.postcard, title: texts.postcard } : {})}
        onClick={() => void open()}
      >
        {children ?? texts.postcard}
      </button>
      {hasFailed && <span role="alert">{texts.missing}</span>}
      {Open && <Open card={card} onClose={close} />}
    </>
  );
}
