import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import * as texts from '#texts/fortune-teller.ts';
import { type FortuneTeller, fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { SoundsOf } from '../../sound/sounds-of.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useWhenIdle } from '../../ui/use-when-idle.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import after from './after-the-question.module.css';
import curtains from './curtains.module.css';
import styles from './fortune-teller.module.css';
import { fortunes } from './fortunes.ts';
import hung from './hung-shelves.module.css';
import { Onion } from './onion.tsx';
import { Quill } from './quill.tsx';
import { foresight, heardOfOnion, newReading, onionOf, predictingMs, read } from './reading.ts';
import round from './round-chair.module.css';
import { Seer } from './seer.tsx';
import { sentFortune } from './sent-fortune.ts';
import shelf from './shelf-on-phone.module.css';
import { Teller } from './teller.tsx';
import room from './told-room.module.css';
import wide from './wide-phone.module.css';

/** Outside the component, so that no fortune repeats when a visitor leaves this screen and comes back. */
const foresee = foresight(fortunes, Math.random);

const loadToldParts = () => import('./told-parts.tsx').then(({ toldParts }) => toldParts);

export function Screen() {
  const [reading, dispatch] = useReducer(read, newReading);
  const { teller, predicting, words, asked } = reading;
  const stage = onionOf(reading);
  const late = useWhenIdle(loadToldParts);
  const revealButton = useRef<HTMLButtonElement>(null);

  const reveal = useEffectEvent((who: FortuneTeller) => {
    dispatch({ type: 'revealed', fortune: late ? late.foretell(who, foresee) : foresee(who) });
  });
  useEffect(() => {
    if (!predicting) return;
    const timer = setTimeout(() => reveal(predicting), predictingMs);
    return () => clearTimeout(timer);
  }, [predicting]);

  // Once in the browser: the prerendered page is the same for every address.
  useEffect(() => {
    const sent = sentFortune(location.search, fortunes);
    if (sent) dispatch({ type: 'sent', ...sent });
  }, []);

  // The button loses the focus while disabled; a visitor who uses the keyboard needs it back.
  useEffect(() => {
    if (!predicting && words && asked > 0 && document.activeElement === document.body) revealButton.current?.focus();
  }, [predicting, words, asked]);

  return (
    <main className={`${styles.page} ${wide.page}`} data-chosen={teller !== null || undefined}>
      <PageHeader up="/" upLabel={texts.goBack} title={texts.title} isLong aside={late && <late.FortuneBox />} />
      <fieldset className={`${styles.tellers} ${shelf.shelf} ${round.round} ${hung.hung} ${curtains.between}`}>
        <legend className={styles.legend}>{texts.who}</legend>
        {fortuneTellers.map((name) => (
          <Teller
            key={name}
            name={name}
            isSelected={name === teller}
            onSelect={() => dispatch({ type: 'tellerSelected', teller: name })}
          />
        ))}
      </fieldset>
      <div className={styles.scene}>
        <Seer who={teller} face={stage === 'open' ? 'smitten' : 'rest'} />
        <Onion stage={stage} isWanted={teller !== null} />
      </div>
      <output dir="auto" className={words ? styles.words : styles.silence} data-sealed={stage === 'open' || undefined}>
        {predicting ? (
          <>
            <VisuallyHidden>{texts.predicting}</VisuallyHidden>
            <Quill />
          </>
        ) : (
          <span key={asked}>{words && inWholeWords(words)}</span>
        )}
      </output>
      <button
        ref={revealButton}
        type="button"
        className={`${styles.reveal} ${teller && (words || predicting) ? after.quiet : ''}`}
        disabled={predicting !== null}
        onClick={() => dispatch({ type: 'revealAsked' })}
      >
        {predicting ? texts.predicting : texts.reveal}
      </button>
      {/* anew with each fortune, because a long one would move it */}
      <div key={words} className={room.room}>
        {late && !words && !predicting && <late.Waiting chosen={teller} />}
        {late && teller && words && stage === 'open' && <late.Told teller={teller} text={words.slice(1, -1)} />}
      </div>
      <SoundsOf room="fortune" of={stage} hears={heardOfOnion} />
      <noscript>{import.meta.env.SSR && texts.withoutScript}</noscript>
    </main>
  );
}

/** "sort-ofs" stays on one line: broken at its hyphen it reads like two syllables of a word. */
function inWholeWords(text: string) {
  return text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
