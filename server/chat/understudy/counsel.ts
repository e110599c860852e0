// "Ought I to speak to him first, or wait?": what one may be told to do, named. Only mild deeds, and nothing said with them that is on no
// list of harmless words: a line that says "do it" must never meet what nobody thought of.
import { isRepeatable } from '../../care/never-repeated.ts';
import { isUnwise } from './advice.ts';
import { plainly, written } from './plain.ts';
import { isHarmless } from './talk/known-words.ts';
import { stuff, thingsOfLife } from './things-of-life.ts';
import { relatives } from './told-words.ts';
import { ours } from './told-worth.ts';

const asking = [
  /(?<!\b(?:what|where|when|who|how|which|why|whom) )(?<!\b(?:what|which) \w+ )\b(?:should i|shall i|ought i to|do you think i (?:should|ought to)|would you advise me to) (.*)$/,
  /\b(?:decide|know|sure|wonder|wondering|undecided|torn) (?:whether|if) (?:to|i should|i ought to|i had better) (.*)$/,
  /\bdo i (.* or .*)$/,
  /^((?:\w+ ){1,4}or (?:\w+ ){1,4})$/,
  /\b(?:advice|advise|opinion|think)\b(?: \w+){0,3}? i (\w+ (?:\w+ ){0,5}or i .*)$/,
  /\bis it (?:wise|time|right|better|good|a good idea) (?:for me )?to (.*)$/,
];
/** Each alone, with a few words that tell what of. Whom one may go to, meet or leave is on no such list. */
const deeds =
  /^(?:retire|rest|sleep|nap|speak (?:to|with|up)|talk (?:to|with|it)|apologise|apologize|say sorry|forgive|make (?:up|peace)|call|phone|ring|write|tell|ask|invite|thank|visit|surprise|bring|buy|make (?:a|an|the|some)|feed|learn|practise|practice|study|sing|dance|paint|draw|knit|sew|bake|cook|plant|grow|prune|water|mend|repair|tidy|clean|wash|cut my hair|grow my hair|wear|take (?:the|a) (?:job|new job|day off|holiday|break|nap|walk|class|course|bath|umbrella)|accept (?:the|it|his|her|their) (?:job|offer|invitation)|apply|join|adopt|get (?:a|an|another) (?:cat|dog|puppy|kitten|goldfish|hen|haircut)|repaint|move(?! (?:in|out|away|to|back|on|house)\b)|fix|repair|confess|congratulate|play|wait|stay (?:home|in)|send (?:the letter|a card|flowers)|turn up(?= *$))\b/;
const waiting = /^(?:wait|stay|leave it|let it|not|do nothing|keep quiet)\b/;
const company =
  /^(?:mother|mom|mum|father|dad|parents|sister|brother|aunt|uncle|cousin|grandma|grandmother|gran|granny|grandpa|grandfather|friend|friends|neighbour|neighbor|teacher|boss|family|daughter|son|wife|husband|him|her|them|landlord|colleague)$/;
const plain =
  /^(?:a|an|the|my|to|with|up|of|for|in|at|on|it|or|and|me|now|first|again|today|tonight|tomorrow|too|about|from|mistake|idea|truth|feel|sorry|job|work|choir|band|spring|summer|autumn|winter|next|year|month|week|short|long|hair)$/;
const softened = /,?\s*(?:do you think|you think|what do you think|do you reckon)\s*(?=[?.!,]|$)/gi;
const mostWords = 6;

/** What nobody is told to hand over. */
const kept =
  /\b(?:money|cash|phone|number|address|photos?|pictures?|pics?|keys?|password|card|wine|beer|vodka|it|that|this|myself|i|where|why|what|when|how|who|if|because)\b/;

/** The deed to be advised, said to them ("speak to him first"); null if nothing is asked, or nothing should be said. */
export function sidedWith(message: string, random: () => number): string | null {
  const named = [...message.matchAll(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu)].map(([name]) => name).filter(isRepeatable);
  const names = new Set(named.map((name) => name.toLowerCase()));
  const text = message.replace(softened, '').replace(/ (?:in|at|to) \p{Lu}\p{Ll}+(?=\W*$)/u, '');
  for (const sentence of [text, ...text.split(/(?<=[.!?])\s+/)].map((it) => written(plainly(it)))) {
    const asked = asking
      .map((form) => form.exec(sentence)?.[1])
      .find((it) => it)
      ?.replace(/ or i (?=\w)/, ' or ');
    if (!asked || isUnwise(asked) || kept.test(asked)) continue;
    const options = asked
      .split(/ or (?:should i |shall i |do i |i |rather |else |to )?/)
      .map((it) =>
        it
          .trim()
          .replace(/^go to (?=visit|see)/, '')
          .replace(/ (?:by surprise )?on (?:mon|tues|wednes|thurs|fri|satur|sun)day$/, ''),
      )
      .filter((it) => it !== 'not');
    const bold = options.filter((it) => !waiting.test(it));
    const chosen = bold[Math.floor(random() * bold.length)];
    if (chosen && options.every((it) => waiting.test(it) || isMild(it, names))) return toThem(chosen, names);
  }
  return null;
}

/** What is done with a thing that stands on a list, and that nobody is hurt by. */
const ofThings = `(?:${[...(thingsOfLife.at(-1) ?? []), ...stuff].join('|')})s?`;
const ofAThing = new RegExp(
  `^(?:hide|sell|lend|polish|mend|repair|fix|replace|oil|tune|wash|clean|borrow) (?:the|my|our)(?: (?:${relatives}))? ${ofThings}$`,
);
const owned = new RegExp(`\\b(${relatives}) (?=${ofThings}$)`, 'u');

function isMild(option: string, names: ReadonlySet<string>): boolean {
  if (ofAThing.test(option)) return true;
  const words = option.split(' ');
  if (words.length > mostWords || !deeds.test(option)) return false;
  return words.every(
    (word, i) =>
      company.test(word) ||
      names.has(word) ||
      plain.test(word) ||
      ((i === 0 || isHarmless([word])) && (ours.has(word) || isRepeatable(word))),
  );
}

function toThem(deed: string, names: ReadonlySet<string>): string {
  return deed
    .replace(/\p{L}+/gu, (word) => (names.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .replace(owned, "$1's ")
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you');
}
