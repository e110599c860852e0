// "My sister Lena, she cooks on sundays": a pronoun right behind whom it is of.
import { withNames } from './told-names.ts';
import { beasts, many, relatives, size } from './told-words.ts';

const title = '(?:(?:[Mm]rs?|[Mm]s|[Dd]r|[Mm]iss|[Aa]untie|[Uu]ncle)\\.? )?';
const whom = `(?:[Mm]y|[Oo]ur) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}|${many})`;
const behind = "((?:[Ss]he|[Hh]e|[Tt]hey)(?:'s|s|'re|re|'ll)? [^.!?,;]{3,})";
const anybody = `(?:[Mm]y|[Oo]ur) (?!own\\b)[a-z]{3,10} \\p{Lu}\\p{Ll}+`;
/** Without a name, or of whoever "my hubby Dan" is, it takes a comma: "my boss, he shouts". */
const forms = [`\\b(${whom} ${title}\\p{Lu}\\p{Ll}+),? ${behind}`, `\\b(${whom}|${anybody}),+ ${behind}`].map(
  (form) => new RegExp(form, 'gu'),
);

/** Else something is said of them before: "it reminds me of my daughter Fenna, she dented my car". */
const begins = /(?:^|[.!?,:;]\s*|\b(?:and|but|so|well|oh|lol|haha|yes|yeah|no|because|cos) )$/i;

/** `text` with such people and beasts as what their sentence is about. */
export function withSubjectsOnce(text: string): string {
  return forms.reduce(
    (said, form) =>
      said.replace(form, (all, before: string, clause: string, at: number) => {
        const named = withNames(clause.replace(/^they(?:'re|re) /i, 'they are '), [before]);
        const whole = named && named !== clause ? named : ofAnybody(before, clause);
        if (!whole) return all;
        return begins.test(said.slice(0, at)) ? whole : `${before}. ${whole}`;
      }),
    text,
  );
}

/** "My hubby Dan is scared of moths"; null without a name. */
function ofAnybody(before: string, clause: string): string | null {
  if (!/ \p{Lu}\p{Ll}+$/u.test(before) || isOther.test(before) || !/^(?:she|he)\b|^(?:she|he)'?s\b/i.test(clause))
    return null;
  return clause
    .replace(/^(?:she|he)(?:'s|s) (?=(?:been|gone|got|had|become|lost|left)\b)/i, `${before} has `)
    .replace(/^(?:she|he)(?:'s|s) /i, `${before} is `)
    .replace(/^(?:she|he) /i, `${before} `);
}
/** Of kin and beasts told-names.ts has said its word. */
const isOther = new RegExp(`^${whom}\\b`, 'u');
