import { close } from '#texts/shell.ts';

type Props = { id: string; title: string; onClose: () => void };

/** The board that a sheet hangs from: what it is called, and the seal that closes it. It stays in sight while the rest scrolls. */
export function SheetHead({ id, title, onClose }: Props) {
  return (
    <div className="sheet-head">
      <h2 id={id}>{title}</h2>
      <button type="button" className="sheet-close" aria-label={close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
