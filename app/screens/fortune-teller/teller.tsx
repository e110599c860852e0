import { useEffect, useRef } from 'react';
import { nameOf } from '#texts/names.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { tellerSizes } from '../../ui/stage-sizes.ts';
import styles from './teller.module.css';

type Props = { name: FortuneTeller; isSelected: boolean; onSelect: () => void };

/** Before the first name of the row. */
const airPx = 8;

/** A button that chooses one of the seven tellers. */
export function Teller({ name, isSelected, onSelect }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  // On a small phone the chosen one's row is wider than the window (shelf-on-phone.module.css); elsewhere nothing scrolls. They stand near its
  // middle, and it begins with a whole name.
  useEffect(() => {
    const row = button.current?.parentElement;
    if (!isSelected || !button.current || !row) return;
    const from = row.getBoundingClientRect().left - row.scrollLeft;
    const { left, width } = button.current.getBoundingClientRect();
    const middle = left - from + width / 2 - row.clientWidth / 2;
    const starts = [...row.querySelectorAll('button')].map((it) => it.getBoundingClientRect().left - from - airPx);
    row.scrollLeft = starts.reduce((near, it) => (Math.abs(it - middle) < Math.abs(near - middle) ? it : near));
  }, [isSelected]);

  return (
    <button ref={button} type="button" className={styles.teller} aria-pressed={isSelected} onClick={onSelect}>
      <Portrait who={name} size={152} sizes={tellerSizes} widest={256} isAtTop />
      <span translate="no">{nameOf(name)}</span>
    </button>
  );
}
