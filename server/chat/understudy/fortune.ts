// "You told me this fortune: “…” What does it mean?", as the fortune teller's page writes it into the chat's input, in English or Spanish.
import type { Question } from '../../../contract/chat.ts';
import { isHeard } from './fit-to-say.ts';
import { plainly, written } from './plain.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const pool = 'what a fortune means';
/** Up to the closing mark; remarks of the history may be cut before it. */
const fortune = /\bfortun[ea]\b[^“”]{0,40}(“[^“”]*(?:”|$))/gi;
const asks =
  /\b(?:fortune|prediction|prophecy) (?!tellers? )(?:\S+ ){0,12}?(?:mean|means|meant|meaning) |\bwhat (?:is|was) (?:\S+ ){1,3}?(?:fortune|prediction|prophecy) about |\b(?:what is|mean|means|meant|meaning|meaning of|make of|explain|understand|interpret|about|behind) (?:to |by |with |of )?(?:my|your|this|that|the) (?:\S+ ){0,2}?(?:fortune|prediction|prophecy) (?!teller)/;
const asksInSpanish =
  /\b(?:que (?:significa|significaba|quiere decir|querra decir)|explica(?:me|melo)?|entiendo) (?:\S+ ){0,2}?(?:fortuna|prediccion) |\b(?:fortuna|prediccion) (?:\S+ ){0,12}?(?:significa|quiere decir) /;
/** Who says more than this has something else to say, too. */
const mostWords = 16;

/** `question` without the words of fortunes: nobody has said them of themself. */
export function withoutFortunes(question: Question): Question {
  const { message, history } = question;
  return {
    ...question,
    ...(message !== undefined && { message: withoutFortune(message) }),
    ...(history && {
      history: history.map((remark) =>
        remark.category === 'user' ? { ...remark, message: withoutFortune(remark.message) } : remark,
      ),
    }),
  };
}

function withoutFortune(message: string): string {
  return message.replace(fortune, (all: string, words: string) => all.slice(0, -words.length).trimEnd());
}

/** What a fortune means, if it is asked; each answer fits any of them. */
export function ofFortune(turn: Turn): Act | null {
  const words = plainly(turn.message);
  const text = written(words);
  if (words.length > mostWords || !(asks.test(text) || asksInSpanish.test(text))) return null;
  const answer = fromPool(turn, pool);
  return answer && !isHeard(turn, answer.line) ? answer : null;
}
