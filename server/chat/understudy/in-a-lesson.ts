// In the middle of a recipe or a lesson: "what do I do with the butter?", "my butter is rock hard, what now?"
import { nextBeat } from './act-scene.ts';
import { namedNext } from './answers-next.ts';
import type { Chosen } from './choice.ts';
import { choiceAt } from './choice-at.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isAboutRest, restOf } from './rest.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const bareQuestion =
  /^(?:(?:so|and|but|ok|okay|oh) )*(?:what now|now what|what (?:do|should|can) i do(?: now| then)?|what then|is (?:that|it|this) (?:ok|okay|fine|right|bad)|help(?: me)?) $/;
/** "Can I leave it out?", "what would you use instead of butter?" */
const leavesOut =
  /\b(?:leave|skip|omit|drop) (?:it|that|this|them|those|the \w+)(?: out)? |(?<!\bwhat )\b(?:do|does|must|have to) (?:i|it|we|you) (?:really )?(?:need|have) (?:the )?(?!then|now|next|first|here|this|for)\w+ (?:in it )?$|\bwithout (?:the |any )?\w+ $|(?<!\b(?:making|cooking|baking|doing) )\binstead of (?:the )?\w+ |\b(?:use|take|put in|have) instead /;
const foods =
  'butter|margarine|oil|milk|cream|flour|sugar|honey|syrup|eggs?|cheese|cheddar|salt|pepper|onions?|garlic|leeks?|carrots?|potatoes|beans|parsnips?|mushrooms?|tomatoes|apples?|pears?|plums?|raisins|nuts|almonds|oats|rice|bread|toast|water|stock|broth|wine|vinegar|lemons?|cinnamon|ginger|nutmeg|herbs?|parsley|thyme|chocolate|cocoa|yeast|baking powder|jam|gumdrops|icing|fish|trout|ham|bacon|chicken|yoghurt|yogurt';
const sorts =
  'salted|unsalted|plain|white|brown|fresh|frozen|dried|tinned|soft|cold|hot|warm|big|small|sweet|red|green|wholemeal';
/** "Can I use oil?", "is it salted butter?", "would margarine do?", "does it have to be brown sugar?" */
const usesInstead = new RegExp(
  `\\b(?:can|could|may|should) (?:i|we|it|you) (?:also |just |maybe )?(?:use|take|have|be|put in|add|do it with|try) (?:\\w+ ){0,3}?(?:${foods}) |\\b(?:is|are|was|with) (?:it |that |they |the \\w+ )?(?:${sorts}) (?:or |(?:${foods}) $)|\\b(?:would|will|does) (?:\\w+ )?(?:${foods}) (?:do|work|be (?:ok|fine|all right))|\\b(?:do|does) (?:it|they|the \\w+) (?:have|need) to be (?:${sorts}|${foods}) |\\b(?:${sorts}) or (?:${sorts}) |^(?:(?:so|and|with|hm|oh|wait) )*(?:${sorts}) (?:${foods}) $`,
);
/** "Milena can't have milk" */
const mayNotHave =
  /\b(?:allerg\w*|intolerant|coeliac|vegan|vegetarian|(?:can not|must not|does not|do not) (?:eat|have|like))\b/;
/** "Are there nuts in this icing? I am allergic to nuts." */
const contains = new RegExp(
  `\\b(?:are there|is there|any|has it|does it have|does it contain|are) (?:any |some )?(?:${foods}) (?:in |there )`,
);
const allergic = /\ballergic\b/i;
const repliesBack = 3;
const ownWords: ReadonlySet<string> = new Set(['i', 'my', 'me', 'mine', 'we', 'our']);

/** "I don't sway. Trams don't sway": what is taught is not done, and nothing is said of having, knowing or liking. */
const refuses =
  /\b(?:i|we|my (?:\w+ )?\w+)(?: really| just| simply)? (?:do not|can not|will not|could not|never|refuse to|(?:am|is) not going to) (?!know|think|remember|mind|care|have|understand|see|want|like|love|believe|need|get|hear|eat|own|trust|wait|stop|help|tell|say|talk|feel|sleep|speak)(\w+)/;

/** Whoever will not or cannot do a step of a lesson is let off it; null for any other message, and where it says besides what goes on. */
export function letOff(turn: Turn, place: Place, found: Chosen | null): Act | null {
  const kind = turn.part.scenes.all.find(({ name }) => name === place.scene)?.kind;
  if (kind !== 'lesson' || (place.entry === 'offer' && place.choices.length === 0)) return null;
  if (found?.isButton || turn.memory.feeling === 'sad' || isQuestion(turn.clause, turn.words)) return null;
  const sentences = turn.message.split(/(?<=[.!?…])\s+|,\s+/);
  const others = sentences.filter((it) => !refuses.test(written(plainly(it))));
  if (others.length === sentences.length) return null;
  const rest = found?.isSure ? choiceAt({ ...turn, message: others.join(' ') }, place) : null;
  return rest?.isSure ? null : fromPool(turn, 'lets off');
}

/** The step that tells of what is asked for, or what helps with what the message tells; null outside lessons and for any other message. */
export function stepAsked(turn: Turn, place: Place): Act | null {
  const { part, message, clause, words, remarks, progress } = turn;
  const kind = part.scenes.all.find(({ name }) => name === place.scene)?.kind;
  if (kind === 'recipe' && contains.test(written(plainly(message))) && allergic.test(message))
    return fromPool(turn, 'leaves out');
  if ((kind !== 'recipe' && kind !== 'lesson') || !isQuestion(clause, words)) return null;
  if (kind === 'recipe' && leavesOut.test(written(words))) return fromPool(turn, 'leaves out');
  if (kind === 'recipe' && usesInstead.test(written(plainly(message)))) {
    return fromPool(turn, mayNotHave.test(written(plainly(message))) ? 'leaves out' : 'uses instead');
  }
  const parts = message.split(/[,.!?;]+\s+/);
  if (parts.length > 1 && bareQuestion.test(written(plainly(parts.at(-1) ?? '')))) {
    const all = plainly(message).filter((word) => !ownWords.has(word)); // it is the lesson's butter, whosever it is
    const answer = namedNext({ ...turn, clause: message, words: all, intent: 'question' });
    return answer ? { ...answer, progress } : nextBeat(turn, place);
  }
  const replies = remarks.filter(({ category }) => category === 'AI').slice(-repliesBack);
  const rest = restOf(words, [...replies.map((reply) => reply.message), 'with']);
  const next = rest.length > 0 ? nextBeat(turn, place) : null;
  return next && isAboutRest(next.line, rest) ? next : null;
}
