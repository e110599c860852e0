// What the visitor proposes that both do is agreed to by its name: "shall we bring the tiara back tonight?"
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { ends } from './noun.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { isHarmless } from './talk/known-words.ts';
import { rootOf, stemOf } from './triggers.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { unmatched } from './understand.ts';
import { gerundOf } from './verb-forms.ts';

const mostWordsOfAPlan = 6;
const proposals = [
  /^(?:(?:and|but|so|then|now|okay|well|hey|please|oh) )*(?:shall|can|could|should|may|might) we (?:both |two |just |also |go and |maybe )*([a-z]+) (.*)$/,
  /^(?:(?:and|but|so|then|now|okay|well|hey|please|oh|come) )*let us (?:both |two |just |also |go and |maybe )*([a-z]+) (.*)$/,
  /^(?:(?:and|but|so|then|now|okay|well|hey|oh) )*(?:would|will|do) you (?:like to |want to |ever |maybe )*([a-z]+) ((?:.* )?(?:with me|together) .*)$/,
];
const noPlan = /^(?:be|have|say|talk|speak|see|stop|do|know|think|get|not|wait|start|begin|go)$/;
const tails =
  / (?:the two of us|you and i|you and me|together|with me|please|then|right|okay|darling|dear|my love|if|when|because|but|or) .*$/;
/** Whose something is, seen from the character. */
export const turned: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['me', 'you'],
  ['your', 'my'],
  ['you', 'me'],
  ['i', 'you'],
]);
const repliesBack = 3;

/** "Shall we bring the tiara back tonight?" - "Bringing the tiara back tonight? ..." With `mayBeNew` also what nobody spoke of before. */
export function agreed(turn: Turn, mayBeNew: boolean): Act | null {
  const { words, memory, remarks, intent } = turn;
  if (memory.feeling === 'sad' || words.some((word) => graveWords.has(word))) return null;
  const said = plainly(
    turn.clause
      .split(/[:;]\s/)
      .at(-1)
      ?.split(/,\s/)[0] ?? '',
  );
  const text = written(said);
  const [, verb = '', rest = ''] = proposals.map((form) => form.exec(text)).find((it) => it !== null) ?? [];
  if (
    !verb ||
    noPlan.test(verb) ||
    !isHarmless(otherThanTold(said, turn)) ||
    said.some((word) => !isRepeatable(word) && !ends.has(word))
  )
    return null;
  const plan = ` ${rest}`
    .replace(tails, '')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  if (plan.length > mostWordsOfAPlan) return null;
  const before = new Set(remarks.slice(-repliesBack).flatMap(({ message }) => plainly(message).map(rootOf)));
  const isOfTheTalk = restOf(plan, []).length > 0 && plan.some((word) => word.length > 3 && before.has(rootOf(word)));
  if (!isOfTheTalk && !(mayBeNew && (unmatched.has(intent) || intent === 'request'))) return null;
  const thing = [gerundOf(verb), ...plan.map((word) => turned.get(word) ?? word)].join(' ');
  return fromPool(turn, 'agrees', { thing });
}

/** Words of the question that the character has not just said itself. */
function otherThanTold(words: readonly string[], { remarks, part }: Turn): readonly string[] {
  const isOfTheWorld = (word: string) => part.world.some(({ names }) => names.includes(`${word} `));
  const before = new Set(remarks.slice(-repliesBack).flatMap(({ message }) => plainly(message).map(stemOf)));
  return words.filter((word) => !before.has(stemOf(word)) && !isOfTheWorld(word));
}

/** "Can I come with you next time? I have a good lantern." */
export function mayJoin(turn: Turn): Act | null {
  const { words, memory } = turn;
  const isAsked =
    memory.feeling !== 'sad' && joining.test(written(words)) && !words.some((word) => graveWords.has(word));
  return isAsked ? fromPool(turn, 'tells may') : null;
}
const joining =
  /^(?:(?:and|but|so|then|well|please|hey|oh) )*(?:can|could|may|might) i (?:please |maybe )?(?:(?:come|go|tag along|ride|sail|walk|fly)(?: (?:along|too|with you|next time|tonight|tomorrow|there|then|one day|some time|sometime|up|as well))* |(?:join|help|watch) (?:you|in|it|them|too|with it|please)? ?)$/;
