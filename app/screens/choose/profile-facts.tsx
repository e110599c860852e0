import * as texts from '#texts/choose.ts';
import { nameOf } from '#texts/names.ts';
import { profiles } from '#texts/profiles.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import { loveInterests } from '../../../cast/love-interests.ts';
import { Told } from '../../ui/told.tsx';
import styles from './profile-facts.module.css';

/** A character's title, personality, love interest and quote. */
export function ProfileFacts({ name }: { name: CharacterName }) {
  const { title, personality, quote } = profiles[name];
  const [, said = quote, done] = /^([^*]+) (\*[^*]+\*)$/u.exec(quote) ?? []; // what is done stands behind the speech marks
  const loveInterest = loveInterests[name];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.name}</dt>
          <dd translate="no">{nameOf(name)}</dd>
        </div>
        <div>
          <dt>{texts.titleOf}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{texts.personality}</dt>
          <dd>{personality}</dd>
        </div>
        <div>
          <dt>{texts.loveInterest}</dt>
          <dd translate={loveInterest === 'No one' ? 'yes' : 'no'}>{nameOf(loveInterest)}</dd>
        </div>
      </dl>
      <blockquote className={styles.quote}>
        <span>
          <span className={styles.said}>{said}</span>
          {done && <Told>{` ${done}`}</Told>}
        </span>
      </blockquote>
    </>
  );
}
