// What the chat fetches once it has nothing else to do (use-late-parts.ts): nobody who does not see it waits for it.
import * as texts from '#texts/chat-out.ts';
import { language } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import { goHome } from '#texts/shell.ts';
import type { ReplierName } from '../../../contract/chat.ts';
import care from '../../care/care.module.css';
import type { HelpListProps } from '../../care/help-in-short.tsx';
import { HelpList } from '../../care/help-list.tsx';
import { listWords } from '../../care/list-words.ts';
import { OutwardLink } from '../../care/outward-link.tsx';
import type { Region } from '../../care/region.ts';
import { address } from '../../ui/address.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { ScreenLink } from '../../ui/screen-link.tsx';
import styles from './late-parts.module.css';
import type { ListedMessage } from './listed-message.ts';
import css from './told.css?inline';
import { useIsCutOff } from './use-is-cut-off.ts';
import { whoWrote } from './who-wrote.ts';

adoptStyles(css);

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
      <p>{texts.wasFiction}</p>
      <p>{texts.theseListen}</p>
      <AllHelp region={region} language={language} />
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onAgain}>
          {texts.talkAgain(nameOf(character))}
        </button>
        <ScreenLink className={styles.way} href="/">
          {goHome}
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
      {useIsCutOff(messages) ? texts.cutOff : ''}
    </strong>
  );
}
