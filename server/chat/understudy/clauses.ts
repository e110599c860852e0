// Finds the part of a message that wants an answer: of several sentences the last that asks or requests something.
import { plainly, written } from './plain.ts';
import { allToldIn } from './told.ts';

/** What decorates a message and wants no answer, if there is more. */
const garnish =
  /^(?:(?:haha|lol|aw|aww|hey|oh|ooh|wow|hm|hmm|hi|hello|well|okay|ok|yes|yeah|no|thanks|thank you|that is (?:so )?(?:kind|nice|sweet|funny|lovely|cute)(?: of you)?|i am (?:just )?(?:kidding|joking)|just kidding|you are (?:so )?(?:funny|sweet|cute|silly)|sorry|please|my love|so cute|cute|nice|cool) )+$/;
const requests =
  /^(?:(?:and|but|so|then|please|now|okay|well|come on|hey|seriously|honestly) )*(?:(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would) (?:he|she|it|they|the|that|this|your)|tell|show|give|sing|write|play|read|teach|make|say|let us|help|describe|come|dance|kiss|hug|guess|stop|wait|listen|bring|take|cook|bake|can you|could you|will you|would you|i want you to|do you|are you|have you|did you|was your|were you|is your|has your|what|who|where|when|why|how|which|should i|can i|may i|could i|do i|is|am i) /;

const leaving =
  /\b(?:good night|goodnight|bye|bye bye|goodbye|adios|see you|good bye|buenas noches|hasta luego) |\b(?:have|need|got|must) to (?:go|leave|sleep|go to bed) |(?<!\b(?:the|last|all|every|that|this|one|a|at) )\b(?:night|nite) (?:night|gorgeous|handsome|beautiful|love|honey|hun|babe|baby|sweetie|sweetheart|darling|dear|cutie|then|shrek|fiona|donkey|puss|kitty|doris|suzy|gingy|harold|lillian|x+) /;

/** "Ok a game! What've you got?" wants the game. */
const asksForAny =
  /^(?:(?:and|so|okay|well|now) )*(?:what (?:have you got|do you have|you got)|got any(?: good ones)?) $/;
/** "Deal, where though?" asks where. */
const agreeing =
  /^(?:deal|sure|fine|nice|cool|great|lovely|done|agreed|perfect|ok|okay)[,!]\s+(?=(?:who|what|where|when|why|how)\b)/i;
const though = /,?\s+(?:though|tho)(?=\s*[?.!]*$)/i;

/** "I have to go, goodnight Shrek" too. */
function isGoodbye(text: string): boolean {
  return goodbyeFirst.test(text) || goingAndGoodbye.test(text);
}
const goingAndGoodbye =
  /^(?:(?:and|so|well|okay|now|but) )*i (?:have|need|got|must|am) .*\b(?:good night|goodnight|bye|goodbye|good bye) /;
const goodbyeFirst =
  /^(?:(?:and|so|well|okay|now|then) )*(?:good night|goodnight|bye|bye bye|goodbye|good bye|farewell) /;

/** The clause of `message` to answer; the whole message if it has only one. */
export function mainClause(message: string): string {
  const clause = lastAsking(message);
  // "My sister cooks too, does it need salt?" asks what stands behind what it tells.
  const [, told = '', asked = ''] = askedBehind.exec(clause) ?? [];
  // "Have you got a sweetheart, or only customers?"
  const [, alone = ''] = orNothing.exec(asked || clause) ?? [];
  if (alone) return `${alone}?`;
  const isRelative = somebody.test(told) && ofSomebody.test(asked);
  if (isRelative) return `${told}?`;
  return asked && (ofThemself.test(told) || allToldIn(told).length > 0) ? asked : clause;
}
const orNothing =
  /^(.{8,}), or (?:only|just|merely|(?:does|do|is|are|did|was) (?:he|she|they|that|it|everybody|nobody))\b[^,]*\?$/i;
const ofThemself = /^(?:i['’]ve|i have|i['’]m|i am|we['’]ve|we have|my \p{L}+) /iu;
/** "My sister Ines, who is having a baby". */
const somebody = /\bmy \p{L}+(?: \p{Lu}\p{Ll}+)?$/iu;
const ofSomebody = /^(?:who|which) (?!(?:is|was) (?:she|he|it|that|this|my|your)\b)/i;
const askedBehind =
  /^(.{8,}), ((?:and |but |so )?(?:who|what|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b[^,]*)$/i;

function lastAsking(message: string): string {
  const corrected = correction(withoutAnnouncing(withoutLaughs(message)));
  const all = clausesOf(corrected);
  const said = all.filter((clause, i) => i === 0 || !asksForAny.test(written(plainly(clause))));
  const clauses = said.map((clause) => clause.replace(agreeing, '').replace(though, ''));
  if (clauses.length < 2) return clauses[0] ?? message;
  const last = clauses.at(-1) ?? '';
  if (leaving.test(written(plainly(last)))) return last;
  // "Good night, and say hello to the egg man" is a good night.
  const goodbye = clauses.findLastIndex((clause) => isGoodbye(written(plainly(clause))));
  if (goodbye !== -1 && !clauses.slice(goodbye).some((clause) => clause.includes('?'))) return clauses[goodbye] ?? last;
  const at = clauses.findLastIndex((clause) => clause.includes('?') || requests.test(written(plainly(clause))));
  const [before = '', asking = ''] = [clauses[at - 1], clauses[at]];
  const game = all.findIndex((clause, i) => i > 0 && !said.includes(clause));
  if (at === -1 && game !== -1) return all[game - 1] ?? corrected;
  // "Grew up with keys? Why?" asks why of keys.
  if (before.includes('?') && bareQuestion.test(written(plainly(asking)))) return `${before} ${asking}`;
  // "Who's Ferdinand? The dog?" asks who he is.
  if (asksOfOne.test(before) && guessBehind.test(asking)) return before;
  // "Would you come on Friday, and sit next to my sister?"
  if (goesOn.test(asking) && wishes.test(before)) return `${before} ${asking}`;
  return asking || corrected;
}
const goesOn = /^and (?:sit|stand|listen|watch|cheer|dance|sing|eat|drink|stay|help|see|hear|bring|play|meet|have)\b/i;
const wishes = /\b(?:will|would|can|could) you\b/i;

const asksOfOne =
  /\bwho(?:['’]?s| is| was) (?:the )?\p{Lu}[^?]*\?$|\bwho (?:taught|told|gave|made) (?:you|u|him|her|them) [^?]*\?$|\bwhat (?:are|do|did|were|shall|will|should) (?:we|you|they|he|she) \p{L}+[^?]*\?$/u;
const guessBehind = /^(?:the|an?|my|your|his|her) (?:\p{L}+ )?\p{L}+\?$/iu;

/** Whether `clause` begins as questions and requests do. */
export function isAsking(clause: string): boolean {
  return requests.test(written(plainly(clause)));
}

const bareQuestion = /^(?:and |but |so )?(?:why|where|who|when|how|how come|what for|how long|how many) $/;

/** The parts of `message` that say something, in order. */
export function clausesOf(message: string): readonly string[] {
  return message
    .split(
      /(?<=[.!?…\p{Extended_Pictographic}])\s+(?!\p{Extended_Pictographic})|\n+|,\s+(?=(?:but|and|so)\s)|\s+(?:but|btw|anyway|also|lol|haha)\s+/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => plainly(clause).length > 0 && !garnish.test(written(plainly(clause))));
}

/** "Guess what, I fell in the pond" is about the pond. */
export function withoutAnnouncing(message: string): string {
  return message.replace(announcing, '').replace(listening, '');
}
/** "Listen, I have been asked to play" is no request. */
const listening = /(?<=^|[.!?]\s)(?:listen|look),\s+(?=(?:i|i['’]ve|i['’]m|my|we)\b)/giu;
const announcing =
  /(?<=(?:^|[.!?]\s)(?:(?:so|hey|ok|okay|and|omg|oh|well|lol|listen|look|btw|by the way)[\s,!]+)*)(?:guess what|(?:i have|i've got|i've|i got) (?:a )?(?:some |big |good |great |more |a bit of |a little )?news(?: of my own| too| also| for you)?(?:, \p{L}+)?)[\s,.!:?]+(?=\S+\s+\S+)/iu;

/** Laughter before, behind or among words is no topic, nor is "i bet". */
function withoutLaughs(message: string): string {
  const rest = [laughInside, laughBefore, laughBehind, kiddingBehind, betBehind, knowsBehind, leavingBehind]
    .reduce((said, decoration) => said.replace(decoration, decoration === laughInside ? '. ' : ''), message)
    .trim();
  return plainly(rest).length > 1 || shortQuestion.test(rest) ? rest : message;
}
const shortQuestion = /^(?:why|what|how|who|where|when|which|and|really)\b/i;
const laugh = '(?:lo+l|lmao|lmfao|rofl|omg|ha(?:ha)+h?|hehe|hihi|aw+|ooh+|tbh|ngl)';
const laughBefore = new RegExp(`^(?:${laugh}\\b[\\s,.!]*)+`, 'i');
/** "He works at a bank, so who knows" asks nothing. */
const knowsBehind = /,?\s*\b(?:so|but|and),? who knows[.!]*$/i;
/** "That was the goat, i bet" is no wager. */
const betBehind = /,\s*(?:i|i'd|i would) bet[.!]*$/i;
/** "Tell me a joke before i go back to the shelf?" wants a joke. */
const leavingBehind =
  /(?<=\S\s+\S+),? before (?:i|we) (?:say (?:good ?night|goodbye|bye)|go|leave|sleep|head|set|must|have to|fall|turn)\b[^.!?:]*[.!?]*$/i;
const kiddingBehind = /[\s,.!]+(?:i was|i am|i'm|im) (?:just |only )?(?:kidding|joking|teasing)[.!]*$/i;
/** "Licks yes, pecks no lol hes a rabbit". */
const laughInside = new RegExp(
  `(?<=\\S+ \\S+ \\S+)[\\s,]+${laugh}\\s+(?=(?:i|im|he|hes|she|shes|it|its|they|we|my|the|you|u)\\b)`,
  'giu',
);
const laughBehind = new RegExp(`(?:[\\s,.!]*\\b${laugh})+[.!]*$`, 'i');

/** "Not a gift, a poem" is "a poem"; "not crying, sing!" is "sing"; "i said left" is "left". */
function correction(message: string): string {
  const [, asked] =
    /(?:^|[.!?,]\s+|\b(?:no|what) )i asked (?:you )?(?:if|whether) (you .{3,60})$/i.exec(message.trim()) ?? [];
  if (asked) return `do ${asked}?`;
  const [, said] =
    /(?:^|[.!?,]\s+|\bno )i (?:said|meant|asked(?: for| about)?|want|wanted)\s+(?!that\b|you\b|u\b|to\b|no\b|so\b|it\b)(.{2,60})$/i.exec(
      message.trim(),
    ) ?? [];
  if (said) return said;
  const [, instead] =
    /^(?:no+[,.!]?\s+)*(?:i'?m |i am |it'?s |that'?s )?not\s+[^,.!;?]{2,40}[,.!;?]+\s*(?:but\s+)?(.{2,})$/i.exec(
      message.trim(),
    ) ?? [];
  return instead && !/^(?:lol|haha|you|i)\b/i.test(instead) ? instead : message;
}
