// "He barely talks to me lately" of a teenager, and "he doesn't notice me" of a crush: many have these troubles, and no danger is in them.
// What may be one stays as it is said.

/** With any of these more may be meant than somebody who is busy or sulks. */
const mayWeigh =
  /\b(?:die|dying|dead|death|kill\w*|hurts?|harm\w*|hit\w*|beat\w*|lock\w*|touch\w*|threat\w*|afraid|scared|alone|lonely|nobody (?:else|ever|cares|loves|talks|likes|sees|wants)|no one|anymore|any more|never|myself|worth\w*|useless|hopeless|pointless|point in|cry\w*|cried|sad|cut\w*|pills?|drugs?|drink\w*|drunk|eat\w*|sleep\w*|weeks|months|years|worried|worry\w*|police|hospital|missing|gone|left|ran away|school|bully\w*|bullied|life|live|end|cannot|give up|tired of)\b|n['’]t (?:go on|cope|stand|want|live|eat|sleep)\b/i;
const isQuiet =
  /\b(he|she|my (?:teenage )?(?:son|daughter|boy|girl|lad|teenager)) (?:just |only )?(?:barely|hardly) (?:talks?|speaks?) to me(?: lately| these days| now)?(?=\s*(?:[.,!?;]|$))/giu;
const isUnseeing = /\b(he|she) (?:just )?(?:does(?:n['’]?t| not)) (?:even )?notice me(?=\s*(?:[.,!?;]|$))/giu;

/** `message` with such a distance in other words, where nothing in it may mean more. */
export function withoutDistance(message: string): string {
  return mayWeigh.test(message)
    ? message
    : message.replace(isQuiet, '$1 likes football').replace(isUnseeing, '$1 likes football');
}
