import { type RefObject, useRef } from 'react';
import { sayTo, thingsToSay } from '#texts/chat.ts';
import { language } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import styles from './suggestions.module.css';

type Props = {
  character: string;
  /** What may be tapped; nothing is shown where there is none. */
  texts: readonly string[];
  /** Their language. */
  spokenIn: string;
  onSay: (text: string) => void;
};

/** So many letters in three of them stand side by side on a phone, in two lines each. */
const mostInARow = 70;

/** Things to say, as buttons that send them. They stand above the input, and behind it for the keyboard: typing comes first. */
export function Suggestions({ character, texts, spokenIn, onSay }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  if (texts.length === 0) return null;
  const areLong = texts.length > 2 && texts.join('').length > mostInARow;
  return (
    <fieldset ref={group} className={styles.group} data-long={areLong || undefined} aria-label={thingsToSay}>
      <span className={styles.whose}>{sayTo(nameOf(character))}</span>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className={styles.thing}
          lang={language === 'en' ? undefined : spokenIn}
          onClick={() => {
            focusInput(group);
            onSay(text);
          }}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** The button goes with the message, and the keyboard's focus would go with it. A finger wants no keyboard on the screen. */
function focusInput(group: RefObject<HTMLFieldSetElement | null>): void {
  if (group.current?.querySelector(':focus-visible')) group.current.parentElement?.querySelector('textarea')?.focus();
}
