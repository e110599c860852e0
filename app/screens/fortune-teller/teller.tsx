import { nameOf } from '#texts/names.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { tellerSizes } from '../../ui/stage-sizes.ts';
import styles from './teller.module.css';

type Props = { name: FortuneTeller; isSelected: boolean; onSelect: () => void };

/** A button that chooses one of the seven tellers. */
export function Teller({ name, isSelected, onSelect }: Props) {
  return (
    <button type="button" className={styles.teller} aria-pressed={isSelected} onClick={onSelect}>
      <Portrait who={name} size={152} sizes={tellerSizes} widest={256} isAtTop />
      <span translate="no">{nameOf(name)}</span>
    </button>
  );
}
