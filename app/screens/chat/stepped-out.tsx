import { useEffect, useRef } from 'react';
import { steppedOut } from '#texts/chat.ts';
import { language } from '#texts/language.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import care from '../../care/care.module.css';
import { HelpInShort } from '../../care/help-in-short.tsx';
import { regionOf } from '../../care/region.ts';
import pinned from './pinned.module.css';
import styles from './stepped-out.module.css';
import { useLateParts } from './use-late-parts.ts';

type Props = {
  character: string;
  writers: readonly ReplierName[];
  /** Who writes, in a sentence, for where the rest cannot be fetched. */
  note: string;
  onAgain: () => void;
};

/** The site in its own voice, once the visitor has stepped out of the swamp. */
export function SteppedOut({ note, ...props }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const OutOfTheSwamp = useLateParts(true)?.OutOfTheSwamp;
  const region = regionOf(navigator.languages);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []); // the list has scrolled to it
  return (
    <div className={`${care.sheet} ${pinned.paper} told`}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {steppedOut}
      </h2>
      {OutOfTheSwamp ? (
        <OutOfTheSwamp {...props} region={region} />
      ) : (
        <>
          <p>{note}</p>
          <HelpInShort region={region} language={language} />
        </>
      )}
    </div>
  );
}
