import * as texts from '#texts/shell.ts';
import styles from './blocked-path.module.css';

type Props = { onTryAgain: () => void; onStay: () => void };

/** A notice over the present screen when the next one cannot load. Staying keeps all that is on the present screen. */
export function BlockedPath({ onTryAgain, onStay }: Props) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{texts.pathUnderWater}</p>
      <button type="button" className={styles.board} onClick={onTryAgain}>
        {texts.tryAgain}
      </button>
      <button type="button" className={styles.board} onClick={onStay}>
        {texts.stay}
      </button>
    </div>
  );
}
