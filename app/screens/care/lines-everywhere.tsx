import { type CSSProperties, useState } from 'react';
import * as texts from '#texts/care.ts';
import { language, locale } from '#texts/language.ts';
import { comparedOn, type HelpLine } from '../../care/countries.ts';
import { EmergencyRows } from '../../care/emergency-rows.tsx';
import { Lines } from '../../care/lines.tsx';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import { Portrait } from '../../ui/portrait.tsx';
import care from './care.module.css';
import styles from './countries.module.css';
import country from './country.module.css';

type Country = { readonly name: string; readonly lines: readonly HelpLine[] };
type Opening = Country & { region: string; at: number };
type Countries = Readonly<Record<string, Country>>;

/** The lines of all countries, each behind its name. */
export function LinesEverywhere({ countries }: { countries: Countries }) {
  const all = named(countries);
  const half = Math.ceil(all.length / 2);
  return (
    <section className={styles.everywhere} aria-labelledby="lines-everywhere">
      <h2 id="lines-everywhere">{texts.linesElsewhere}</h2>
      <p>{texts.compared(dayOf(comparedOn))}</p>
      <div className={`${styles.countries} ${care.plates}`}>
        {[all.slice(0, half), all.slice(half)].map((column) => (
          <div key={column[0]?.region}>
            {column.map((it, at) => (
              <Country key={it.region} at={at} {...it} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Country({ region, name, lines, at }: Opening) {
  const [isOpen, setOpen] = useState(false);
  const isInBrowser = useIsInBrowser();
  return (
    <details
      className={country.country}
      data-at={isInBrowser ? at : undefined}
      style={isInBrowser ? ({ '--at': at } as CSSProperties) : undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        showWhole(currentTarget);
      }}
    >
      <summary>{name}</summary>
      <ul role="list">
        <EmergencyRows region={region} language={language} />
        <Lines lines={lines} language={language} />
      </ul>
      {/* at rest in the hatch, by candles, as above; in the file that the page has already */}
      {isOpen && (
        <div className={country.reader}>
          <Portrait who="Fiona" size={64} sizes="176px" widest={384} isAtTop />
        </div>
      )}
    </details>
  );
}

/** What opens below the window's foot is brought to its head. */
function showWhole(opened: HTMLElement): void {
  if (opened.getBoundingClientRect().bottom > innerHeight) opened.scrollIntoView();
}

/** Worked out when it is shown: other rooms fetch this one ahead, and on a slow phone it takes a tenth of a second. */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** In the order of their names in this language. */
function named(countries: Countries) {
  const all = Object.entries(countries).map(([region, { name, lines }]) => ({
    region,
    name: texts.countryName(region, name),
    lines,
  }));
  return language === 'en' ? all : all.toSorted((one, other) => one.name.localeCompare(other.name, language));
}
