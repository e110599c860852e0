// "It's Marigold, I told you!" behind a question about a boat tells what the boat is called, and not the visitor's own name. It is written
// out, in the message and in what was said before, so that all that reads a message understands it.
import type { Question } from '../../../contract/chat.ts';

type Remark = NonNullable<Question['history']>[number];

const answer =
  /(?<=^|[.!?,;] *|\b(?:no|haha|lol|well),? )(?:it['’]?s|it is) (\p{L}{3,15})(?=\s*(?:$|[.!,;]))(?! (?:here|btw|by the way))/iu;
const named =
  /\b(?:my|our) (?:(?:little|old|new|dear|big) )?(\p{Ll}+(?: (?:one|friend|dog|cat))?)(?:['’]s)? (?:is |was )?(?:called|named|name)\b/u;
const ofAnother = /\b(his|her|its|their) name\b/i;
const ofAllergy = /\b(?:i['’]?m|i am|am i) allergic\b/i;
const ofOneself = /\bmy name\b|\bname is\b|\bcall(?:ed)? me\b|\bwho (?:i am|am i)\b/i;
const noAnswer =
  /^(?:the|not|you|that|this|all|just|only|very|too|fine|okay|true|good|great|late|time|nothing|me|lovely|funny|cold|dark|over|done)$/i;

/** `question` with such answers written out. */
export function withToldAgain(question: Question): Question {
  const history: Remark[] = [];
  let before = '';
  for (const remark of question.history ?? []) {
    const isTheirs = remark.category === 'user';
    history.push(isTheirs ? { ...remark, message: writtenOut(remark.message, before) } : remark);
    if (isTheirs) before = remark.message;
  }
  const { message } = question;
  return {
    ...question,
    ...(question.history ? { history } : {}),
    ...(message === undefined ? {} : { message: writtenOut(message, before) }),
  };
}

/** `before`: what the visitor said last. What the same message says first counts more. */
function writtenOut(message: string, before: string): string {
  const found = answer.exec(message);
  const word = found?.[1];
  if (!found || !word || noAnswer.test(word)) return message;
  const asked = [message.slice(0, found.index), before].find((it) => isOfTold(it));
  if (asked === undefined || ofOneself.test(asked)) return message;
  const noun = named.exec(asked)?.[1];
  const whose = ofAnother.exec(asked)?.[1];
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const told = ofAllergy.test(asked)
    ? `I'm allergic to ${word}`
    : noun
      ? `my ${noun} is called ${name}`
      : `${whose ?? 'its'} name is ${name}`;
  return message.replace(answer, told);
}

function isOfTold(text: string): boolean {
  return named.test(text) || ofAnother.test(text) || ofAllergy.test(text) || ofOneself.test(text);
}
