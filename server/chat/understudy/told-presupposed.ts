// What a question takes for granted, and so tells.
import { days, months } from './told-aspects.ts';
import { beasts, relatives, size } from './told-words.ts';

/** Begins a question, with or without its mark. */
export const asksFirst =
  /^(?:(?:and|but|so|well|hey|ok|okay|oh|do you think|plus) )*(?:who|whos|who's|what|whats|what's|where|wheres|where's|when|why|how|hows|which|whose|should|could|can|would|will|do|does|did|is|are|am|was|were|have you|has|shall|don't|dont|isn't|aren't|won't|may i)\b/i;

const event = new RegExp(
  `\\bmy ((?:[a-z]+ )?(?!(?:${relatives}|${beasts})\\b|(?:about|with|for|in|at|on)\\b)[a-z]+) ((?:is )?(?:(?:on|this|next) (?:${days})|tomorrow|tonight|in (?:${months})|next (?:week|month|year)))`,
  'i',
);

/** "I shall bow at my concert on Friday" tells of a concert, whatever becomes of the bow. */
export function eventIn(text: string): string | null {
  const [, what, when] = event.exec(text) ?? [];
  return what && when ? `my ${what.replace(/ is$/, '')} is ${when.replace(/^is /, '')}` : null;
}

/** What a question takes for granted: "should i quit my job as a lawyer?", "did i tell you i won?", "what do i wear to my exam on friday?" */
export function presupposed(question: string): readonly string[] {
  const text = question.replace(/[?!.\s]+$/, '');
  const job =
    /\b(?:my (?:\w+ )?(?:job|work|career|life)|to work|working) as (an? [a-z]+(?: [a-z]+)?)(?= (?:and|or|to|for|so|at|in|if|because)\b|[,.]|$)/i.exec(
      text,
    )?.[1];
  const told =
    /^(?:(?:and|but|so|hey|oh|btw) )*(?:did i (?:tell|mention|say)(?: to)?(?: you| u)?(?: yet)?|did (?:you|u) (?:know|hear)|do (?:you|u) know|can (?:you|u) believe|would (?:you|u) believe|is it (?:ok|okay|bad|weird|strange|silly)|guess what|you know)(?: that| if)?,? ((?:i|i'm|im|my|we)\b.+)$/i.exec(
      text,
    )?.[1];
  const parts = asksFirst.test(text) ? [] : text.split(/,\s+/).slice(0, -1);
  const because = /\b(?:because|since|now that|cuz|but|and) ((?:i'm|im|i am|my|i have|i work|i live|i)\b .+)$/i.exec(
    text,
  )?.[1];
  const that = /\bthat ((?:i|i'm|im|i've|we're|my \S+ (?:is|has|was))\b .+)$/i.exec(text)?.[1];
  const somebody = new RegExp(
    `\\b(?:my|our) ((?:[a-z]+ )?${size}(?:${relatives}|${beasts})) (\\p{Lu}\\p{Ll}+)(?!\\p{L})`,
    'u',
  ).exec(text);
  const beast = new RegExp(
    `\\b(?:an?|one|my|our) (?:[a-z]+ )?(${beasts}),? (?:called|named) (\\p{Lu}\\p{Ll}+)(?!\\p{L})`,
    'u',
  ).exec(text);
  return [
    beast && `my ${beast[1]} is called ${beast[2]}`,
    somebody && `my ${somebody[1]} is called ${somebody[2]}`,
    !told && that,
    job && `i'm ${job}`,
    eventIn(text),
    told,
    parts.length > 0 && !asksFirst.test(parts.join(', ')) ? parts.join(', ') : null,
    !told && because && !asksFirst.test(because) && asksFirst.test(text) ? because : null,
  ].filter((it): it is string => typeof it === 'string' && it !== '');
}
