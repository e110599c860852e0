// Reads the Markdown of the scripts, with line numbers: a heading names an intent or a slot, a bullet is a line.

export type Item = { readonly text: string; readonly line: number };
export type Section = {
  readonly title: string;
  readonly line: number;
  readonly items: readonly Item[];
  /** Lines that are neither heading nor bullet. */
  readonly notes: readonly Item[];
};

/** The sections under second headings, in order. Lines are counted from 1; text above the first section is ignored. */
export function readSections(markdown: string): Section[] {
  const sections: { title: string; line: number; items: Item[]; notes: Item[] }[] = [];
  for (const [index, raw] of markdown.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const line = index + 1;
    if (text.startsWith('## ')) sections.push({ title: text.slice(3).trim(), line, items: [], notes: [] });
    else if (text.startsWith('- ')) sections.at(-1)?.items.push({ text: text.slice(2).trim(), line });
    else if (text) sections.at(-1)?.notes.push({ text, line });
  }
  return sections;
}
