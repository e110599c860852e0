import styles from './told.module.css';

/** What is done and not said stands aslant; the asterisks about it are not seen, but read and copied as ever. No line has two such parts. */
export function Told({ children }: { children: string }) {
  const [, before = children, done, behind = ''] = /^([^*]*)\*([^*]+)\*(.*)$/su.exec(children) ?? [];
  return (
    <span>
      {before && <span>{before}</span>}
      {done && (
        <em>
          <span className={styles.unseen}>*</span>
          <span>{done}</span>
          <span className={styles.unseen}>*</span>
        </em>
      )}
      {behind && <span>{behind}</span>}
    </span>
  );
}
