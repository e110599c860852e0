// What visitors tell of themselves in many ways, read for one way to say it: "sold shoes all day" is "you sell shoes".
import { isRepeatable } from '../../care/never-repeated.ts';
import { instrumentIn } from './instruments.ts';
import { ailmentIn, asksWhatAils } from './told-ailments.ts';
import { isName } from './told-capitals.ts';
import { alikeTo, many, relatives } from './told-words.ts';

const subjects =
  'physio|physiotherapy|biology|chemistry|physics|maths|medicine|law|history|art|music|nursing|engineering|geography|psychology|philosophy|english|french|spanish|german|economics|architecture|anatomy|genetics|design|computing|politics|literature|drama|teaching|midwifery|dentistry|zoology|botany|geology|archaeology';
const studies = new RegExp(
  `\\b(?:i(?:'m| am|m)? (?:study|studying|studied|doing|reading)|(?:do|done|did|learn) (?:that|this|it|those) in|degree in|student of) (?:my )?(${subjects})\\b|\\bmy (${subjects}) (?:course|degree|studies|lectures?|exams?|finals|essay)\\b`,
  'iu',
);
/** Behind "going to" a small letter begins a deed: "going to make soup". */
const journey =
  /\b(?:(?:[Tt]rips?|[Ff]lights?|[Tt]ickets?|[Hh]oliday|[Ff]lying|[Ff]ly|[Tt]ravel|[Tt]ravelling) to (?!(?:the|my|an?|be|see|get|your?|it|that|him|her|them|where|somewhere)\b)(\p{L}{4,}(?: \p{Lu}\p{L}+)?)|(?:[Oo]ff|[Gg]oing|[Gg]o) to (\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?))/u;
const counts = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\\d)';
const sells =
  /(?:\bi(?:['’]ve|['’]m)? (?:also |just |mostly |been )?|(?<=^|[.!?,] )(?:been |just )?)(?:sell|sold|selling) (\p{Ll}{4,12})(?: all day|s? for a living)?(?=[,.!?]|$)/iu;
const livings =
  /\bi (?:also )?(paint houses|do deliveries|deliver (?:food|parcels|post)|teach \p{Ll}{4,10}|fix \p{Ll}{4,8}|cook for \p{Ll}{4,8}|(?:build|make|design|repair|restore|grow|train|bake|write|drive|clean) \p{Ll}{3,12}(?= (?:for a living|for work|all day)\b))/iu;
const hair = /\bi (?:cut|do) hair\b|\bcolou?red an? \p{L}+(?:['’]s)? hair\b/iu;
const nights = /\bnight ?shifts?\b|\bnights at the (\p{Ll}{4,10})\b/iu;
const ofOthers = new RegExp(
  `\\b(?:he|she|they|who|you|his|her|their|your)\\b|\\b(?:my|our) (?:\\w+ )?(?:${relatives})\\b`,
  'i',
);
const noSubject =
  /^(?:hard|easy|tough|big|little|final|last|first|next|second|third|retake|oral|mock|written|important|difficult|horrible|awful|terrible|long|short|whole|stupid|practical|online|school|college)$/i;

/** `asks`: what the question says; `reads`: what a sentence of theirs tells, said to them. */
export const readers: readonly {
  readonly asks: RegExp;
  readonly reads: (text: string, asked: string) => string | null | undefined;
}[] = [
  { asks: asksWhatAils, reads: ailmentIn },
  {
    asks: /\b(?:what|which|the|my) instrument\b|\bwhat (?:do|did) i play(?: again)?\W*$/i,
    reads(text) {
      const instrument = instrumentIn(text);
      return instrument && `you play the ${instrument}`;
    },
  },
  {
    asks: /\bwhat (?:do|am|did) i study|\bmy (?:subject|course|degree|studies)\b|\bi(?:'m| am) studying\b/i,
    reads: (text) => told(studies, text, (subject) => `you study ${subject}`),
  },
  {
    asks: /\bwhere\b.*\bi\b.*\b(?:saving|travel|going|flying|fly|go|off to|holiday)\b|\bmy (?:trip|holiday|travels)\b/i,
    reads: (text) =>
      told(journey, text, (place) => {
        const where = place.charAt(0).toUpperCase() + place.slice(1);
        return /\bsaving\b/i.test(text) ? `you're saving up for ${where}` : `you're off to ${where}`;
      }),
  },
  {
    asks: /\bwhat (?:grade|mark|score)\b|\bwhat (?:did )?i g[eo]t (?:in|on|for) my (?:exam|test)\b|\bhow did i do in my\b/i,
    reads: (text) =>
      told(
        /\bgot an? ([A-F][+-]?)(?![\p{L}'])/iu,
        text,
        (grade) => `you got ${/^[aef]/i.test(grade) ? 'an' : 'a'} ${grade}`,
      ),
  },
  {
    asks: /\b(?:what|which) exam\b/i,
    reads: (text) =>
      told(/\b(?:an?|my) (\p{L}{4,16}) exam\b/iu, text, (subject) =>
        noSubject.test(subject) ? null : `you had an exam in ${subject}`,
      ),
  },
  {
    asks: /\b(?:what|which) position\b/i,
    reads: (text) =>
      told(
        /\b(?:i['’]?m|i am|i play|as) (?:an? |in )?(goalkeeper|goalie|striker|defender|midfielder|winger|goal)\b/iu,
        text,
        (place) => (place === 'goal' ? 'you play in goal' : `you're a ${place.toLowerCase()}`),
      ),
  },
  {
    asks: new RegExp(`\\bhow many (?:${many})\\b`, 'i'),
    reads(text, asked) {
      const [, kind = ''] = new RegExp(`\\bhow many (${many})\\b`, 'i').exec(asked) ?? [];
      const counted = new RegExp(
        `\\b(?:have|have got|got|['’]ve|my|our|keep|feed|with|of) ${counts} (?:[a-z]+ )?(?:${alikeTo(kind.toLowerCase()).join('|')})\\b`,
        'i',
      );
      const [, number] = counted.exec(text) ?? [];
      return number ? `you have ${number.toLowerCase()} ${kind.toLowerCase()}` : null;
    },
  },
  {
    asks: /\bhappened (?:to|with) my \p{L}+/iu,
    reads(text, asked) {
      const [, thing = ''] = /\bmy (\p{L}+)/iu.exec(asked) ?? [];
      const [, tyre] = /\b(flat tyre|puncture|flat tire)\b/i.exec(text) ?? [];
      return tyre && new RegExp(`\\bmy ${thing}\\b`, 'iu').test(text) ? `your ${thing} had a ${tyre}` : null;
    },
  },
  {
    asks: /\bmy (?:job|work|trade|profession)\b|\bfor (?:a living|work)\b|\bi work\b|\bwhat (?:do )?i sell\b|\bi do (?:at )?nights?\b/i,
    reads: (text) =>
      told(sells, text, (goods) => `you sell ${goods}`) ??
      told(livings, text, (deed) => `you ${deed}`) ??
      (hair.test(text) ? "you're a hairdresser" : null) ??
      (nights.test(text) && !ofOthers.test(text) ? 'you work nights' : null),
  },
  {
    asks: /\bmy (?:son|boy|daughter|girl|kid|child|little one|youngest|eldest|oldest)s?(?:'s)? (?:name|called|is called)|\b(?:his|her|their) name\b/i,
    reads(text, asked) {
      const [, whose = 'the little one'] = /\b(my \p{L}+?)(?:'?s)? (?:name|called|is)/iu.exec(asked) ?? [];
      const said = (name: string) => `${whose.replace(/^my/i, 'your')} is ${name}`;
      return (
        told(/\b[Mm]y (?:little|sweet|small|youngest|eldest|oldest) (\p{Lu}\p{Ll}+)\b/u, text, said) ??
        told(/(?<=^|[.!?,] )(\p{Lu}\p{Ll}+) is (?:only |just )?(?:[1-9]|1\d)\b/u, text, (name) =>
          isName(name) ? said(name) : null,
        )
      );
    },
  },
];

function told(form: RegExp, text: string, said: (word: string) => string | null): string | null {
  const word = form.exec(text)?.slice(1).find(Boolean) ?? '';
  return word && isRepeatable(word.split(' ')[0] ?? '') ? said(word) : null;
}
