import type { ReactNode } from 'react';
import * as texts from '#texts/chat.ts';
import { nameOf } from '#texts/names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Carving } from './carving.tsx';
import styles from './stage.module.css';
import { visitorTonight } from './tonight.ts';
import type { Talker } from './who-is-talking.ts';

type Props = {
  /** Nobody, as long as only the browser knows who it is. */
  profile?: Talker;
  stepOut?: ReactNode;
  /** The puppet. */
  children?: ReactNode;
};

/** The upper part of the chat: who talks, who the visitor is, and the puppet, leaning on the sill of a lit window. */
export function Stage({ profile, stepOut, children }: Props) {
  return (
    <header className={styles.stage}>
      <div className={styles.top}>
        <PageHeader
          up="/choose"
          title={profile ? nameOf(profile.name) : texts.title}
          isName={profile !== undefined}
          aside={stepOut}
        />
      </div>
      <Carving profile={profile} />
      {profile && <Tonight loveInterest={profile.loveInterest} />}
      {children}
      <div className={styles.sill} aria-hidden="true" />
    </header>
  );
}

/** The line that says who one is. */
export function Tonight({ loveInterest }: Pick<Talker, 'loveInterest'>) {
  return (
    <p className={styles.tonight}>
      <span>{texts.youAre}</span>
      <span translate={loveInterest === 'No one' ? undefined : 'no'}>{visitorTonight(loveInterest)}</span>
      <span>{texts.tonight}</span>
    </p>
  );
}

/** Ends the play: docs/product.md, 14.4. */
export function StepOut({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.stepOut} onClick={onClick}>
      <span>{texts.stepOutInShort}</span>
      <span className={styles.rest}>{texts.stepOut.slice(texts.stepOutInShort.length)}</span>
    </button>
  );
}
