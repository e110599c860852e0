// A word for whoever plays along, before the tale goes on: "id have thrown it in the soup" - "Tempting. In the kitchen stood a pudding."
import { choiceAt } from './choice-at.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { kindOf } from './scene-order.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const begun = '^(?:(?:and|but|so|oh+|ooh+|haha|lol|ok|okay|well|hm+|no|yes|aw+|then|quick|hey)[,!. ]+)*';
/** How a message plays along, each the name of a pool "aside ..."; the first that fits counts. */
const forms: readonly (readonly [string, RegExp])[] = [
  // "I'd love to" is none
  [
    'would',
    /\b(?:i['’]?d|i would)(?:['’]?ve| have| be| never| just| so| probably)* (?!love|like|rather|say|prefer|better)\p{L}{3,}/iu,
  ],
  ['guess', new RegExp(`${begun}(?:i )?(?:bet|betting|i['’]?m betting|guess|surely|must be|probably)\\b`, 'iu')],
  ['pity', /\bpoor (?!you\b|me\b)\p{L}+|\bfeel (?:so )?(?:sorry|bad) for\b/iu],
  [
    'praise',
    /\b(?:beautiful|lovely|pretty|brilliant|genius|amazing|bravo|hilarious|love (?:it|this|that)|(?:so|quite|really|pretty|actually) (?:good|funny|sweet|clever)|good one|nice one|well done)\b/i,
  ],
  [
    'deed',
    new RegExp(
      `^\\*|${begun}i (?!am|was|had|have|do|did|can|love|like|know|think|mean|see|hope|wish|need|want)[a-z]{3,}(?<!ed) `,
      'i',
    ),
  ],
  ['laugh', /\b(?:(?:ha){2,}h?|lo+l|lmao|hehe|hihi|rofl)\b|[😂🤣]/iu],
  ['shock', /\b(?:omg|oh no|no way|whoa|yikes|oof|wow)\b|!!/i],
];
/** In verse only praise is answered, and in a lesson a laugh may be about the onions. */
const heardIn: Readonly<Record<string, RegExp>> = {
  story: /./,
  quarrel: /^(?:would|laugh|pity|shock)$/,
  adventure: /./,
  song: /^praise$/,
  poem: /^praise$/,
  recipe: /^praise$/,
  lesson: /^praise$/,
};

/** `act` with such a word, where it goes on with the tale and has room for one. */
export function withAQuip(turn: Turn, act: Act): Act {
  const { progress, message, part, random } = turn;
  const [before, after] = [progress.place, act.progress.place ?? act.progress.left];
  const isOffered = before?.entry === 'offer' && before.choices.length === 0;
  if (
    act.hasNodded ||
    !before ||
    isOffered ||
    after?.scene !== before.scene ||
    after.choices.length <= before.choices.length
  )
    return act;
  if (message.includes('?') || isQuestion(turn.clause, turn.words) || turn.memory.feeling === 'sad') return act;
  const found = choiceAt(turn, before);
  const [kind] = forms.find(([, form]) => form.test(message)) ?? [];
  if (!kind || found?.isButton || (found?.isSure && kind === 'deed')) return act;
  const lastLine = lastReplyOf(turn);
  const quips = part.script.pools.get(`aside ${kind}`) ?? [];
  if (!heardIn[kindOf(turn, before)]?.test(kind) || quips.some((it) => lastLine.startsWith(it))) return act;
  const isNice = isWelcome(turn);
  const fitting = (form: string) =>
    quips.map((quip) => `${quip} ${form}`).filter((line) => countWords(line) <= mostWordsOfALine && isNice(line));
  const lines =
    part.briefs
      .formsOf(act.line)
      .map(fitting)
      .find((it) => it.length > 0) ?? [];
  const line = lines[Math.floor(random() * lines.length)];
  return line ? { ...act, line, hasNodded: true } : act;
}
