// A sheet above the game. Its styles come with it, because every page carries the site's stylesheet.
import { adoptStyles } from '../../ui/adopt-styles.ts';
import '../../ui/sheet.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SheetHead } from '../../ui/sheet-head.tsx';
import css from './sheet.css?inline';

adoptStyles(css);

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Open as long as it is rendered. Closed, it gives the focus back to what had it. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="sheet game-sheet" aria-labelledby={titleId} onClose={onClose}>
      <SheetHead id={titleId} title={title} onClose={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
