import type { RefObject } from 'react';
import { language as ours } from '#texts/language.ts';
import care from '../../care/care.module.css';
import { pageWords } from '../../care/words.ts';
import { Help } from './help.tsx';
import type { ListedMessage } from './listed-message.ts';
import styles from './message-list.module.css';
import pinned from './pinned.module.css';

type Props = { message: ListedMessage; start: RefObject<HTMLLIElement | null> | null };

/** The page's answer to who tells of danger: nobody's bubble, and with lines to call. */
export function DangerPanel({ message: { message, language = ours }, start }: Props) {
  return (
    <li ref={start} className={`${styles.panel} ${pinned.pinned}`} lang={language}>
      <div className={`${care.sheet} ${pinned.paper} told`}>
        <strong>{`${pageWords[language].says}:`}</strong>
        <p>{message}</p>
        <Help language={language} />
      </div>
    </li>
  );
}
