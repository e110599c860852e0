// What the chat fetches once it has nothing else to do (use-late-parts.ts): nobody who does not see it waits for it.
import type { ReplierName } from '../../../contract/chat.ts';
import care from '../../care/care.module.css';
import type { HelpListProps } from '../../care/help-in-short.tsx';
import { HelpList } from '../../care/help-list.tsx';
import { listWords } from '../../care/list-words.ts';
import { OutwardLink } from '../../care/outward-link.tsx';
import type { Region } from '../../care/region.ts';
import { address } from '../../ui/address.ts';
import { ScreenLink } from '../../ui/screen-link.tsx';
import styles from './late-parts.module.css';
import type { ListedMessage } from './listed-message.ts';
import { cutOffNote, useIsCutOff } from './use-is-cut-off.ts';
import { whoWrote } from './who-wrote.ts';

/** Whom to call, and the way to what is done with worrying words. */
export function AllHelp(props: HelpListProps) {
  const { care: label, newTab } = listWords[props.language];
  return (
    <>
      <HelpList {...props} />
      <OutwardLink className={care.name} href={address('/care')} newTab={newTab}>
        <span>{label}</span>
      </OutwardLink>
    </>
  );
}

type Props = { character: string; writers: readonly ReplierName[]; region: Region | null; onAgain: () => void };

/** What the site has to say to who has stepped out: whose words these were, where people are, and the ways from here. */
export function OutOfTheSwamp({ character, writers, region, onAgain }: Props) {
  return (
    <>
      <p>{whoWrote(character, writers)}</p>
      <p>It was fiction. This site keeps nothing of it, and this device no longer does.</p>
      <p>If something weighs on you, tell somebody you trust. These people listen, too:</p>
      <AllHelp region={region} language="en" />
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onAgain}>
          {`Talk to ${character} again`}
        </button>
        <ScreenLink className={styles.way} href="/">
          Go home
        </ScreenLink>
      </div>
    </>
  );
}

type NoteProps = { messages: readonly ListedMessage[]; className: string | undefined };

/** Says that there is no network, in the looks of `className`. */
export function NetworkNote({ messages, className }: NoteProps) {
  return (
    <strong aria-live="polite" className={className}>
      {useIsCutOff(messages) ? cutOffNote : ''}
    </strong>
  );
}
