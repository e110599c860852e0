// What stands beside what somebody tells, and is no part of it: how it is told, where they are now, a second half behind a comma.

/** Words that say how something is told, and nothing of it. */
export const softeners =
  /,?\s*\b(?:honestly|literally|actually|kinda|sorta|basically|finally|obviously|secretly|surprisingly|apparently|to be honest|in fact|as it happens)\b(?:,(?=\s))?|,?\s*\b(?:tho|though)\b(?=\s*(?:[.,!?]|$))/gi;
/** "I teach swimming normaly", "i live in leeds rn" */
const inHaste = /,? ?\b(?:rn|atm)\b|,? ?\b(?:normal|usual)l?y\b(?=\s*(?:[.,!?]|$))/gi;
/** "I tune pianos, sitting in a cafe": where they are now is another thing. */
const whereNow =
  /(?<=\bi(?:['’]m|m)? [^,.?!]{3,60}), (?:just |still |now )?((?:sitting|sat|standing|lying|waiting|stuck|hiding|resting) (?:in|on|at|by|under|near) |(?:in|on) (?:the|a|my) (?=(?:train|bus|tram|plane|car|cab|sofa|couch|bath|bed|break|lunch break|loo|way)\b))/giu;
/** "Hope you dont mind", "more for you", "so no milk for me" */
const secondHalf =
  /,? (?:(?:and |but |so )?(?:i )?hope (?:you|u|that)\b|(?:so )?more for (?:you|u)\b|so no [a-z]+ for me\b)[^.?!,]*/giu;
/** "Quiz: whats my dads name" tells nothing. */
const announcesAQuiz =
  /\b(?:(?:quick|small|little|memory|pop) )?(?:quiz|test)(?: (?:for (?:you|u|ye)|time))?\s*[:,-]\s*|\b(?:my|your|ur) (?:turn|go)\s*[:,!-]\s*/gi;
/** "What a day, ..." asks nothing. */
const exclaimed =
  /(?<=^|[.!?]\s+)(?:oh |ah |ugh )?what an? (?:\p{L}+ )?(?:day|night|week|morning|evening|afternoon)\b[\s,!.:-]*/giu;

/** `text` without all that. */
export function withoutHaste(text: string): string {
  return text
    .replace(softeners, '')
    .replace(inHaste, '')
    .replace(whereNow, ". i'm $1")
    .replace(secondHalf, '')
    .replace(announcesAQuiz, '')
    .replace(exclaimed, '');
}
