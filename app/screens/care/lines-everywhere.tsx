import care from '../../care/care.module.css';
import { comparedOn, type HelpLine } from '../../care/countries.ts';
import { Lines } from '../../care/lines.tsx';
import styles from './care.module.css';

const day = new Date(comparedOn).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Countries = Readonly<Record<string, { readonly name: string; readonly lines: readonly HelpLine[] }>>;

/** The lines of all countries, each behind its name. */
export function LinesEverywhere({ countries }: { countries: Countries }) {
  return (
    <section className={care.sheet} aria-labelledby="lines-everywhere">
      <h2 id="lines-everywhere">Lines in other countries</h2>
      <p>{`Compared with published pages on ${day}; nobody has rung them. Numbers change. In danger, the emergency number is always right; findahelpline.com knows more lines.`}</p>
      <div className={styles.countries}>
        {Object.entries(countries).map(([region, { name, lines }]) => (
          <details key={region}>
            <summary>{name}</summary>
            <ul role="list">
              <Lines lines={lines} language="en" />
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
