import type { ReactNode } from 'react';
import styles from './ways.module.css';

type Props = {
  label: string;
  /** Stands on the picture: it is no part of the name. */
  number?: number | undefined;
  isPressed?: boolean;
  hasSheet?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A quiet button beside the title: a picture, and its name where there is room. */
export function Way({ label, number, isPressed, hasSheet, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.way}
      title={label}
      aria-label={label}
      data-number={number}
      aria-pressed={isPressed}
      aria-haspopup={hasSheet ? 'dialog' : undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span>{label}</span>
    </button>
  );
}

type ActionProps = { label: string; isDisabled?: boolean; onPress: () => void; children: ReactNode };

/** What may be done about the game, beside the guesses left. */
export function Action({ label, isDisabled, onPress, children }: ActionProps) {
  return (
    <button type="button" className={styles.action} aria-label={label} disabled={isDisabled} onClick={onPress}>
      {children}
    </button>
  );
}
