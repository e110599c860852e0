// What ails the visitor, told by the way ("home with a rotten cold", "terrible knees for crawling") and said back in plain words.
import { beasts, relatives } from './told-words.ts';

const limbs =
  'knees?|hips?|ankles?|foot|feet|toes?|legs?|heels?|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|head|nose|ears?|eyes?|jaw|tooth|teeth|throat|tummy|stomach|belly|shins?|thighs?|calves|voice|ribs?';
const howBad =
  '(?:bad|rotten|nasty|awful|terrible|horrible|heavy|mean|sore|stiff|dodgy|gammy|wonky|weak|achy|aching|stuffy|blocked|runny|swollen|splitting|pounding|huge|big|little|slight|mild|bit of an?)';
const ills =
  'headache|migraine|cold|flu|cough|fever|tooth ?ache|back ?ache|tummy ?ache|belly ?ache|stomach ?ache|ear ?ache|hay ?fever|sniffles|hiccups|sunburn|blisters?|splinter|nosebleed|cramp|runny nose|blocked nose|stuffy nose|sore throat|tummy bug|stomach bug|sprained (?:ankle|wrist)|tennis elbow|chilblains';
/** A cold is one, and cold feet are none; nobody has "a flu". */
const ill = `(?:(?:${howBad} )*(?:${ills})|(?:sore|stiff|bad|dodgy|gammy|wonky|weak|terrible|awful|rotten|horrible|achy|aching|swollen) (?:${limbs}))(?! (?:feet|foot|soup|water|tea|coffee|drink|beer|pie|room|bath|shower|day|weather|night|fish|heart|case))`;
const ends = "(?![\\p{L}'’])";
const mine = "\\b(?:i|i['’]ve|ive|i have|i['’]m|im|i am)";

const forms: readonly (readonly [form: RegExp, said: (...parts: string[]) => string])[] = [
  // "I have such a headache", "got a sore throat", "home with a rotten cold"
  [
    new RegExp(
      `(?:${mine}(?: just| still| also| only| think i)*(?: have| got| caught| woke up with|['’]ve got| ve got)?(?: got)?|(?<=^|[.!?,;:] ?|\\b(?:and|but|so|ugh|lol) )(?:(?:just|still|also|and) )*(?:have|got|caught|woke up with)|(?:home|in bed|stuck|down|ill|sick|off|here|up|sofa|couch)(?: \\p{L}+)? with) (?:such |just |only |really |also |again )*(an? |the |my |this |some |terrible |these )?(?:(?:really|very|such an?|proper|total) )*(${ill})${ends}`,
      'iu',
    ),
    (_, _article, what = '') => `you have ${withArticle(what)}`,
  ],
  // "Bad cold", "ugh toothache again", "home sick, tummy ache"
  [
    new RegExp(
      `(?<=^|[.!?,;:] ?)(?:(?:ugh|oh|aw|lol|btw|sorry|and|with|home|sick|well) )*(?:an? |my |this )?(${ill})(?=\\s*(?:$|[.,!]| (?:again|today|tonight|rn|btw|lol|all day|since|for|from|tho|here|atm|still)\\b))`,
      'iu',
    ),
    (_, what = '') => `you have ${withArticle(what)}`,
  ],
  // "My knees are bad", "my poor feet hurt from dancing"
  [
    new RegExp(
      `\\bmy (?:poor |left |right |old |whole |stupid )*(${limbs})(?: is| are|['’]s| still| really| so| just| always| also)* (sore|bad|stiff|swollen|terrible|awful|rubbish|gone|going|blocked|runny|stuffy|aching|achy|itchy|hurts?|aches?|hurting|killing me|acting up|playing up)${ends}`,
      'iu',
    ),
    (_, limb = '', how = '') => `your ${limb.toLowerCase()} ${isHow(limb, how.toLowerCase())}`,
  ],
  // "Lost my voice"
  [
    /(?:\bi(?:['’]ve| have)?|(?<=^|[.!?,;] ?|\band ))(?: just| totally| also)* ?lost my voice\b/iu,
    () => "you've lost your voice",
  ],
  // "I twisted my ankle"
  [
    new RegExp(
      `\\bi(?:['’]ve| have)?(?: just| also)? (twisted|sprained|bruised|stubbed|bumped|pulled|strained) my (${limbs})${ends}`,
      'iu',
    ),
    (_, deed = '', limb = '') => `you ${deed.toLowerCase()} your ${limb.toLowerCase()}`,
  ],
  // "Cant stop sneezing"
  [
    /\b(?:can['’]?t|cannot|can not) stop (sneezing|coughing|sniffing|itching|hiccuping)\b/iu,
    (_, deed = '') => `you can't stop ${deed.toLowerCase()}`,
  ],
];
const several = /s$|feet|teeth/;

function isHow(limb: string, how: string): string {
  const isMany = several.test(limb.toLowerCase()) && !/^(?:tooth)$/i.test(limb);
  if (/^(?:hurt|ache|killing|acting|playing)/.test(how)) return isMany ? 'hurt' : 'hurts';
  return `${isMany ? 'are' : 'is'} ${how}`;
}

/** "A cold", "the flu", "hay fever", "terrible knees". */
function withArticle(what: string): string {
  const small = what
    .toLowerCase()
    .replace(/(tummy|belly|stomach)ache/, '$1 ache')
    .replace('tooth ache', 'toothache')
    .replace('hayfever', 'hay fever');
  if (/^(?:flu|sniffles|hiccups)$/.test(small)) return `the ${small}`;
  if (/\b(?:sniffles|hiccups)$/.test(small)) return small;
  if (
    /\b(?:hay fever|toothache|backache|earache|sunburn|cramp|knees|hips|ankles|feet|toes|legs|heels|shoulders|arms|elbows|wrists|hands|fingers|thumbs|ears|eyes|teeth|shins|thighs|calves|ribs|blisters|chilblains)$/.test(
      small,
    )
  )
    return small;
  if (/^bit of an? /.test(small)) return `a ${small}`;
  return `${/^[aeiou]/.test(small) ? 'an' : 'a'} ${small}`;
}

/** What ails them by what `text` says, said to them; null if nothing does. */
export function ailmentIn(text: string): string | null {
  if (!mayAil.test(text)) return null;
  const said = text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((it) => !it.includes('?') && !ofAnother.test(it) && !ofTheirs.test(it));
  for (const [form, told] of forms)
    for (const part of said) {
      const found = form.exec(part);
      if (found) return told(...found);
    }
  return null;
}
const mayAil = new RegExp(`\\b(?:${ills}|${limbs}|sneezing|coughing|sniffing|itching)\\b`, 'iu');
/** "No cold today", "you have a bad back", "my mum has a cold" */
const ofAnother =
  /\b(?:you|your|ur|u|he|she|they|who|his|her|their)\b[^,.!?]*\b(?:has|have|got|hurts?)\b|\bno (?:more )?(?:cold|headache|fever)\b|\b(?:used to|had|if|when) (?:i )?(?:have|had|get|got|a)\b/iu;
/** "Mum is home with a cold" */
const ofTheirs = new RegExp(
  `\\b(?:${relatives}|${beasts})(?:['’]s|s)? (?:is|has|got|had|was|caught|woke|home|in bed|a|an)\\b`,
  'iu',
);

/** The same as they would say it. */
export function inFirstPerson(ailment: string): string {
  return ailment
    .replace(/^you've\b/, "i've")
    .replace(/^you\b/, 'i')
    .replace(/\byour\b/g, 'my');
}

/** "What did I say was wrong with me?", "which part of me hurts?", as told-asked-text.ts writes it, too. */
export const asksWhatAils =
  /\bwhat(?:['’]?s| is| was)? (?:it )?(?:(?:did )?i (?:say |tell (?:you|u) )?)?(?:was |is |that )?(?:wrong|the matter|up) with me\b|\bwhat(?: did i (?:say|tell you))? (?:hurts?|ails?|is hurting|was hurting|aches?)(?: me)?\b|\b(?:which|what) (?:bit|part|side) of me\b|\bwhat (?:have i got|am i (?:down|ill|sick|home|in bed|off|suffering) with|did i catch|do i have)\W*$|\bwhy am i (?:home|in bed|ill|sick|off|at home|on the sofa)\b|\bwhat(?: happened to|(?: is| was|['’]?s) wrong with) my (?:knees?|back|throat|head|feet|neck|nose|tummy|voice|shoulders?)\b/i;
