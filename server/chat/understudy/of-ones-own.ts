// What the visitor should do with what is theirs: keep the car or sell it, who is right. Only things are judged; all other advice is general.
import { graveWords } from '../../care/grave-words.ts';
import { adviceTopicOf, asksBareAdvice, topicIn } from './advice-topics.ts';
import { advised } from './advised.ts';
import { talkOf } from './answers-talk.ts';
import { optionsIn } from './chooses.ts';
import { isHeavy } from './heavy.ts';
import { plainly } from './plain.ts';
import { kindsIn } from './talk/kind-of.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const deeds = 'sell|keep|mend|repair|fix|replace|scrap|give (?:it|them) away|throw (?:it|them) (?:away|out)|get rid of';
const either = new RegExp(`\\b(?:${deeds})\\b[^.!?]* or (?:to )?(?:${deeds})\\b`, 'i');
const whether = new RegExp(`\\b(?:should|whether|if|shall) (?:we|i) (?:should |ought to )?(?:${deeds})\\b`, 'i');
/** "He wants to sell our car and I do not. Who is right?" */
const wantsTo = new RegExp(`\\b(?:wants?|like|love) to (?:${deeds}) (?:my|our|the)\\b`, 'i');
const opinion =
  /\b(?:what(?:'s| is) your (?:honest )?(?:opinion|verdict|view)|(?:lend|give|tell) (?:me|us) your (?:honest )?(?:opinion|verdict|view)|value your opinion|who(?:'s| is) right|how would you (?:judge|decide)|what would you (?:advise|do in my place))\b/i;
/** Of these whatever is kept or sold does nobody any harm; of all else ("should i keep seeing him") nothing is said here. */
const things =
  'cars?|volvo|van|bike|bicycle|boat|caravan|tractor|scooter|sofa|couch|armchair|chairs?|table|wardrobe|piano|guitar|violin|clock|coat|jacket|hat|boots|books|records|shed|greenhouse|kettle|teapot|lamp|carpet|curtains|radio|camera|sewing machine|mower|tent|stamps';
const ofAThing = new RegExp(
  `\\b(?:${deeds}) (?:(?:my|our|the|this|that|his|her|their|old|new|good|poor|faithful|big|little|second) ){1,3}(?:${things})\\b`,
  'i',
);
const anyAdvice =
  /\bwhat advice would you (?:give|have)\b|\bwhat (?:shall|should|do|can) i do about\b|\b(?:give me|need|like|want) (?:some |your |a bit of |a word of )?advice\b|\b(?:any|a) (?:good )?(?:tricks?|tips?|advice) (?:for (?:me|us|that|it|him|her|\w+day|tomorrow|tonight|(?:the|my|our|this) \w+)|from (?:an?|the|you))\b|\b(?:give|got|have) (?:me |us )?(?:an? |some |any |one )?(?:good )?(?:tips?|advice) (?:how|on|for|to|about)\b|\bnow the \p{L}+ (?:tip|advice)\b|\b(?:have you|have you got|got|do you have) any (?:good )?(?:tricks?|tips?|advice)\b/iu;
/** Only of who sleeps long in the morning: whom one cannot wake is no matter for a joke. */
const asksToWake =
  /\bhow (?:do|would|can|should) (?:i|you|we|one) (?:wake|get) .*\b(?:sleeps? like a (?:stone|log|brick)|in the mornings?|for (?:school|work))\b/i;
const ours = /\b(?:i|my|we|our|us)\b/i;

/** What many ask advice about has lines of its own. */
const known: ReadonlySet<string> = new Set(
  'dentist exam-soon presentation moving-advice interview-soon first-day-soon cant-sleep sore-body nervous get-up-early'.split(
    ' ',
  ),
);
const surely = 0.6;
/** "How do I make friends?" is no recipe. */
const ofFriends =
  /\b(?:how (?:do|can|should|could) i|i need(?: to)?|i have no|i want(?: to)?|any advice.*) (?:make |find |get |have )?(?:some |new |any )?friends\b/i;
const ofWaking =
  /\b(?:oversleeps?|sleeps? like a (?:stone|log|brick)|get up (?:early|in time|on time)|wake up (?:early|in time|on time))\b/i;

function ofKnown(turn: Turn): Act | null {
  if (ofWaking.test(turn.message)) return talkOf(turn, 'get-up-early');
  if (ofFriends.test(turn.message)) return talkOf(turn, 'make-friends');
  const meant = kindsIn(turn.message).find(({ kind, sureness }) => sureness >= surely && known.has(kind.answer ?? ''));
  return meant?.kind.answer ? talkOf(turn, meant.kind.answer) : null;
}

/** Advice on it, which can do no harm; null for any other message. */
export function ofOnesOwn(turn: Turn): Act | null {
  const { message } = turn;
  const advice = onTopic(turn);
  if (advice) return advice;
  if (isHeavy(message) || plainly(message).some((word) => graveWords.has(word))) return null;
  const isAsked = either.test(message) || whether.test(message) || (wantsTo.test(message) && opinion.test(message));
  if (isAsked && ofAThing.test(message)) return fromPool(turn, 'advice keep');
  if (anyAdvice.test(message) || asksToWake.test(message) || ofFriends.test(message))
    return ofKnown(turn) ?? advised(turn) ?? fromPool(turn, 'advice do');
  return opinion.test(message) && ours.test(message) ? advised(turn) : null;
}

/** "Any advice for the dance on Saturday?", and on what was told just before, if the message only asks for advice. */
function onTopic(turn: Turn): Act | null {
  const { message, remarks } = turn;
  const calm = message.replace(ofNerves, '');
  if (isHeavy(calm) || plainly(calm).some((word) => graveWords.has(word))) return null;
  const before = remarks.filter(({ category }) => category === 'user').slice(-topicLastsFor);
  const topic =
    adviceTopicOf(message) ??
    (asksBareAdvice(message) ? (before.map((it) => topicIn(it.message)).findLast((it) => it !== null) ?? null) : null);
  if (!topic || optionsIn(message) || ofWaking.test(message) || ofFriends.test(message)) return null;
  const said = 'pool' in topic ? fromPool(turn, topic.pool) : talkOf(turn, topic.talk);
  return said && { ...said, hasNodded: true };
}
const topicLastsFor = 3;
const ofNerves =
  /\b(?:and )?(?:i'?m|i am) (?:so |really |very |a bit )?(?:terrified|scared|nervous|dreading it|panicking|worried)(?: of it| about it)?\b/gi;
