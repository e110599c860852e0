// "My sister Lena, she cooks on sundays": a pronoun right behind whom it is of.
import { withNames } from './told-names.ts';
import { beasts, many, relatives, size } from './told-words.ts';

const title = '(?:(?:[Mm]rs?|[Mm]s|[Dd]r|[Mm]iss|[Aa]untie|[Uu]ncle)\\.? )?';
const whom = `(?:[Mm]y|[Oo]ur) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}|${many})`;
const behind = "((?:[Ss]he|[Hh]e|[Tt]hey)(?:'s|s|'re|re|'ll)? [^.!?,;]{3,})";
/** Without a name it takes a comma: "my boss, he shouts". */
const forms = [`\\b(${whom} ${title}\\p{Lu}\\p{Ll}+),? ${behind}`, `\\b(${whom}),+ ${behind}`].map(
  (form) => new RegExp(form, 'gu'),
);

/** Else something is said of them before: "it reminds me of my daughter Fenna, she dented my car". */
const begins = /(?:^|[.!?,:;]\s*|\b(?:and|but|so|well|oh|lol|haha|yes|yeah|no|because|cos) )$/i;

/** `text` with such people and beasts as what their sentence is about. */
export function withSubjectsOnce(text: string): string {
  return forms.reduce(
    (said, form) =>
      said.replace(form, (all, before: string, clause: string, at: number) => {
        const whole = withNames(clause.replace(/^they(?:'re|re) /i, 'they are '), [before]);
        if (!whole || whole === clause) return all;
        return begins.test(said.slice(0, at)) ? whole : `${before}. ${whole}`;
      }),
    text,
  );
}
