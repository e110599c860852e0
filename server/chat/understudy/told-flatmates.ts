// With whom the visitor lives, where only a name says it: "i live with idris, he has rice everywhere".
import { isName } from './told-capitals.ts';

const home = '(?:flat|house|place|room|apartment|home)';
const lives = `\\b[Ii](?:'m| am)? (?:also |still |just )?(?:live|living|share|sharing)(?: (?:a|my|the|our) (?:[a-z]+ )?${home})? with `;
/** "With my mate Priya" says as much; a wife or a sister is no flatmate. */
const withAName = new RegExp(
  `(${lives})((?:my |a )?(?:mate|friend|pal|best friend|flatmate|roommate|housemate) )?(\\p{L}{2,12})(?=[.!,;]|$| (?:and|who|in|on|at|but|because|cos)\\b)(?!,? (?:my|our) )`,
  'gu',
);

/** `text` with the name of a flatmate behind it, in a sentence of its own. */
export function withFlatmates(text: string): string {
  return text.replace(withAName, (all, before: string, whom: string | undefined, name: string, at: number) => {
    if (/^\p{Ll}/u.test(name) && !isName(name)) return all;
    const called = name.charAt(0).toUpperCase() + name.slice(1);
    const rest = text.slice(at + all.length);
    return `${before}${whom ?? ''}${called}. My flatmate is called ${called}${/^[,.!;]/.test(rest) || rest === '' ? '' : '.'}`;
  });
}
