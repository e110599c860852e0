import type { CSSProperties } from 'react';
import * as texts from '#texts/hangman.ts';
import { nameOf } from '#texts/names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Game, lostTags, wrongCount } from './game.ts';
import { nameTags } from './name-tags.ts';
import { onRope } from './on-rope.ts';
import sill from './sill.module.css';
import styles from './tag-rope.module.css';

export function TagRope({ game }: { game: Game | null }) {
  const lost = game ? lostTags(game, nameTags) : [];
  const isHanging = nameTags.map((tag) => !lost.includes(tag));
  const wrong = game ? wrongCount(game) : 0;
  return (
    <>
      <div className={styles.scene} data-shaken={wrong > 6 || undefined}>
        {/* anew with each of the last three wrong guesses, at which Shrek shakes the rope */}
        <svg
          key={Math.max(wrong, 6)}
          className={`${styles.rope} ${wrong > 6 ? styles.shaken : ''}`}
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 0Q50 20 100 0" />
          <path d="M0 0Q50 20 100 0" />
          <path d="M0 0Q50 20 100 0" />
        </svg>
        <ul role="list" className={styles.tags} aria-label={texts.tags}>
          {nameTags.map((tag, at) => {
            const place = onRope(at, isHanging);
            const style = {
              '--dye': tag.background,
              ...lies(at),
              '--place': place,
              color: tag.text,
            } as CSSProperties;
            return (
              // No style in the prerendered page: its Content-Security-Policy forbids style attributes, not styles set by a script.
              <li
                key={tag.name}
                className={isHanging[at] ? styles.tag : styles.lost}
                data-spread={place !== undefined || undefined}
                style={game ? style : undefined}
              >
                {isHanging[at] ? <Name name={nameOf(tag.name)} /> : <Fallen name={nameOf(tag.name)} />}
              </li>
            );
          })}
        </ul>
        {lost.map((tag) => (
          <i key={tag.name} className={styles.splash} style={lies(nameTags.indexOf(tag)) as CSSProperties} />
        ))}
      </div>
      {lost.length > 0 && (
        <div className={sill.sill} aria-hidden="true">
          {lost.map((tag) => (
            <i key={tag.name} style={{ '--dye': tag.background } as CSSProperties} />
          ))}
        </div>
      )}
    </>
  );
}

/** Where one lies on the rail: two by two, the last pairs at Shrek’s other side, for in an even row they were a paper chain. */
function lies(at: number) {
  return { '--at': at, '--odd': at % 2, '--pair': Math.floor(at / 2), '--beyond': at > 3 ? 1 : 0 };
}

/** A lost tag lies face down: its name is only heard. */
function Fallen({ name }: { name: string }) {
  return (
    <VisuallyHidden>
      <span translate="no">{name}</span>
      {texts.isLost}
    </VisuallyHidden>
  );
}

/** A name of several words is broken before its last one: in one line it would run over the tag's edges. */
function Name({ name }: { name: string }) {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <span className={styles.name} translate="no">
      {words.length > 0 && <span>{`${words.join(' ')} `}</span>}
      <span data-long={(last && last.length > 8) || undefined}>{last}</span>
    </span>
  );
}
