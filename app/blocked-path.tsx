import styles from './blocked-path.module.css';

type Props = { onTryAgain: () => void; onStay: () => void };

/** A notice over the present screen when the next one cannot load. Staying keeps all that is on the present screen. */
export function BlockedPath({ onTryAgain, onStay }: Props) {
  return (
    <div role="alert" className={styles.notice}>
      <p>The path ahead is under water: that part of the swamp did not arrive. All you have here stays dry.</p>
      <button type="button" className={styles.board} onClick={onTryAgain}>
        Try again
      </button>
      <button type="button" className={styles.board} onClick={onStay}>
        Stay here
      </button>
    </div>
  );
}
