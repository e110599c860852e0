import type { HelpLine } from './countries.ts';
import { LineRow } from './line-row.tsx';
import { listWords } from './list-words.ts';
import type { PageLanguage } from './words.ts';

export function Lines({ lines, language }: { lines: readonly HelpLine[]; language: PageLanguage }) {
  const { concerns, newTab } = listWords[language];
  return lines.map(({ name, number, url, concern, hours }) => (
    <LineRow
      key={`${name} ${number}`}
      name={name}
      number={number}
      url={url}
      aside={[concern && concerns[concern], hours].filter(Boolean).join(', ')}
      newTab={newTab}
    />
  ));
}
