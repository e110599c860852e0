import { HelpInShort } from '../../care/help-in-short.tsx';
import { regionOf } from '../../care/region.ts';
import type { PageLanguage } from '../../care/words.ts';
import { useLateParts } from './use-late-parts.ts';

/** Whom to call: all lines once they have loaded, until then the two that matter most. */
export function Help({ language }: { language: PageLanguage }) {
  const List = useLateParts(true)?.AllHelp ?? HelpInShort;
  return <List region={regionOf(navigator.languages)} language={language} />;
}
