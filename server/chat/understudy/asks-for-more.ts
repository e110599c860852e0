// The words in which somebody asks for more of what is told: "carry on", "next verse", "whats the last line".
import { clausesOf } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { withoutName } from './spoken-to.ts';
import type { Turn } from './turn.ts';

const thing = '(?:the|our|my|your|this|that|it)(?: \\w+){0,2}';
const asksForMore = new RegExp(
  [
    `\\b(?:carry on|go on|continue|keep going) (?:with|to|on)? ?${thing} $`,
    '(?<!\\bi )\\b(?:go back|get back|back) to (?:it|that|(?:the|our|my|your|this|that) (?:\\w+ )?(?:story|tale|song|poem|game|riddle|riddles|recipe|lesson|dance|adventure)|where we \\w+(?: off)?) $',
    '\\b(?:carry on|go on|keep going|continue|resume)(?: now| then| please| again| where we were)? $',
    '\\b(?:where were we|(?:finish|the rest of|rest of|go on with|carry on with|back to|on with) what|where are we with|where are we now|where was i|what did i miss|what have i missed) ',
    `\\b(?:is there|got|have you|you have|there is) (?:any |some )?more(?: (?:to|of|in) ${thing})?(?: or not| or what| then)? $`,
    '\\b(?:is|was) (?:that|it) (?:it|all|the end|everything)(?: of it)? $',
    '\\bwhat (?:comes|came|happens|happened|goes|is|was)(?: in| on)? (?:after|next|then)\\b(?: (?:that|this|the \\w+|it))? ?$',
    `\\b(?:finish|tell me the rest of|the rest of|the end of) ${thing} $|\\b(?:tell me|what is|what was) the rest $`,
    `\\bnext (?:line|verse|part|bit|step|stanza)(?: (?:of|in|from) ${thing})?(?: now| then| please| silly)? $`,
    '\\b(?:hear|know|want) the rest(?: of \\w+(?: \\w+)?)? $|\\b(?:sing|read|tell|play|dance|walk) on(?: now| then| please)? $',
    '\\b(?:keep|go on|carry on|continue) (?:singing|reading|telling|dancing|playing|walking)(?: (?:it|me|to me|please|about \\w+(?: \\w+)?))? $',
    '^(?:(?:yes|okay|sure|please|come on|go on|and|so|now) )*(?:the |what is the |what was the |sing the |give me the )?(?:rest|last (?:line|verse|bit|part))(?: of (?:that|the|it|your)(?: \\w+)?)?(?: please| now| then)? $',
    `\\bhow (?:did|does) ${thing}(?: \\w+)? end $`,
    '\\b(?:sing|tell|read|give|show) me (?:the )?(?:end|ending|rest|last (?:line|verse|bit|part))(?: now| then| please| of it)? $',
    '\\bnext steps? ',
    '\\b(?:you )?(?:left|leave|leaving|keep|kept|keeping) (?:me|us) (?:hanging|waiting|in suspense|dangling) $',
    '\\b(?:where is|what is|how (?:does|goes)) (?:my|the) (?:next|last|final|second|third) (?:line|verse|stanza)(?: go| please)? ',
    `\\bwhat (?:comes|is|happens|do (?:i|we) do) (?:next|after|then) (?:for|with|in|to) ${thing} `,
    '\\bwhat (?:do|should|must) (?:i|we) do (?:next|then|(?:now|after)(?: (?:\\w+ing|that|this|it|the \\w+))) $',
    '^(?:(?:and|but|so|okay|yes|right|oh) )*(?:then what|what then|what next|and then) $',
  ].join('|'),
);
const mostWords = 14;
/** "Yes finish it please, my kids would love this one" */
const agrees = /^(?:yes|yeah|yep|sure|ok|okay|please)\b.*\b(?:finish|go on|carry on|continue|the rest)\b/i;

/** What of the message asks for more; undefined if nothing does. */
export function askedForMore({ message, character }: Pick<Turn, 'message' | 'character'>): string | undefined {
  return clausesOf(message)
    .flatMap((it) => [it, ...it.split(/,\s+/).filter((part) => agrees.test(part))])
    .map((clause) => withoutName(plainly(clause), character))
    .filter((words) => words.length <= mostWords)
    .map((words) => asksForMore.exec(written(words))?.[0])
    .find((it) => it !== undefined);
}
