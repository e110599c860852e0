import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Game, lostTags } from './game.ts';
import { nameTags } from './name-tags.ts';
import styles from './tag-rope.module.css';

export function TagRope({ game }: { game: Game | null }) {
  const lost = game ? lostTags(game, nameTags) : [];
  return (
    <ul role="list" className={styles.rope} aria-label="Name tags on the rope">
      {nameTags.map((tag) => (
        // No style in the prerendered page: its Content-Security-Policy forbids style attributes, not styles set by a script.
        <li
          key={tag.name}
          className={lost.includes(tag) ? styles.lost : styles.tag}
          style={game ? ({ '--dye': tag.background, color: tag.text } as CSSProperties) : undefined}
        >
          <Name name={tag.name} />
          {lost.includes(tag) && <VisuallyHidden>, lost</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

/** A name of several words is broken before its last one: in one line it would run over the tag's edges. */
function Name({ name }: { name: string }) {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <span className={styles.name} translate="no">
      {words.length > 0 && <span>{`${words.join(' ')} `}</span>}
      <span>{last}</span>
    </span>
  );
}
