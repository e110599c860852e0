// Words as questions and statements share them: "what did i catch" and "i caught an eel".
import { plainly } from './plain.ts';

const irregular =
  'use used|singe singed singeing|buy bought|bring brought|catch caught|steal stole stolen|lose lost|find found|eat ate eaten|break broke broken|begin began begun|start started|write wrote written|drive drove driven|fall fell fallen|fly flew flown|give gave given|go goes went gone|hide hid hidden|keep kept|know knew known|leave left|make made|meet met|pay paid|read|ride rode ridden|run ran|see saw seen|sell sold|send sent|sew sewn|sing sang sung|sleep slept|speak spoke spoken|swim swam|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|wear wore worn|win won|build built|burn burnt|dream dreamt|feel felt|fight fought|forget forgot|forbid forbade forbidden|get got gotten|grow grew grown|hear heard|learn learnt|draw drew drawn|drink drank|choose chose chosen|bite bit bitten|dig dug|shoot shot|spill spilt|sink sank|stick stuck|spend spent|become became|come came|die dying|lie lying|child children|knife knives|wife wives|mouse mice|foot feet|tooth teeth|knee knees|toe toes|shoe shoes|lend lent|shake shook shaken|ring rang rung|feed fed|lead led|hold held|hang hung|swing swung|sweep swept|bend bent|breed bred|stand stood|sit sat|wake woke woken|shine shone|lay laid|freeze froze frozen|rise rose risen|shrink shrank|weave wove woven|creep crept|have has had|do does did done|be is am are was were been';
const baseOf: ReadonlyMap<string, string> = new Map(
  irregular.split('|').flatMap((row) => {
    const [base = '', ...forms] = row.split(' ');
    return [base, ...forms].map((form) => [form, base] as const);
  }),
);
/** Words that ask for the same thing. */
const alike =
  'work job trade shift hire profession occupation employ|marry wedding bride groom husband wife fiance fiancee engage|live home|visit come stay|steal rob swipe nick pinch lose|burn scorch singe|buy order|begin start|give bring gift|hurt ache sore|afraid scare fear terrify|mum mom mother|dad father|grandma granny gran grandmother|grandpa grandad grandfather|tie pull|kid child|teach teacher|allergic allergy|hate dislike loathe detest|brother bro|sister sis|girlfriend gf|boyfriend bf|concert gig recital performance|operate operation surgery';
const headOf: ReadonlyMap<string, string> = new Map(
  alike.split('|').flatMap((row) => row.split(' ').map((word) => [base(word), base(row.split(' ')[0] ?? '')] as const)),
);

/** Who is one of these does not eat something. */
const diet =
  /\b(?:i'm|im|i am) (?:[a-z]+ )?(?:veggie|vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|lactose intolerant|gluten intolerant|halal|kosher)\b/gi;

/** The words of `text`, each in one form for all its forms, and one for all that mean the same. */
export function lemmasOf(text: string): readonly string[] {
  const burnt = text
    .replace(/\bset\b(.*?) ?\b(?:on fire|fire to|alight)\b/gi, 'burn$1')
    .replace(/\b(?:can't|cannot|cant|can not|couldn't) (?:i |you )?(?:stand|bear)\b/gi, 'hate')
    .replace(
      /\b(?:can't|cannot|cant|can not|mustn't|not allowed to) (?:i |you )?(?:have|eat|touch|drink)\b/gi,
      'allergic',
    )
    .replace(/\b(?:don't|dont|do not|never|won't|wont) (?:i )?(?:eat|touch|drink)\b/gi, "don't eat allergic")
    .replace(diet, '$& allergic')
    .replace(/\bhere in\b/gi, 'live in')
    .replace(/\b(?:stand-?up|stand up|open mic)\b/gi, 'gig');
  return plainly(burnt.replace(/\b(\p{L}+)'s\b/gu, '$1')).map(lemmaOf);
}

export function lemmaOf(word: string): string {
  const plain = base(word);
  return headOf.get(plain) ?? plain;
}

/** A word in one form for all its forms: "bitten" and "bites" are "bite". */
export function base(word: string): string {
  return baseOf.get(word) ?? stripped(word);
}

function stripped(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  const bare = word
    .replace(/ie[sd]$/, 'y')
    .replace(/(?:(?<=.{3})es|s)$/, '')
    .replace(/^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/, '$1')
    .replace(/y$/, 'i')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=.{3})e$/, '');
  return baseOf.get(bare) ?? baseOf.get(`${bare}e`) ?? baseOf.get(bare.replace(/i$/, 'y')) ?? bare;
}
